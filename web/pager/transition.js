// @ts-check
import { curveValue } from './curve.js';

/** @typedef {import('./direction.js').Direction} Direction */
/** @typedef {import('./curve.js').Curve} Curve */

/**
 * What began a transition.
 * @typedef {'gesture' | 'program' | 'control' | 'autoplay' | 'scrub' | 'edit'} Cause
 */

/**
 * How a settling transition will end: on the new page or the old.
 * @typedef {'commit' | 'cancel'} Outcome
 */

/**
 * The passage from one page to another, as told to observers.
 * @typedef {object} Transition
 * @property {number} tid from 1, in the order they open
 * @property {string | null} from null when the first pages come
 * @property {string | null} to null when the last page goes
 * @property {Direction} direction
 * @property {Cause} cause
 */

/**
 * A timed run of the position, from p0 to p1; times in seconds.
 * @typedef {object} Motion
 * @property {number} p0
 * @property {number} p1
 * @property {number} start
 * @property {number} duration
 * @property {Curve} curve
 */

/**
 * A request that waits for the end of a transition.
 * @typedef {{ req: string, page: string }} Pending
 */

/**
 * When a motion has arrived.
 * @param {Motion} motion
 */
export const motionEnd = (motion) => motion.start + motion.duration;

/**
 * The position at a time, held at the ends.
 * @param {Motion} motion
 * @param {number} time
 */
export function motionPosition({ p0, p1, start, duration, curve }, time) {
  if (!(duration > 0)) return p1;
  return p0 + (p1 - p0) * curveValue(curve, (time - start) / duration);
}

/** A transition under way; while it is open, its `from` is the settled page. */
export class OpenTransition {
  /**
   * @param {number} tid
   * @param {string} from
   * @param {string} to
   * @param {Direction} direction
   * @param {Cause} cause
   */
  constructor(tid, from, to, direction, cause) {
    this.tid = tid;
    this.from = from;
    this.to = to;
    this.direction = direction;
    this.cause = cause;
    /**
     * The requests that it will answer, in their order.
     * @type {Pending[]}
     */
    this.requests = [];
    /** Whether something caught it or turned it round. */
    this.isCut = false;
    /**
     * The page shown on the far side while it lies behind rest.
     * @type {string | null}
     */
    this.behind = null;
  }

  /** @returns {Transition} */
  get facts() {
    const { tid, from, to, direction, cause } = this;
    return { tid, from, to, direction, cause };
  }

  /**
   * The position at which it ends.
   * @param {Outcome} outcome
   */
  destination(outcome) {
    return outcome === 'commit' ? this.direction : 0;
  }

  /** @param {import('./input.js').Request} request */
  attach({ req, page }) {
    if (req !== null) this.requests.push({ req, page });
  }
}
