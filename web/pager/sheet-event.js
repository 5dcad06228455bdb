// @ts-check

/**
 * Why a sheet went.
 * @typedef {'confirmed' | 'cancelled' | 'replaced' | 'closed'} Outcome
 */

/**
 * Why something was not done: another sheet is shown and stays; another one came after it; it was
 * called off while it waited; there is nothing to confirm, and the sheet stays.
 * @typedef {'alreadyPresented' | 'superseded' | 'cancelled' | 'noItems'} Refusal
 */

/**
 * What can happen; a sheet is `removed` at the end of its way down, and `bound` tells of a confirm
 * that gave a binding another value.
 * @typedef {{ kind: 'willPresent' | 'presented', id: string }
 *   | { kind: 'willDismiss' | 'removed', id: string, outcome: Outcome }
 *   | { kind: 'refused', id: string, reason: Refusal }
 *   | { kind: 'bound', key: string, value: string }} Happening
 */

/**
 * One thing that happened, to be told to observers; numbered from 1, in seconds.
 * @typedef {Happening & { seq: number, at: number }} Event
 */

/**
 * Whether pagers have a modal sheet over them from now on; null where nothing changes.
 * @param {Event} event
 */
export function modalAfter({ kind }) {
  if (kind === 'willPresent') return true;
  return kind === 'removed' ? false : null;
}
