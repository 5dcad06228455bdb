// @ts-check

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * A tab with its pager, which is at rest.
 * @typedef {{ id: string, pager: Pager }} Tab
 */

/**
 * Something around the pages.
 * @typedef {'navigationBar' | 'tabBar' | 'control' | 'number' | 'status'} Bar
 */

/**
 * What can happen to tabs.
 *
 * - edit: a new list; tabs that were there before go on with the pager that they have.
 * - pager: something for the pager of one tab.
 * - everywhere: something for all pagers: a lock, a modal sheet, a presenter who left, a layout.
 * @typedef {{ kind: 'tick' }
 *   | { kind: 'select', tab: string }
 *   | { kind: 'edit', tabs: Tab[] }
 *   | { kind: 'pager', tab: string, input: import('./input.js').Input }
 *   | { kind: 'everywhere', input: import('./input.js').Input }
 *   | { kind: 'setSkin', skin: string }
 *   | { kind: 'setChrome', bar: Bar, isHidden: boolean }} Input
 */

export {};
