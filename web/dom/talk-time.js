// @ts-check

/** @typedef {import("../session/types.js").Timer} Timer */

/** How long the talk has lasted, running by itself. */
export class TalkTime {
  #element;
  #now;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} element
   * @param {() => number} now the session's time
   */
  constructor(element, now) {
    this.#element = element;
    this.#now = now;
  }

  /** @param {Timer} timer */
  show(timer) {
    clearTimeout(this.#timer);
    const elapsed = timer.elapsed + (timer.running ? this.#now() - timer.since : 0);
    const text = spoken(elapsed);
    if (this.#element.textContent !== text) this.#element.textContent = text;
    this.#element.dataset.running = String(timer.running);
    if (timer.running) this.#timer = setTimeout(() => this.show(timer), 1000 * (1 - (elapsed % 1)) + 5);
  }
}

/** @param {number} elapsed seconds */
export function spoken(elapsed) {
  const seconds = Math.max(0, Math.floor(elapsed));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
