// @ts-check
// What reaches which pager, and when.
import { shareOf, withoutAnimation } from './tabs-share.js';
import { standStill } from './tabs-standing-still.js';

/** @typedef {import('./event.js').Event} PagerEvent */
/** @typedef {import('./input.js').Input} PagerInput */
/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./tabs.js').Tabs} Tabs */

/**
 * The pager that wants to be woken first; of several, that of the first tab.
 * @param {Tabs} tabs
 */
export function nextDue({ order, pagers }) {
  /** @type {{ tab: string, deadline: number } | null} */
  let next = null;
  for (const tab of order.ids) {
    const deadline = pagers.get(tab)?.nextDeadline ?? Infinity;
    if (deadline < (next?.deadline ?? Infinity)) next = { tab, deadline };
  }
  return next;
}

/**
 * Hands an input to a tab's pager, as far as one that is not shown may take it.
 * @param {Tabs} tabs
 * @param {PagerInput} input
 * @param {string} tab
 */
export function route(tabs, input, tab) {
  const { now } = tabs;
  if (!tabs.pagers.has(tab)) return rejectUnknown(tabs, input);
  if (tab === tabs.selected) return act(tabs, tab, (pager) => pager.handle(input, now));
  if (shareOf(input) === 'begin') return tabs.reject('hidden');
  act(tabs, tab, (pager) => [
    ...pager.handle(withoutAnimation(input), now),
    ...standStill(pager, now),
  ]);
}

/**
 * Lets a pager do something, and tells what followed.
 * @param {Tabs} tabs
 * @param {string} tab
 * @param {(pager: Pager) => PagerEvent[]} act
 */
export function act(tabs, tab, act) {
  const pager = tabs.pagers.get(tab);
  if (pager === undefined) return;
  for (const event of act(pager)) tabs.emit({ kind: 'pager', tab, event });
}

/**
 * What goes on with a gesture whose pager is gone is stale, and no error.
 * @param {Tabs} tabs
 * @param {PagerInput} input
 */
function rejectUnknown(tabs, input) {
  switch (shareOf(input)) {
    case 'begin': return tabs.reject('unknownTab');
    case 'request': return tabs.reject('unknownTab', 'req' in input ? input.req : null);
    case 'gesture':
    case 'surroundings': return;
  }
}
