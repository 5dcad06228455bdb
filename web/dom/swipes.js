// @ts-check
import { Echo } from "./echo.js";
import { Finger } from "./finger.js";

/** @typedef {import("./finger.js").Axis} Axis */
/** @typedef {import("./finger.js").Message} Message */

/**
 * Swipes of one finger along a surface, told as the pager takes them: in pixels, with the surface's own
 * size along the axis. What goes along the other axis, is pinched, or selects text is left alone.
 */
export class Swipes {
  #surface;
  #send;
  #axis;
  #isTaken;
  #echo;
  /** @type {Set<number>} */
  #down = new Set();
  /**
   * The finger that swipes, or may.
   * @type {Finger | null}
   */
  #finger = null;

  /**
   * @param {HTMLElement} surface
   * @param {(input: Message) => void} send
   * @param {() => Axis} axis along which the pages lie now
   * @param {(event: PointerEvent) => boolean} isTaken whether a finger there is not for the pages
   */
  constructor(surface, send, axis, isTaken = () => false) {
    this.#surface = surface;
    this.#send = send;
    this.#axis = axis;
    this.#isTaken = isTaken;
    this.#echo = new Echo(surface);
    surface.addEventListener("pointermove", (event) => this.#moved(event));
    // On the window: a second finger may come down anywhere, and one be lifted anywhere.
    window.addEventListener("pointerdown", (event) => this.#touched(event), { capture: true });
    window.addEventListener("pointerup", (event) => this.#lifted(event));
    window.addEventListener("pointercancel", (event) => this.#lifted(event));
  }

  /** @param {PointerEvent} event */
  #touched(event) {
    if (event.pointerType === "mouse") return;
    if (event.isPrimary) this.#down.clear();
    this.#down.add(event.pointerId);
    if (this.#down.size > 1) this.cancel();
    else if (event.composedPath().includes(this.#surface) && !isZoomed()) this.#watch(event, this.#axis());
  }

  /** @param {PointerEvent} event @param {Axis} axis */
  #watch(event, axis) {
    if (belongsToPage(event, axis) || this.#isTaken(event)) return;
    const { clientWidth, clientHeight } = this.#surface;
    this.#finger = new Finger(event, axis === "vertical" ? clientHeight : clientWidth, axis);
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const finger = this.#finger;
    if (event.pointerId !== finger?.pointer) return;
    if (finger.wants === "unclear" && finger.decide(event) === "page") this.#begin(event, finger);
    if (finger.wants === "other") this.#finger = null;
    if (finger.wants !== "page") return;
    if (isZoomed()) this.cancel();
    else this.#send(finger.move(event));
  }

  /** @param {PointerEvent} event @param {Finger} finger */
  #begin({ pointerId }, finger) {
    this.#surface.setPointerCapture(pointerId);
    this.#send(finger.begin());
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    this.#down.delete(event.pointerId);
    const finger = this.#finger;
    if (event.pointerId !== finger?.pointer) return;
    if (event.type === "pointercancel") return this.cancel();
    this.#finger = null;
    if (finger.wants !== "page") return;
    this.#echo.expect(event);
    this.#send(finger.end(event));
  }

  /** The gesture comes to nothing, and its finger is no more looked at. */
  cancel() {
    const finger = this.#finger;
    this.#finger = null;
    if (finger?.wants === "page") this.#send(finger.cancel());
  }
}

function isZoomed() {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/**
 * Whether the finger is on something that needs its own way with it.
 * @param {PointerEvent} event
 * @param {Axis} axis
 */
function belongsToPage(event, axis) {
  return event.composedPath().some((node) => {
    if (!(node instanceof Element)) return false;
    if (node.matches("input, select, textarea, video, audio, [role=slider]")) return true;
    return node.matches(axis === "vertical" ? "[data-overflow]" : "[data-wide]");
  });
}
