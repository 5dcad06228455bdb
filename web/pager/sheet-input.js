// @ts-check

/**
 * A sheet that someone wants shown.
 * @typedef {object} Presentation
 * @property {string} id tells it from all others, before and after: it is answered exactly once
 * @property {string} key the binding that it is about
 * @property {readonly string[]} items what it offers, in order; equal ones are the same
 * @property {boolean} [isAnimated] whether it slides up, or is there at once
 * @property {string | null} [owner] with whom it goes; null if it stays whoever leaves
 */

/**
 * What can happen to a sheet.
 *
 * - select: a value comes under the finger; counts only if it is offered.
 * - confirm: the selected value is taken.
 * - cancel: the sheet is sent away, or one that waits; without an id the one that is shown.
 * - items: the sheet that is shown offers something else now.
 * @typedef {{ kind: 'tick' | 'confirm' | 'close' }
 *   | (Presentation & { kind: 'present' })
 *   | { kind: 'select', value: string }
 *   | { kind: 'cancel', id?: string | null }
 *   | { kind: 'items', items: readonly string[] }
 *   | { kind: 'presenterLeft', presenter: string }} Input
 */

export {};
