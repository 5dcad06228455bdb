// @ts-check
/** @typedef {import("../session/scene.js").Motion} Motion */
/** @typedef {Extract<Motion, { kind: "run" }>} TimedMotion */
/** @typedef {import("./styles/keyframes.js").Frame} Frame */

/** The session's curves as the browser calls them; they are the same to the last digit. */
const easings = { linear: "linear", easeIn: "ease-in", easeOut: "ease-out", easeInOut: "ease-in-out" };

/** A timed motion of some elements, carried out by the browser alone. */
export class Run {
  #animations;

  /**
   * @param {TimedMotion} motion
   * @param {Map<HTMLElement, Frame[]>} frames
   * @param {{ delay: number, lasting: number }} timing
   */
  constructor(motion, frames, { delay, lasting }) {
    this.motion = motion;
    // It holds at its end until the session says what has become of it.
    const options = { duration: lasting * 1000, easing: easings[motion.curve], fill: /** @type {const} */ ("both") };
    this.#animations = [...frames].map(([element, keyframes]) => element.animate(keyframes, options));
    for (const animation of this.#animations) animation.currentTime = -delay * 1000;
  }

  stop() {
    for (const animation of this.#animations) animation.cancel();
  }
}

/**
 * When a run begins that reaches us late. A little late, it goes the whole way in the time that is left,
 * so that it neither jumps at its start nor ends late; who comes later than half of it joins it where it
 * is, and so does one that was on its way already.
 * @param {TimedMotion} motion
 * @param {number} now
 * @param {boolean} isUnderWay
 */
export function timing({ start, duration }, now, isUnderWay) {
  const late = now - start;
  if (late > 0 && late < duration / 2 && !isUnderWay) return { delay: 0, lasting: duration - late };
  return { delay: Math.min(-late, 1), lasting: duration };
}

/** @param {Motion} a @param {Motion} b */
export function sameRun(a, b) {
  return a.kind === "run" && b.kind === "run" && a.p0 === b.p0 && a.p1 === b.p1 && a.start === b.start;
}
