// @ts-check
// What a released page does.
import { isFlick } from './configuration.js';
import { clamp, thresholdTolerance } from './numbers.js';
import { look } from './pager-following.js';
import { bounce, settle } from './pager-settling.js';
import { end, open } from './pager-transitions.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./transition.js').OpenTransition} OpenTransition */

/**
 * Decides, for good, where the pages go that a finger lets go of.
 * @param {Pager} pager
 * @param {number | null} sent the velocity that the owner's device measured
 */
export function letGo(pager, sent) {
  const { state, configuration } = pager;
  if (state.phase !== 'dragging') return;
  const { current, drag } = state;
  const { transition } = drag;
  const p = drag.position(pager.band);
  if (transition === null) return bounce(pager, current, p);
  const velocity = drag.velocity(sent, pager.now, configuration);
  const flicks = isFlick(configuration, velocity, drag.travel);
  const flicksOn = flicks && velocity * transition.direction > 0;
  if (flicksOn && drag.isDecided && configuration.flickOnCatch === 'accumulate') {
    return onePageMore(pager, transition, p, velocity);
  }
  const outcome = commits(configuration, transition, p, velocity, flicks) ? 'commit' : 'cancel';
  settle(pager, transition, p, outcome, { release: flicks ? velocity : 0 });
}

/**
 * @param {import('./configuration.js').Configuration} configuration
 * @param {OpenTransition} transition
 * @param {number} p
 * @param {number} velocity
 * @param {boolean} flicks
 */
function commits({ commitRule, commitDistance }, { direction }, p, velocity, flicks) {
  if (commitRule === 'twoClause') {
    if (flicks) return velocity * direction > 0;
    return p * direction >= commitDistance - thresholdTolerance;
  }
  const rate = commitRule.projection;
  const goesOn = (velocity * rate) / (1 - rate) / 1000;
  return (p + goesOn) * direction >= 0.5 - thresholdTolerance;
}

/**
 * A flick on a transition that was decided already: it is done, and the next one follows.
 * @param {Pager} pager
 * @param {OpenTransition} transition
 * @param {number} p
 * @param {number} velocity
 */
function onePageMore(pager, transition, p, velocity) {
  const { direction } = transition;
  const next = look(pager, direction, transition.to);
  if (next === 'wall') return settle(pager, transition, p, 'commit', { release: velocity });
  const current = end(pager, transition, true, 'fastForward');
  const following = open(pager, current, next.page, direction, 'gesture');
  following.behind = transition.from;
  settle(pager, following, clamp(p - direction, -1, 1), 'commit', { release: velocity });
}
