// @ts-check
import { controlOn } from './pager-transitions.js';
import { transitionOf } from './state.js';

/** @typedef {import('./transition.js').Motion} Motion */
/** @typedef {import('./transition.js').Outcome} Outcome */
/** @typedef {import('./transition.js').Transition} Transition */

/**
 * All that a newcomer must know to draw, and to go on from with later events.
 * @typedef {object} Snapshot
 * @property {number} seq the number of the last event that it contains
 * @property {number} now in seconds on the pager's clock
 * @property {readonly string[]} pages
 * @property {number} revision +1 for each edit that changed the list
 * @property {string | null} current
 * @property {import('./state.js').Phase} phase
 * @property {number} position in pages from rest
 * @property {Transition | null} transition
 * @property {Outcome | null} outcome only while settling
 * @property {Motion | null} animation only while settling
 * @property {string | null} behind the page on the far side while it lies behind rest
 * @property {Motion | null} bounce only while bouncing
 * @property {import('./event.js').Control} control
 * @property {boolean} isLocked
 * @property {string | null} driver the holder of the lease
 * @property {string | null} pendingDriver who asked for the lease
 * @property {import('./layout.js').Layout} layout
 */

/**
 * @param {import('./pager.js').Pager} pager
 * @returns {Snapshot}
 */
export function makeSnapshot(pager) {
  const { state, now, lease } = pager;
  const transition = transitionOf(state);
  const settle = state.phase === 'settling' ? state.settle : null;
  return {
    seq: pager.seq,
    now,
    pages: pager.pages.ids,
    revision: pager.revision,
    current: state.current,
    phase: state.phase,
    position: pager.position(now),
    transition: transition?.facts ?? null,
    outcome: settle?.outcome ?? null,
    animation: settle?.motion ?? null,
    behind: transition?.behind ?? null,
    bounce: state.phase === 'bouncing' ? state.motion : null,
    control: controlOn(pager, state.current),
    isLocked: pager.isLocked,
    driver: lease.holder,
    pendingDriver: lease.pending,
    layout: pager.layout,
  };
}
