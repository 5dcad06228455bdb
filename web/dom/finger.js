// @ts-check

/** Pixels that a finger may move before it is decided what it wants. */
const slack = 8;
/** Seconds over which the speed of a finger is taken. */
const speedOver = 0.1;

let gestures = 0;

/** @typedef {import("../pager/layout.js").Layout["axis"]} Axis */
/** @typedef {{ type: string } & Record<string, any>} Message */
/** @typedef {{ pointerId: number, clientX: number, clientY: number, timeStamp: number }} Touch */

/** One finger from touch to release, and the gesture that it makes. */
export class Finger {
  /**
   * Decided once: to move the page, or something else.
   * @type {"unclear" | "page" | "other"}
   */
  wants = "unclear";
  #gid = `g${(gestures += 1)}`;
  #extent;
  #axis;
  #axisVector = [0, 0];
  #from;
  /** @type {{ at: number, translation: number }[]} */
  #moves = [];

  /**
   * @param {Touch} touch
   * @param {number} extent pixels of the surface along its axis
   * @param {Axis} axis
   */
  constructor({ pointerId, clientX, clientY }, extent, axis) {
    this.pointer = pointerId;
    this.#extent = extent;
    this.#axis = axis;
    this.#from = { x: clientX, y: clientY };
  }

  /** @param {Touch} touch @returns {Finger["wants"]} */
  decide({ clientX, clientY }) {
    this.#axisVector = [clientX - this.#from.x, clientY - this.#from.y];
    const [x, y] = this.#axisVector.map(Math.abs);
    if (Math.max(x, y) < slack) return this.wants;
    const isAlong = this.#axis === "vertical" ? y > x : x > y;
    this.wants = isAlong && globalThis.getSelection?.()?.type !== "Range" ? "page" : "other";
    // It counts from where it was understood, so that the page does not leap by the slack.
    this.#from = { x: clientX, y: clientY };
    return this.wants;
  }

  /** @returns {Message} */
  begin() {
    return { type: "dragBegin", gid: this.#gid, extent: this.#extent, axisVector: this.#axisVector };
  }

  /** @param {Touch} touch @returns {Message} */
  move(touch) {
    return { type: "dragMove", gid: this.#gid, translation: this.#follow(touch) };
  }

  /** @param {Touch} touch @returns {Message} */
  end(touch) {
    const translation = this.#follow(touch);
    const [first] = this.#moves;
    const time = touch.timeStamp / 1000 - first.at;
    const velocity = time > 0 ? (translation - first.translation) / time : 0;
    return { type: "dragEnd", gid: this.#gid, translation, velocity };
  }

  /** @returns {Message} */
  cancel() {
    return { type: "dragCancel", gid: this.#gid, reason: "touch" };
  }

  /** @param {Touch} touch @returns {number} pixels since it began */
  #follow({ clientX, clientY, timeStamp }) {
    const translation = this.#axis === "vertical" ? clientY - this.#from.y : clientX - this.#from.x;
    const at = timeStamp / 1000;
    this.#moves = [...this.#moves.filter((move) => at - move.at <= speedOver), { at, translation }];
    return translation;
  }
}
