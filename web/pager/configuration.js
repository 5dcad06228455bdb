// @ts-check
import { thresholdTolerance } from './numbers.js';
import { RubberBand } from './rubber-band.js';

/**
 * What a host can choose; times in seconds, distances in pages, speeds in pages a second.
 * @typedef {object} Configuration
 * @property {boolean} loop whether the first page follows the last
 * @property {number} commitDistance how far a page must be pulled for a release to commit it
 * @property {number} flickVelocity from this speed on, a release is a flick
 * @property {number} flickMinTravel a touch that went less far than this is no flick
 * @property {number} reversalEpsilon how far from rest a transition opens
 * @property {boolean} bounces whether the content gives way where there is no page
 * @property {number} bounceCoefficient how much it gives way
 * @property {number} baseDuration of a programmatic transition, and the most that a release takes
 * @property {number} minDuration the least that a release takes
 * @property {number} bounceDuration of the return from a wall
 * @property {Curve} gestureCurve of what a finger began
 * @property {Curve} programCurve of what a request began
 * @property {number} gestureTimeout how long a gesture lives without a sign of life
 * @property {number} velocityStaleness a finger that stood still for longer has no velocity
 * @property {number} velocityWindow the span over which a velocity is estimated if none was sent
 * @property {'accumulate' | 'absorb'} flickOnCatch what a flick on a caught commit means: one page
 *   more, or nothing of its own
 * @property {'twoClause' | { projection: number }} commitRule what decides at a release: flick or
 *   distance, or where the content would come to rest at a deceleration a millisecond
 * @property {boolean} hidesForSinglePage whether the page control hides with nothing to choose
 * @property {boolean | null} controlWraps whether a tap on it goes round the ends; null: as `loop`
 * @property {number} neighbourRadius how many pages on each side belong to the window
 * @property {'open' | 'exclusive'} driverMode whether everyone may drive, or the lease's holder
 * @property {number} driverGrace how long a holder who went away keeps the lease
 * @property {number} rememberedAnswers how many are kept for requests that come again
 */

/** @typedef {import('./curve.js').Curve} Curve */

/** @type {Readonly<Configuration>} */
export const defaultConfiguration = Object.freeze({
  loop: false,
  commitDistance: 0.5,
  flickVelocity: 1,
  flickMinTravel: 0.05,
  reversalEpsilon: 0.01,
  bounces: true,
  bounceCoefficient: 0.55,
  baseDuration: 0.35,
  minDuration: 0.12,
  bounceDuration: 0.25,
  gestureCurve: 'easeOut',
  programCurve: 'easeInOut',
  gestureTimeout: 5,
  velocityStaleness: 0.17,
  velocityWindow: 0.1,
  flickOnCatch: 'accumulate',
  commitRule: 'twoClause',
  hidesForSinglePage: true,
  controlWraps: null,
  neighbourRadius: 1,
  driverMode: 'open',
  driverGrace: 10,
  rememberedAnswers: 4096,
});

/** @param {Configuration} configuration */
export function bandOf({ bounces, bounceCoefficient }) {
  return new RubberBand(bounces ? bounceCoefficient : 0);
}

/**
 * Whether a distance from rest is more than a tremble.
 * @param {Configuration} configuration
 * @param {number} distance
 */
export function exceedsEpsilon({ reversalEpsilon }, distance) {
  return distance > reversalEpsilon + thresholdTolerance;
}

/**
 * @param {Configuration} configuration
 * @param {number} velocity
 * @param {number} travel
 */
export function isFlick({ flickVelocity, flickMinTravel }, velocity, travel) {
  return (
    Math.abs(velocity) >= flickVelocity - thresholdTolerance &&
    Math.abs(travel) >= flickMinTravel - thresholdTolerance
  );
}
