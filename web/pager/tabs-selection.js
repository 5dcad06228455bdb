// @ts-check
// Which tab is shown, and which there are.
import { PageList } from './page-list.js';
import { act } from './tabs-routing.js';
import { standStill } from './tabs-standing-still.js';

/** @typedef {import('./tabs.js').Tabs} Tabs */

/**
 * @param {Tabs} tabs
 * @param {string} tab
 */
export function select(tabs, tab) {
  const { now, pagers, selected } = tabs;
  if (!pagers.has(tab)) return tabs.reject('unknownTab');
  if (tab === selected) return tabs.emit({ kind: 'tabReselected', tab });
  if (selected !== null) act(tabs, selected, (pager) => standStill(pager, now));
  show(tabs, tab);
}

/**
 * @param {Tabs} tabs
 * @param {import('./tabs-input.js').Tab[]} list
 */
export function edit(tabs, list) {
  const { order: old, pagers, selected } = tabs;
  const edited = new PageList(list.map(({ id }) => id));
  if (edited.count !== list.length) return tabs.reject('duplicate');
  if (edited.equals(old)) return;
  for (const tab of old.ids) if (!edited.contains(tab)) close(tabs, tab);
  for (const { id, pager } of list) if (!pagers.has(id)) pagers.set(id, pager);
  tabs.order = edited;
  tabs.emit({ kind: 'tabs', tabs: edited.ids });
  if (selected === null) show(tabs, edited.ids[0] ?? null);
  else if (!edited.contains(selected)) show(tabs, old.replacement(selected, edited));
}

/**
 * @param {Tabs} tabs
 * @param {string | null} tab
 */
function show(tabs, tab) {
  const old = tabs.selected;
  tabs.selected = tab;
  tabs.emit({ kind: 'tabChanged', old, new: tab });
}

/**
 * Drops a tab; whoever waits for an answer of its pager gets it.
 * @param {Tabs} tabs
 * @param {string} tab
 */
function close(tabs, tab) {
  const { now } = tabs;
  act(tabs, tab, (pager) => pager.handle({ kind: 'close' }, now));
  tabs.pagers.delete(tab);
}
