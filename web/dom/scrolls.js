// @ts-check
import { blocks, shareOf, way } from "./blocks.js";

/** Pixels that a finger may move before it is decided what it wants. */
const slack = 8;
/** Milliseconds without a turn of the wheel after which it begins anew. */
const wheelRest = 300;
/** Pixels of a line, where a wheel counts lines. */
const line = 32;

/** @typedef {import("../session/types.js").Message} Message */
/** @typedef {{ page: string, number: number, element: HTMLElement, share: number }} Block */

/**
 * A finger up or down on a picture of the page, or a wheel over it, which scrolls for everyone what is
 * longer than the page. The picture itself is moved by the session alone.
 */
export class Scrolls {
  #stage;
  #send;
  /** @type {{ pointer: number, x: number, y: number, block: Block, scrolls: boolean } | null} */
  #finger = null;
  /** @type {{ block: Block, at: number } | null} */
  #wheel = null;

  /**
   * @param {HTMLElement} stage
   * @param {(input: Message, begins: boolean) => void} send
   */
  constructor(stage, send) {
    this.#stage = stage;
    this.#send = send;
    window.addEventListener("pointerdown", (event) => this.#touched(event), { capture: true });
    stage.addEventListener("pointermove", (event) => this.#moved(event));
    for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, () => (this.#finger = null));
    stage.addEventListener("wheel", (event) => this.#turned(event), { passive: false });
  }

  /**
   * Whether something that scrolls lies there.
   * @param {MouseEvent} event
   */
  isOver({ clientX, clientY }) {
    return [...(this.#blocks()?.known.values() ?? [])].some((block) => holds(block, clientX, clientY));
  }

  /** @param {PointerEvent} event */
  #touched(event) {
    this.#finger = null;
    if (event.pointerType === "mouse" || !event.isPrimary || !event.composedPath().includes(this.#stage)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const block = this.#under(x, y);
    if (block) this.#finger = { pointer, x, y, block, scrolls: false };
  }

  /** @param {PointerEvent} event */
  #moved({ pointerId, clientX, clientY }) {
    const finger = this.#finger;
    if (pointerId !== finger?.pointer) return;
    const begins = !finger.scrolls;
    if (begins) {
      const [x, y] = [Math.abs(clientX - finger.x), Math.abs(clientY - finger.y)];
      if (Math.max(x, y) < slack) return;
      if (x > y) return void (this.#finger = null);
      this.#stage.setPointerCapture(pointerId);
      finger.scrolls = true;
      // It counts from where it was understood, so that nothing leaps by the slack.
      finger.y = clientY;
    }
    this.#tell(finger.block, finger.block.share + share(finger.block, finger.y - clientY), begins);
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    const begins = event.timeStamp - (this.#wheel?.at ?? -Infinity) > wheelRest;
    const block = begins ? this.#under(event.clientX, event.clientY) : this.#wheel?.block;
    if (!block) return;
    event.preventDefault();
    this.#wheel = { block, at: event.timeStamp };
    block.share = this.#tell(block, block.share + share(block, event.deltaY * (event.deltaMode ? line : 1)), begins);
  }

  /** @param {Block} block @param {number} wanted @param {boolean} begins */
  #tell({ page, number }, wanted, begins) {
    const share = Math.min(Math.max(wanted, 0), 1);
    this.#send({ type: "scroll", page, block: number, share }, begins);
    return share;
  }

  /**
   * The block at a point, else the first one of the page.
   * @param {number} x
   * @param {number} y
   * @returns {Block | null}
   */
  #under(x, y) {
    const { page, known } = this.#blocks() ?? {};
    const [first, ...others] = known ?? [];
    if (!page || !first) return null;
    const [number, element] = [first, ...others].reverse().find(([, block]) => holds(block, x, y)) ?? first;
    return { page, number, element, share: shareOf(element) };
  }

  /** What scrolls on the settled page. */
  #blocks() {
    const page = /** @type {HTMLElement | null} */ (this.#stage.querySelector(".page[data-place=current]"));
    return page?.shadowRoot ? { page: page.dataset.page ?? "", known: blocks(page.shadowRoot) } : null;
  }
}

/**
 * Pixels of the screen as a share of a block's way.
 * @param {Block} block
 * @param {number} pixels
 */
function share({ element }, pixels) {
  const scale = element.getBoundingClientRect().height / Math.max(element.offsetHeight, 1);
  return pixels / Math.max(scale, 0.01) / way(element);
}

/** @param {HTMLElement} element @param {number} x @param {number} y */
function holds(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
