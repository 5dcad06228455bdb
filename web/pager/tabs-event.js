// @ts-check

/**
 * Why something was not taken; `hidden`: a finger can't be on a pager that is not shown;
 * `duplicate`: a list named a tab twice.
 * @typedef {'hidden' | 'unknownTab' | 'unknownSkin' | 'duplicate'} Reason
 */

/**
 * What can happen; `pager` is an event of one tab's pager, with the pager's own number, and
 * `tabReselected` tells that the tab that is shown was selected again.
 * @typedef {{ kind: 'pager', tab: string, event: import('./event.js').Event }
 *   | { kind: 'tabs', tabs: readonly string[] }
 *   | { kind: 'tabChanged', old: string | null, new: string | null }
 *   | { kind: 'tabReselected', tab: string }
 *   | { kind: 'skinChanged', skin: string }
 *   | { kind: 'chromeChanged', bar: import('./tabs-input.js').Bar, isHidden: boolean }
 *   | { kind: 'rejected', req: string | null, reason: Reason }} Happening
 */

/**
 * One thing that happened, to be told to observers; numbered from 1, those of pagers included, in
 * seconds.
 * @typedef {Happening & { seq: number, at: number }} Event
 */

export {};
