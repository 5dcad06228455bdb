// @ts-check

/**
 * All that a newcomer must know to draw the tabs, and to go on from with later events.
 * @typedef {object} Snapshot
 * @property {number} seq the number of the last event that it contains
 * @property {number} now in seconds on the tabs' clock
 * @property {readonly string[]} tabs in their order
 * @property {string | null} selected the tab that is shown; null only where there is none
 * @property {Map<string, import('./snapshot.js').Snapshot>} pagers what each tab's pager shows, or
 *   would show
 * @property {string | null} skin the look of everything; null only where there is none
 * @property {Set<import('./tabs-input.js').Bar>} hiddenBars
 */

/**
 * @param {import('./tabs.js').Tabs} tabs
 * @returns {Snapshot}
 */
export function makeSnapshot({ seq, now, order, selected, pagers, skin, hiddenBars }) {
  return {
    seq,
    now,
    tabs: order.ids,
    selected,
    pagers: new Map([...pagers].map(([tab, pager]) => [tab, pager.snapshot])),
    skin,
    hiddenBars: new Set(hiddenBars),
  };
}
