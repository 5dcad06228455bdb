// @ts-check
import { motionOf, pickerOf, queuedOf } from './sheet-state.js';

/**
 * All that a newcomer must know to draw the sheet, and to go on from with later events.
 * @typedef {object} Snapshot
 * @property {number} seq the number of the last event that it contains
 * @property {number} now in seconds on the sheet's clock
 * @property {import('./sheet-state.js').Phase} phase
 * @property {string | null} id the sheet on screen
 * @property {string | null} key the binding that it is about
 * @property {readonly string[]} items what it offers
 * @property {string | null} draft what a confirm would take
 * @property {import('./sheet-event.js').Outcome | null} outcome why it goes, while dismissing
 * @property {number} offset how much is below the edge: 1 where it is hidden, 0 where it is up
 * @property {import('./transition.js').Motion | null} motion the run of the offset
 * @property {string | null} queued the sheet that waits for its turn
 * @property {Map<string, string>} bindings the values that were confirmed
 */

/**
 * @param {import('./sheet.js').Sheet} sheet
 * @returns {Snapshot}
 */
export function makeSnapshot(sheet) {
  const { state, now } = sheet;
  const picker = pickerOf(state);
  return {
    seq: sheet.seq,
    now,
    phase: sheet.phase,
    id: picker?.id ?? null,
    key: picker?.key ?? null,
    items: picker?.items ?? [],
    draft: picker?.draft ?? null,
    outcome: state.phase === 'dismissing' ? state.outcome : null,
    offset: sheet.offset(now),
    motion: motionOf(state),
    queued: queuedOf(state)?.id ?? null,
    bindings: new Map(sheet.bindings),
  };
}
