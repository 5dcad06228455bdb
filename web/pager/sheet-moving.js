// @ts-check
// The ways up and down.
import { distanceTolerance } from './numbers.js';
import { makePicker, offsetOf } from './sheet-state.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./sheet-event.js').Outcome} Outcome */
/** @typedef {import('./sheet-input.js').Presentation} Presentation */
/** @typedef {import('./sheet-state.js').Picker} Picker */
/** @typedef {import('./transition.js').Motion} Motion */

/**
 * Lets a sheet come up, which may end right here.
 * @param {Sheet} sheet
 * @param {Presentation} presentation
 */
export function show(sheet, presentation) {
  const picker = makePicker(presentation, sheet.bindings.get(presentation.key) ?? null);
  sheet.emit({ kind: 'willPresent', id: picker.id });
  const motion = wayBetween(sheet, 1, 0);
  const isAnimated = presentation.isAnimated ?? true;
  if (!isAnimated || motion === null) return stand(sheet, picker);
  sheet.state = { phase: 'presenting', picker, motion };
}

/**
 * Sends a sheet down from where it is, which may end right here.
 * @param {Sheet} sheet
 * @param {Picker} picker
 * @param {Outcome} outcome
 * @param {Presentation | null} queued
 */
export function dismiss(sheet, picker, outcome, queued = null) {
  const motion = wayBetween(sheet, offsetOf(sheet.state, sheet.now), 1);
  sheet.emit({ kind: 'willDismiss', id: picker.id, outcome });
  if (motion === null) return remove(sheet, picker, outcome, queued);
  sheet.state = { phase: 'dismissing', picker, outcome, motion, queued };
}

/**
 * Does what is due at the end of a way.
 * @param {Sheet} sheet
 */
export function arrive(sheet) {
  const { state } = sheet;
  switch (state.phase) {
    case 'presenting': return stand(sheet, state.picker);
    case 'dismissing': return remove(sheet, state.picker, state.outcome, state.queued);
    case 'hidden':
    case 'presented':
    case 'closed': return;
  }
}

/**
 * The run between two offsets, at the speed of the whole way; null if it is not worth one.
 * @param {Sheet} sheet
 * @param {number} p0
 * @param {number} p1
 * @returns {Motion | null}
 */
function wayBetween({ configuration, now }, p0, p1) {
  const distance = Math.abs(p1 - p0);
  const duration = configuration.sheetDuration * distance;
  if (!(distance > distanceTolerance && duration > 0)) return null;
  return { p0, p1, start: now, duration, curve: configuration.sheetCurve };
}

/**
 * @param {Sheet} sheet
 * @param {Picker} picker
 */
function stand(sheet, picker) {
  sheet.state = { phase: 'presented', picker };
  sheet.emit({ kind: 'presented', id: picker.id });
}

/**
 * @param {Sheet} sheet
 * @param {Picker} picker
 * @param {Outcome} outcome
 * @param {Presentation | null} queued
 */
function remove(sheet, { id }, outcome, queued) {
  sheet.state = { phase: 'hidden' };
  sheet.emit({ kind: 'removed', id, outcome });
  if (queued !== null) show(sheet, queued);
}
