// @ts-check

/** @typedef {import("../session/types.js").AutoAdvance} State */

/** When the page turns by itself, counted down on the button that keeps it from that. */
export class AutoAdvance {
  #button;
  #now;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLButtonElement} button
   * @param {() => number} now the session's time
   */
  constructor(button, now) {
    this.#button = button;
    this.#now = now;
  }

  /**
   * @param {State} state
   * @param {import("../session/types.js").Page | undefined} page
   */
  show(state, page) {
    clearTimeout(this.#timer);
    this.#button.hidden = state.on && !page?.autoAdvance;
    this.#button.setAttribute("aria-pressed", String(state.on));
    const left = state.on && state.due ? Math.max(state.due - this.#now(), 0) : null;
    const text = words(state.on, left);
    if (this.#button.textContent !== text) this.#button.textContent = text;
    if (left) this.#timer = setTimeout(() => this.show(state, page), 1000 * (left % 1 || 1) + 5);
  }
}

/** @param {boolean} on @param {number | null} left seconds */
function words(on, left) {
  if (!on) return "Pages wait";
  return left === null ? "Waits" : `Turns in ${Math.ceil(left)} s`;
}
