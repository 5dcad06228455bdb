// @ts-check
// Motions that run by themselves.
import { distanceTolerance } from './numbers.js';
import { curveOf, durationOf } from './pace.js';
import { end } from './pager-transitions.js';
import { idle } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./state.js').Settle} Settle */
/** @typedef {import('./transition.js').Motion} Motion */

/**
 * Lets a transition run to its end, which may be right here.
 * @param {Pager} pager
 * @param {import('./transition.js').OpenTransition} transition
 * @param {number} p
 * @param {import('./transition.js').Outcome} outcome
 * @param {import('./pace.js').Pace} pace
 */
export function settle(pager, transition, p, outcome, pace) {
  const { configuration } = pager;
  const p1 = transition.destination(outcome);
  const duration = durationOf(configuration, p1 - p, pace);
  /** @type {Motion} */
  const motion = { p0: p, p1, start: pager.now, duration, curve: curveOf(configuration, pace) };
  const settle = { transition, motion, outcome };
  if (!isWorthwhile(motion)) return arrive(pager, settle);
  pager.state = { phase: 'settling', current: transition.from, settle };
  const behind = p * transition.direction < 0 ? transition.behind : null;
  pager.emit({ kind: 'animation', tid: transition.tid, ...motion, outcome, behind });
}

/**
 * Ends a settling transition by itself.
 * @param {Pager} pager
 * @param {Settle} settle
 */
export function arrive(pager, { transition, outcome }) {
  pager.state = idle(end(pager, transition, outcome === 'commit'));
}

/**
 * Ends a settling transition before its time, as it was decided; the caller sets the state.
 * @param {Pager} pager
 * @param {Settle} settle
 */
export function fastForward(pager, { transition, outcome }) {
  return end(pager, transition, outcome === 'commit', 'fastForward');
}

/**
 * Lets the content return to rest where no transition is open.
 * @param {Pager} pager
 * @param {string} current
 * @param {number} p
 */
export function bounce(pager, current, p) {
  const { bounceDuration, gestureCurve } = pager.configuration;
  /** @type {Motion} */
  const motion = { p0: p, p1: 0, start: pager.now, duration: bounceDuration, curve: gestureCurve };
  if (!isWorthwhile(motion)) {
    pager.state = idle(current);
    return;
  }
  pager.state = { phase: 'bouncing', current, motion };
  pager.emit({ kind: 'bounce', ...motion });
}

/**
 * Ends a bounce.
 * @param {Pager} pager
 */
export function rest(pager) {
  if (pager.state.phase !== 'bouncing') return;
  pager.state = idle(pager.state.current);
  pager.emit({ kind: 'rest' });
}

/** @param {Motion} motion */
function isWorthwhile({ p0, p1, duration }) {
  return Math.abs(p1 - p0) > distanceTolerance && duration > 0;
}
