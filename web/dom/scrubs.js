// @ts-check
import { Echo } from "./echo.js";

/** Pixels that a finger may move on the control and still only tap it. */
const slack = 8;

/** @typedef {import("../session/types.js").Message} Message */

/**
 * A finger that runs along the page control: it goes to each page that it reaches. One that stays where
 * it came down is left to be a tap, and a second one ends it.
 */
export class Scrubs {
  /** @type {(number: number | null) => void} the page under the finger, from 1; null when it is lifted */
  onscrub = () => {};
  #control;
  #send;
  #count;
  #echo;
  /** @type {{ pointer: number, from: number, number: number } | null} number 0: it has not begun */
  #finger = null;

  /**
   * @param {HTMLElement} control
   * @param {(input: Message) => void} send
   * @param {() => number} count of pages
   */
  constructor(control, send, count) {
    this.#control = control;
    this.#send = send;
    this.#count = count;
    this.#echo = new Echo(control);
    window.addEventListener("pointerdown", (event) => this.#touched(event), { capture: true });
    control.addEventListener("pointermove", (event) => this.#moved(event));
    window.addEventListener("pointerup", (event) => this.#lifted(event));
    window.addEventListener("pointercancel", (event) => this.#lifted(event));
  }

  /** Nobody hears it any more. */
  end() {
    const finger = this.#finger;
    this.#finger = null;
    if (!finger?.number) return;
    this.#send({ type: "scrubEnd" });
    this.onscrub(null);
  }

  /** @param {PointerEvent} event */
  #touched(event) {
    if (this.#finger) return this.end();
    if (!event.isPrimary || !event.composedPath().includes(this.#control)) return;
    this.#finger = { pointer: event.pointerId, from: event.clientX, number: 0 };
  }

  /** @param {PointerEvent} event */
  #moved({ pointerId, clientX }) {
    const finger = this.#finger;
    if (pointerId !== finger?.pointer) return;
    if (!finger.number) {
      if (Math.abs(clientX - finger.from) < slack) return;
      this.#control.setPointerCapture(pointerId);
      this.#send({ type: "scrubBegin" });
    }
    const number = this.#under(clientX);
    if (number === finger.number) return;
    finger.number = number;
    this.#send({ type: "scrubTo", number });
    this.onscrub(number);
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    if (event.pointerId !== this.#finger?.pointer) return;
    if (this.#finger.number) this.#echo.expect(event);
    this.end();
  }

  /** @param {number} x @returns {number} of the page there, from 1 */
  #under(x) {
    const { left, width } = this.#control.getBoundingClientRect();
    const { paddingLeft, paddingRight, direction } = getComputedStyle(this.#control);
    const [before, after] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
    const share = (x - left - before) / Math.max(1, width - before - after);
    const along = Math.min(Math.max(direction === "rtl" ? 1 - share : share, 0), 1);
    return 1 + Math.round(along * (this.#count() - 1));
  }
}
