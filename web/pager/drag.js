// @ts-check
import { directionOf, opposite } from './direction.js';
import { clamp, thresholdTolerance } from './numbers.js';

/** @typedef {import('./direction.js').Direction} Direction */
/** @typedef {import('./input.js').Touch} Touch */
/** @typedef {import('./rubber-band.js').RubberBand} RubberBand */
/** @typedef {import('./transition.js').OpenTransition} OpenTransition */

/** Pulls beyond this are cut, so that no sum leaves the numbers. */
const farthest = 1e6;

/**
 * What a finger found on one side: a page, or none that it may go to.
 * @typedef {{ page: string } | 'wall'} Side
 */

/** What a finger found on both sides; null where it has not been yet. */
export class Sides {
  /** @type {Side | null} */
  #forward = null;
  /** @type {Side | null} */
  #backward = null;

  /** @param {Direction} direction */
  get(direction) {
    return direction > 0 ? this.#forward : this.#backward;
  }

  /**
   * @param {Direction} direction
   * @param {Side | null} side
   */
  set(direction, side) {
    if (direction > 0) this.#forward = side;
    else this.#backward = side;
  }
}

/** A finger on the pages, from its touch to its release. */
export class Drag {
  /** The finger's place, in pages and without walls, when its translation was `#origin`. */
  #base;
  #origin = 0;
  /** The finger's place at the touch. */
  #landing;
  /** Whether the touch caught a motion: then it travels one page at most. */
  #isCaught;
  #lastMove;
  /** @type {{ time: number, translation: number }[]} */
  #samples = [];

  /**
   * A touch that lands at rest, or at `place` on what it catches.
   * @param {Touch} touch
   * @param {1 | -1} sign turns the finger's translation into forward
   * @param {number} time
   * @param {number | null} place
   */
  constructor(touch, sign, time, place = null) {
    this.gid = touch.gid;
    this.owner = touch.presenter;
    this.extent = touch.extent;
    this.sign = sign;
    /**
     * The one under the finger; none at rest and against a wall.
     * @type {OpenTransition | null}
     */
    this.transition = null;
    /** Whether that was caught on its way to a commit and not pulled back since. */
    this.isDecided = false;
    this.sides = new Sides();
    /** The last accepted translation, in pixels. */
    this.translation = 0;
    this.lastActivity = time;
    this.#lastMove = time;
    this.#base = place ?? 0;
    this.#landing = this.#base;
    this.#isCaught = place !== null;
  }

  /** The finger's place in pages: 0 is rest, and there are no walls. */
  get raw() {
    return this.#landing + this.travel;
  }

  /** How far the finger went since its touch, in pages. */
  get travel() {
    const moved = (this.sign * (this.translation - this.#origin)) / this.extent;
    const limit = this.#isCaught ? 1 : farthest;
    return clamp(this.#base + moved - this.#landing, -limit, limit);
  }

  /**
   * Whether the transition was caught before it had carried the page it left out of sight.
   *
   * Then that page is what is seen on the far side, whatever else there is.
   */
  get isBehindRest() {
    if (this.transition === null || this.transition.behind === null) return false;
    return this.side === opposite(this.transition.direction);
  }

  /** The side on which the finger is; null at rest. */
  get side() {
    return directionOf(this.raw);
  }

  /**
   * Where the pages are shown.
   * @param {RubberBand} band
   */
  position(band) {
    const { raw, side } = this;
    if (side === null) return 0;
    const isWall = this.sides.get(side) === 'wall' && !this.isBehindRest;
    return isWall ? band.positionOfPull(raw) : clamp(raw, -1, 1);
  }

  /**
   * Takes an accepted movement.
   * @param {number} translation
   * @param {number} time
   * @param {number} window
   */
  move(translation, time, window) {
    this.translation = translation;
    this.lastActivity = time;
    this.#lastMove = time;
    this.#samples = this.#samples.filter((sample) => !isOlder(sample.time, window, time));
    this.#samples.push({ time, translation });
  }

  /**
   * Takes the last translation, which a release brings along; it says nothing about speed.
   * @param {number} translation
   */
  release(translation) {
    this.translation = translation;
  }

  /**
   * Goes on from the end of a transition in the given direction as if it had begun there.
   * @param {Direction} direction
   */
  cross(direction) {
    this.#base -= direction;
    this.#landing -= direction;
    this.transition = null;
    this.isDecided = false;
    this.sides = new Sides();
  }

  /**
   * Moves the finger's place under the finger; how far it travelled stays.
   * @param {number} place
   */
  rebase(place) {
    const travelled = this.travel;
    this.#base = place;
    this.#origin = this.translation;
    this.#landing = place - travelled;
  }

  /**
   * Counts what follows in the size that the owner's surface has now.
   * @param {number} extent
   */
  resize(extent) {
    this.rebase(this.raw);
    this.extent = extent;
    this.#samples = [];
  }

  /**
   * The finger's speed at its release, in pages a second.
   *
   * That is what the owner's device sent, in pixels a second, or else an estimate.
   * @param {number | null} sent
   * @param {number} time
   * @param {import('./configuration.js').Configuration} configuration
   */
  velocity(sent, time, { velocityStaleness, velocityWindow }) {
    if (time - this.#lastMove > velocityStaleness + thresholdTolerance) return 0;
    const speed =
      sent !== null && Number.isFinite(sent) ? sent : this.#estimate(time, velocityWindow);
    return (this.sign * speed) / this.extent;
  }

  /**
   * @param {number} time
   * @param {number} window
   */
  #estimate(time, window) {
    const oldest = this.#samples.find((sample) => !isOlder(sample.time, window, time));
    if (oldest === undefined || !(time > oldest.time)) return 0;
    return (this.translation - oldest.translation) / (time - oldest.time);
  }
}

/**
 * @param {number} time
 * @param {number} window
 * @param {number} now
 */
const isOlder = (time, window, now) => time < now - window - thresholdTolerance;
