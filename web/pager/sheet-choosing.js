// @ts-check
// What is chosen while a sheet is there.
import { dismiss } from './sheet-moving.js';
import { offer, openPickerOf, select } from './sheet-state.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./sheet-state.js').Picker} Picker */

/**
 * @param {Sheet} sheet
 * @param {string} value
 */
export function selectValue(sheet, value) {
  changePicker(sheet, (picker) => select(picker, value));
}

/**
 * @param {Sheet} sheet
 * @param {readonly string[]} items
 */
export function changeItems(sheet, items) {
  changePicker(sheet, (picker) => offer(picker, items));
}

/** @param {Sheet} sheet */
export function confirm(sheet) {
  const picker = openPickerOf(sheet.state);
  if (picker === null) return;
  const { id, key, draft } = picker;
  if (draft === null) return sheet.emit({ kind: 'refused', id, reason: 'noItems' });
  if (sheet.bindings.get(key) !== draft) {
    sheet.bindings.set(key, draft);
    sheet.emit({ kind: 'bound', key, value: draft });
  }
  dismiss(sheet, picker, 'confirmed');
}

/**
 * @param {Sheet} sheet
 * @param {(picker: Picker) => Picker} change
 */
function changePicker(sheet, change) {
  const { state } = sheet;
  if (state.phase !== 'presenting' && state.phase !== 'presented') return;
  sheet.state = { ...state, picker: change(state.picker) };
}
