// @ts-check
// Wishes that a sheet come or go.
import { dismiss, show } from './sheet-moving.js';
import { openPickerOf, pickerOf, queuedOf } from './sheet-state.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */

/**
 * @param {Sheet} sheet
 * @param {import('./sheet-input.js').Presentation} presentation
 */
export function present(sheet, presentation) {
  const { state } = sheet;
  const { id } = presentation;
  if (id === pickerOf(state)?.id || id === queuedOf(state)?.id) return;
  switch (state.phase) {
    case 'hidden': return show(sheet, presentation);
    case 'presenting':
    case 'presented':
      if (sheet.configuration.policy === 'replace') {
        return dismiss(sheet, state.picker, 'replaced', presentation);
      }
      return sheet.emit({ kind: 'refused', id, reason: 'alreadyPresented' });
    case 'dismissing':
      if (state.queued !== null) {
        sheet.emit({ kind: 'refused', id: state.queued.id, reason: 'superseded' });
      }
      sheet.state = { ...state, queued: presentation };
      return;
    case 'closed': return;
  }
}

/**
 * @param {Sheet} sheet
 * @param {string | null} id
 */
export function cancel(sheet, id) {
  const { state } = sheet;
  const picker = openPickerOf(state);
  if (id !== null && state.phase === 'dismissing' && state.queued?.id === id) {
    sheet.state = { ...state, queued: null };
    sheet.emit({ kind: 'refused', id, reason: 'cancelled' });
  } else if (picker !== null && (id === null || id === picker.id)) {
    dismiss(sheet, picker, 'cancelled');
  }
}

/**
 * @param {Sheet} sheet
 * @param {string} presenter
 */
export function presenterLeft(sheet, presenter) {
  const picker = openPickerOf(sheet.state);
  if (picker !== null && picker.owner === presenter) dismiss(sheet, picker, 'cancelled');
}

/** @param {Sheet} sheet */
export function close(sheet) {
  const { state } = sheet;
  const [queued, open, shown] = [queuedOf(state), openPickerOf(state), pickerOf(state)];
  if (queued !== null) sheet.emit({ kind: 'refused', id: queued.id, reason: 'cancelled' });
  if (open !== null) sheet.emit({ kind: 'willDismiss', id: open.id, outcome: 'closed' });
  if (shown !== null) sheet.emit({ kind: 'removed', id: shown.id, outcome: 'closed' });
  sheet.state = { phase: 'closed' };
}
