// @ts-check

/** Pixels that a finger may move before it is decided what it wants. */
const slack = 8;
/** Seconds over which the speed of a finger is taken. */
const speedOver = 0.1;

/** @typedef {{ type: string } & Record<string, any>} Message */

/**
 * Swipes of one finger along the stage, told as the pager takes them: pixels of the stage's own width.
 * What is along the other axis, pinched, on a link or within a selection is left alone.
 * @param {HTMLElement} stage
 * @param {(input: Message) => void} send
 */
export function installSwipes(stage, send) {
  /**
   * Fingers that are down, and the one that may swipe.
   * @type {Set<number>}
   */
  const down = new Set();
  /** @type {Swipe | null} */
  let swipe = null;

  stage.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    down.add(event.pointerId);
    if (down.size > 1) return cancel();
    if (!isZoomed() && !belongsToPage(event)) swipe = new Swipe(event, stage);
  });
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerId !== swipe?.pointer) return;
    if (swipe.owned && isZoomed()) return cancel();
    const wants = swipe.owned ? "page" : swipe.decide(event);
    if (wants === "other") swipe = null;
    if (wants !== "page" || !swipe) return;
    if (!swipe.owned) begin(event, swipe);
    send({ type: "dragMove", gid: swipe.gid, translation: swipe.move(event) });
  });
  for (const type of ["pointerup", "pointercancel"]) {
    // On the window: a finger may be lifted anywhere.
    window.addEventListener(type, (event) => {
      const { pointerId } = /** @type {PointerEvent} */ (event);
      down.delete(pointerId);
      if (pointerId !== swipe?.pointer) return;
      if (type === "pointercancel") return cancel();
      const ended = swipe;
      swipe = null;
      if (ended.owned) send(ended.end(/** @type {PointerEvent} */ (event)));
    });
  }
  stage.addEventListener("touchmove", (event) => swipe?.owned && event.preventDefault(), { passive: false });

  /** @param {PointerEvent} event @param {Swipe} begun */
  function begin(event, begun) {
    begun.owned = true;
    stage.setPointerCapture(event.pointerId);
    const { gid, extent, axisVector } = begun;
    send({ type: "dragBegin", gid, extent, axisVector });
  }

  function cancel() {
    const cancelled = swipe;
    swipe = null;
    if (cancelled?.owned) send({ type: "dragCancel", gid: cancelled.gid, reason: "touch" });
  }
}

let gestures = 0;

/** One finger from touch to release. */
class Swipe {
  owned = false;
  gid = `g${(gestures += 1)}`;
  axisVector = [0, 0];
  #begin;
  /** @type {{ at: number, translation: number }[]} */
  #moves = [];

  /** @param {PointerEvent} event @param {HTMLElement} stage */
  constructor(event, stage) {
    this.pointer = event.pointerId;
    this.extent = stage.clientWidth;
    this.#begin = { x: event.clientX, y: event.clientY };
  }

  /**
   * Once and for all, what the finger wants.
   * @param {PointerEvent} event
   * @returns {"unclear" | "page" | "other"}
   */
  decide(event) {
    this.axisVector = [event.clientX - this.#begin.x, event.clientY - this.#begin.y];
    const [x, y] = this.axisVector.map(Math.abs);
    if (Math.max(x, y) < slack) return "unclear";
    if (x <= y || isSelecting()) return "other";
    // It moves from where it was understood, so that the page does not leap by the slack.
    this.#begin.x = event.clientX;
    return "page";
  }

  /** @param {PointerEvent} event @returns {number} pixels since it began */
  move({ clientX, timeStamp }) {
    const translation = clientX - this.#begin.x;
    const at = timeStamp / 1000;
    this.#moves = [...this.#moves.filter((move) => at - move.at <= speedOver), { at, translation }];
    return translation;
  }

  /** @param {PointerEvent} event @returns {Message} */
  end(event) {
    const translation = this.move(event);
    const [first] = this.#moves;
    const time = event.timeStamp / 1000 - first.at;
    const velocity = time > 0 ? (translation - first.translation) / time : 0;
    return { type: "dragEnd", gid: this.gid, translation, velocity };
  }
}

function isZoomed() {
  return (visualViewport?.scale ?? 1) > 1.01;
}

function isSelecting() {
  return getSelection()?.type === "Range";
}

/**
 * Whether the finger is on something that needs its own way with it.
 * @param {PointerEvent} event
 */
function belongsToPage(event) {
  return event.composedPath().some((node) => {
    if (!(node instanceof Element)) return false;
    if (node.matches("input, select, textarea, video, audio")) return true;
    return node.matches("pre, .math.display") && node.scrollWidth > node.clientWidth + 1;
  });
}
