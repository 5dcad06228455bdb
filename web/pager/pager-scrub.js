// @ts-check
// A finger on the page control that runs along the dots.
import { clamp } from './numbers.js';
import { cancelGesture, endScrub } from './pager-cancelling.js';
import { isPresenter, isVetoed, refusalOfGesture } from './pager-permissions.js';
import { fastForward, rest } from './pager-settling.js';
import { jump } from './pager-transitions.js';
import { idle } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * @param {Pager} pager
 * @param {string} presenter
 */
export function scrubBegin(pager, presenter) {
  if (!isPresenter(pager, presenter)) return pager.reject('notPresenter');
  const reason = refusalOfGesture(pager, presenter);
  if (reason !== null) return pager.reject(reason);
  const scrub = { owner: presenter, lastActivity: pager.now };
  if (pager.state.phase === 'scrubbing') {
    pager.state = { ...pager.state, scrub };
    return;
  }
  cancelGesture(pager, 'superseded');
  stop(pager);
  const { current } = pager;
  if (current === null) return;
  pager.state = { phase: 'scrubbing', current, scrub };
  pager.emit({ kind: 'scrubStarted', owner: presenter });
}

/**
 * @param {Pager} pager
 * @param {string} presenter
 * @param {number} index
 */
export function scrubTo(pager, presenter, index) {
  const { state, pages } = pager;
  if (state.phase !== 'scrubbing' || state.scrub.owner !== presenter) return pager.drop();
  const { current, scrub } = state;
  scrub.lastActivity = pager.now;
  const page = pages.ids[clamp(index, 0, pages.count - 1)];
  if (page === current || isVetoed(pager, current, page, 'scrub')) return;
  jump(pager, current, page, pages.direction(current, page, false), 'scrub');
  pager.state = { phase: 'scrubbing', current: page, scrub };
}

/**
 * @param {Pager} pager
 * @param {string} presenter
 */
export function scrubEnd(pager, presenter) {
  const { state } = pager;
  if (state.phase !== 'scrubbing' || state.scrub.owner !== presenter) return pager.drop();
  endScrub(pager);
}

/**
 * Ends what moves by itself at once, as it was decided.
 * @param {Pager} pager
 */
function stop(pager) {
  const { state } = pager;
  if (state.phase === 'settling') pager.state = idle(fastForward(pager, state.settle));
  else rest(pager);
}
