// @ts-check
// Changes of the list while it is shown.
import { PageList } from './page-list.js';
import { keepCurrent } from './pager-edit-around.js';
import { carryOut, startOfNewTransition } from './pager-navigation.js';
import { isVetoed } from './pager-permissions.js';
import { replaceCurrent } from './pager-replacing.js';
import { end } from './pager-transitions.js';
import { idle, settleDestination } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * @param {Pager} pager
 * @param {string[]} list
 * @param {string | null} show
 */
export function edit(pager, list, show) {
  if (pager.phase === 'closed') return pager.reject('closed');
  const edited = new PageList(list);
  if (edited.count !== list.length) return pager.reject('duplicate');
  const wanted = show !== null && edited.contains(show) ? show : null;
  if (edited.equals(pager.pages)) return showPage(pager, wanted);
  const { current } = pager;
  if (current === null || !(edited.contains(current) || survives(pager, edited))) {
    return replaceCurrent(pager, edited, wanted);
  }
  if (!edited.contains(current)) completeEarly(pager);
  keepCurrent(pager, edited);
  showPage(pager, wanted);
}

/**
 * Whether the current page goes, but a committing transition leads to one that stays.
 * @param {Pager} pager
 * @param {PageList} edited
 */
function survives({ state }, edited) {
  return state.phase === 'settling' && edited.contains(settleDestination(state.settle));
}

/** @param {Pager} pager */
function completeEarly(pager) {
  if (pager.state.phase !== 'settling') return;
  pager.state = idle(end(pager, pager.state.settle.transition, true, 'currentRemoved'));
}

/**
 * Shows a page as the host's request would that nobody waits for.
 * @param {Pager} pager
 * @param {string | null} page
 */
function showPage(pager, page) {
  if (page === null) return;
  /** @type {import('./input.js').Request} */
  const request = { req: null, page, direction: null, isAnimated: false, cause: 'program' };
  const start = startOfNewTransition(pager, request);
  if (start !== null && isVetoed(pager, start, page, 'program')) return;
  carryOut(pager, request);
}
