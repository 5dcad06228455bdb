// @ts-check
import { motionPosition } from './transition.js';

/** @typedef {import('./sheet-event.js').Outcome} Outcome */
/** @typedef {import('./sheet-input.js').Presentation} Presentation */
/** @typedef {import('./transition.js').Motion} Motion */

/**
 * A sheet that is shown; the draft is what a confirm would take, null only where nothing is offered.
 * @typedef {object} Picker
 * @property {string} id
 * @property {string} key
 * @property {string | null} owner
 * @property {readonly string[]} items
 * @property {string | null} draft
 */

/**
 * A sheet on its way down, and the one that waits for the end of it.
 * @typedef {object} Dismissal
 * @property {Picker} picker
 * @property {Outcome} outcome
 * @property {Motion} motion
 * @property {Presentation | null} queued
 */

/**
 * What the sheet is doing, with what belongs to it.
 *
 * - hidden: nothing is shown; next: presenting, or presented without an animation.
 * - presenting: on its way up; next: presented at its end, dismissing when sent away.
 * - presented: up; next: dismissing.
 * - dismissing: on its way down with its outcome decided; next: hidden, or the one that waits.
 * - closed: hidden for good.
 * @typedef {{ phase: 'hidden' | 'closed' }
 *   | { phase: 'presenting', picker: Picker, motion: Motion }
 *   | { phase: 'presented', picker: Picker }
 *   | (Dismissal & { phase: 'dismissing' })} State
 */

/**
 * What the sheet is doing, as told to observers.
 * @typedef {Exclude<State['phase'], 'closed'>} Phase
 */

/**
 * A sheet as it comes up; the draft starts with what is bound, if that is offered.
 * @param {Presentation} presentation
 * @param {string | null} bound
 * @returns {Picker}
 */
export function makePicker({ id, key, items, owner = null }, bound) {
  return offer({ id, key, owner, items: [], draft: bound }, items);
}

/**
 * A sheet that offers other items; the draft stays if it is among them.
 * @param {Picker} picker
 * @param {readonly string[]} items
 * @returns {Picker}
 */
export function offer(picker, items) {
  const { draft } = picker;
  const isKept = draft !== null && items.includes(draft);
  return { ...picker, items: [...items], draft: isKept ? draft : (items[0] ?? null) };
}

/**
 * @param {Picker} picker
 * @param {string} value
 * @returns {Picker}
 */
export function select(picker, value) {
  return picker.items.includes(value) ? { ...picker, draft: value } : picker;
}

/**
 * The sheet on screen, coming or going.
 * @param {State} state
 */
export const pickerOf = (state) => ('picker' in state ? state.picker : null);

/**
 * The sheet that is up or comes up: its outcome is open.
 * @param {State} state
 */
export const openPickerOf = (state) => (state.phase === 'dismissing' ? null : pickerOf(state));

/** @param {State} state */
export const motionOf = (state) => ('motion' in state ? state.motion : null);

/**
 * The one that waits for the end of a dismissal.
 * @param {State} state
 */
export const queuedOf = (state) => (state.phase === 'dismissing' ? state.queued : null);

/**
 * How much is below the edge at a time.
 * @param {State} state
 * @param {number} time
 */
export function offsetOf(state, time) {
  const motion = motionOf(state);
  if (motion !== null) return motionPosition(motion, time);
  return state.phase === 'presented' ? 0 : 1;
}
