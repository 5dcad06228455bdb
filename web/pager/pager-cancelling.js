// @ts-check
// Ends of gestures that are no releases.
import { bounce, settle } from './pager-settling.js';
import { idle } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./reason.js').Reason} Reason */

/**
 * Ends a gesture without a page, whatever it had reached.
 * @param {Pager} pager
 * @param {import('./drag.js').Drag} drag
 * @param {Reason} reason
 */
export function cancel(pager, drag, reason) {
  const { current } = pager;
  if (current === null) return;
  pager.emit({ kind: 'dragCancelled', gid: drag.gid, reason });
  const p = drag.position(pager.band);
  if (drag.transition === null) bounce(pager, current, p);
  else settle(pager, drag.transition, p, 'cancel', { release: 0 });
}

/**
 * Ends the gesture or the scrub that is under way, if any.
 * @param {Pager} pager
 * @param {Reason} reason
 */
export function cancelGesture(pager, reason) {
  if (pager.state.phase === 'dragging') cancel(pager, pager.state.drag, reason);
  else endScrub(pager);
}

/** @param {Pager} pager */
export function endScrub(pager) {
  if (pager.state.phase !== 'scrubbing') return;
  pager.state = idle(pager.state.current);
  pager.emit({ kind: 'scrubEnded' });
}
