// @ts-check
import { cancelGesture } from './pager-cancelling.js';
import { fastForward, rest } from './pager-settling.js';
import { idle } from './state.js';

/**
 * Ends at once what moves or is touched, so that nothing goes on where nobody sees it.
 * @param {import('./pager.js').Pager} pager
 * @param {number} time
 * @returns {import('./event.js').Event[]} what followed, deadlines that were due first
 */
export function standStill(pager, time) {
  const due = pager.handle({ kind: 'tick' }, time);
  cancelGesture(pager, 'superseded');
  const { state } = pager;
  if (state.phase === 'settling') pager.state = idle(fastForward(pager, state.settle));
  else if (state.phase === 'bouncing') rest(pager);
  return [...due, ...pager.handle({ kind: 'tick' }, time)]; // which hands over what was just told
}
