// @ts-check
import { reading } from "../session/fold.js";

/** @typedef {import("../session/types.js").Timer} Timer */

/**
 * Seconds that the talk and the page are meant to take; undefined where nobody has said.
 * @typedef {{ talk?: number, page?: number }} Planned
 */

/** How long the talk has lasted, and its page, against what was planned; running by itself. */
export class TalkTime {
  #parts;
  #now;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {{ time: HTMLElement, plan: HTMLElement, page: HTMLElement }} parts
   * @param {() => number} now the session's time
   */
  constructor(parts, now) {
    this.#parts = parts;
    this.#now = now;
  }

  /** @param {Timer} timer @param {Planned} planned */
  show(timer, planned) {
    clearTimeout(this.#timer);
    const { time, plan, page } = this.#parts;
    const elapsed = reading(timer, this.#now());
    const onPage = elapsed - (timer.arrived ?? 0);
    write(time, spoken(elapsed));
    write(plan, planned.talk ? `of ${spoken(planned.talk)}` : "");
    write(page, planned.page ? `page ${spoken(onPage)} of ${spoken(planned.page)}` : "");
    time.dataset.running = String(timer.running);
    time.toggleAttribute("data-over", elapsed > (planned.talk ?? Infinity));
    page.toggleAttribute("data-over", onPage > (planned.page ?? Infinity));
    if (timer.running) this.#timer = setTimeout(() => this.show(timer, planned), 1000 * (1 - (elapsed % 1)) + 5);
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {number} elapsed seconds */
export function spoken(elapsed) {
  const seconds = Math.max(0, Math.floor(elapsed));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
