// @ts-check

/** @typedef {import('./drag.js').Drag} Drag */
/** @typedef {import('./transition.js').Motion} Motion */
/** @typedef {import('./transition.js').OpenTransition} OpenTransition */
/** @typedef {import('./transition.js').Outcome} Outcome */

/**
 * A transition that runs to a decided end.
 * @typedef {{ transition: OpenTransition, motion: Motion, outcome: Outcome }} Settle
 */

/**
 * A finger on the page control.
 * @typedef {{ owner: string, lastActivity: number }} Scrub
 */

/**
 * What the pager is doing, with what belongs to it; `current` is the settled page.
 *
 * - empty: no pages; next: idle, when there are some.
 * - idle: at rest on a page; next: any.
 * - dragging: under a finger; next: settling or bouncing when let go, idle when nothing is left.
 * - settling: running to a decided end; next: idle at its end, dragging when caught.
 * - bouncing: returning to rest with no transition open; next: idle at its end, or dragging.
 * - scrubbing: under a finger on the page control; next: idle.
 * - closed: over for good, with the last page.
 * @typedef {{ phase: 'empty', current: null }
 *   | { phase: 'idle', current: string }
 *   | { phase: 'dragging', current: string, drag: Drag }
 *   | { phase: 'settling', current: string, settle: Settle }
 *   | { phase: 'bouncing', current: string, motion: Motion }
 *   | { phase: 'scrubbing', current: string, scrub: Scrub }
 *   | { phase: 'closed', current: string | null }} State
 */

/** @typedef {State['phase']} Phase */

/**
 * @param {string} current
 * @returns {State}
 */
export const idle = (current) => ({ phase: 'idle', current });

/**
 * Who has a finger on the pages or on the control.
 * @param {State} state
 * @returns {string | null}
 */
export function ownerOf(state) {
  if (state.phase === 'dragging') return state.drag.owner;
  return state.phase === 'scrubbing' ? state.scrub.owner : null;
}

/**
 * The transition that is open.
 * @param {State} state
 * @returns {OpenTransition | null}
 */
export function transitionOf(state) {
  if (state.phase === 'dragging') return state.drag.transition;
  return state.phase === 'settling' ? state.settle.transition : null;
}

/**
 * Where a settling transition will end.
 * @param {Settle} settle
 */
export function settleDestination({ transition, outcome }) {
  return outcome === 'commit' ? transition.to : transition.from;
}
