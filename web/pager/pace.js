// @ts-check
import { initialSlope } from './curve.js';

/** @typedef {import('./configuration.js').Configuration} Configuration */

/**
 * What decides how long a transition runs, and along which curve: a finger let go of it with a
 * velocity in pages a second, 0 if that plays no part; a request turned it round, or sent it on,
 * where it was; or a request began it.
 * @typedef {{ release: number } | 'inPlace' | 'program'} Pace
 */

/**
 * How long a transition takes, in seconds, for a way in pages, negative if backward.
 * @param {Configuration} configuration
 * @param {number} way
 * @param {Pace} pace
 */
export function durationOf({ baseDuration, minDuration }, way, pace) {
  if (pace === 'program') return baseDuration;
  if (pace === 'inPlace') return Math.max(minDuration, baseDuration * Math.abs(way));
  // The picture keeps the finger's speed where that goes the same way.
  const duration =
    pace.release * way > 0
      ? (initialSlope('easeOut') * way) / pace.release
      : 2 * baseDuration * Math.abs(way);
  return Math.max(minDuration, Math.min(duration, baseDuration));
}

/**
 * @param {Configuration} configuration
 * @param {Pace} pace
 */
export function curveOf({ gestureCurve, programCurve }, pace) {
  return pace === 'program' ? programCurve : gestureCurve;
}
