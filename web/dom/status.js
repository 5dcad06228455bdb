// @ts-check

/** Milliseconds for which a connection may be away without a word. */
const grace = 800;

const words = {
  open: "",
  connecting: "Connecting…",
  waiting: "Reconnecting…",
  stopped: "Disconnected. Reload the page to come back.",
};

/** Tells, beside the page and never on it, that the session is out of reach. */
export class Status {
  #element;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** @param {keyof typeof words} phase */
  show(phase) {
    this.#element.dataset.phase = phase;
    this.#element.textContent = words[phase];
    if (phase === "open" || phase === "stopped") {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#element.hidden = phase === "open";
    } else {
      this.#timer ??= setTimeout(() => (this.#element.hidden = false), grace);
    }
  }
}
