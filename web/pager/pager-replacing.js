// @ts-check
// An edit that takes the current page away.
import { backward, forward } from './direction.js';
import { endScrub } from './pager-cancelling.js';
import { rest } from './pager-settling.js';
import { end, jump } from './pager-transitions.js';
import { idle, transitionOf } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./page-list.js').PageList} PageList */

/**
 * @param {Pager} pager
 * @param {PageList} edited
 * @param {string | null} wanted
 */
export function replaceCurrent(pager, edited, wanted) {
  const { pages: old, current: removed } = pager;
  endMotion(pager, edited.count === 0);
  replacePages(pager, edited);
  const page =
    wanted ?? (removed === null ? edited.ids[0] ?? null : old.replacement(removed, edited));
  jump(pager, removed, page, directionTo(page, removed, old), 'edit');
  if (page === null) pager.state = { phase: 'empty', current: null };
  else if (pager.state.phase === 'scrubbing') pager.state = { ...pager.state, current: page };
  else pager.state = idle(page);
}

/**
 * @param {Pager} pager
 * @param {PageList} edited
 */
export function replacePages(pager, edited) {
  pager.pages = edited;
  pager.revision += 1;
  pager.emit({ kind: 'pages', list: edited.ids, revision: pager.revision });
}

/**
 * Ends whatever goes on around a page that is about to go; only a scrub may outlive it.
 * @param {Pager} pager
 * @param {boolean} becomesEmpty
 */
function endMotion(pager, becomesEmpty) {
  const { state } = pager;
  if (state.phase === 'dragging') {
    pager.emit({ kind: 'dragCancelled', gid: state.drag.gid, reason: 'currentRemoved' });
  }
  const transition = transitionOf(state);
  if (transition !== null) end(pager, transition, false, 'currentRemoved');
  else if (becomesEmpty) endScrub(pager);
  rest(pager);
}

/**
 * @param {string | null} page
 * @param {string | null} removed
 * @param {PageList} old
 */
function directionTo(page, removed, old) {
  const before = removed === null ? null : old.indexOf(removed);
  const index = page === null ? null : old.indexOf(page);
  return before !== null && index !== null && index < before ? backward : forward;
}
