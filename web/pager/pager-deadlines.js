// @ts-check
import { cancel, endScrub } from './pager-cancelling.js';
import { endGrace } from './pager-lease.js';
import { arrive, rest } from './pager-settling.js';
import { motionEnd } from './transition.js';

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * When the motion on screen arrives, or a silent gesture is given up.
 * @param {Pager} pager
 * @returns {number | null}
 */
export function motionDeadline({ state, configuration }) {
  switch (state.phase) {
    case 'dragging': return state.drag.lastActivity + configuration.gestureTimeout;
    case 'settling': return motionEnd(state.settle.motion);
    case 'bouncing': return motionEnd(state.motion);
    case 'scrubbing': return state.scrub.lastActivity + configuration.gestureTimeout;
    default: return null;
  }
}

/**
 * Does what is due; of two things at once, the motion comes before the lease.
 * @param {Pager} pager
 * @param {number} deadline
 */
export function passDeadline(pager, deadline) {
  const { state } = pager;
  if (motionDeadline(pager) !== deadline) endGrace(pager);
  else if (state.phase === 'dragging') cancel(pager, state.drag, 'timeout');
  else if (state.phase === 'settling') arrive(pager, state.settle);
  else if (state.phase === 'bouncing') rest(pager);
  else if (state.phase === 'scrubbing') endScrub(pager);
}
