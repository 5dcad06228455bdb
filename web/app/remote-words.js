// @ts-check

/** Milliseconds for which a word stays. */
const lasting = 2500;

/** @type {Record<string, string>} */
const words = {
  noPage: "There is no page that way.",
  outOfRange: "There is no such page.",
  stale: "Someone else turned the page.",
  busy: "Another hand holds the page.",
  locked: "The pages are locked.",
  modal: "A sheet lies over the pages.",
  notDriver: "Someone else steers.",
  empty: "There are no pages.",
  offline: "Not connected: nothing was sent.",
};

/**
 * What a refusal is called.
 * @param {string} reason
 */
export function said(reason) {
  return words[reason] ?? `Refused: ${reason}.`;
}

/** A word about the last press, which goes by itself. */
export class Word {
  #element;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** @param {string} text */
  say(text) {
    this.#element.textContent = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#element.textContent = ""), lasting);
  }
}
