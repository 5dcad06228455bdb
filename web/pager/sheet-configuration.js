// @ts-check

/**
 * What a host can choose.
 * @typedef {object} Configuration
 * @property {number} sheetDuration how long the whole way up or down takes, in seconds: the motion
 *   and the removal after it
 * @property {import('./curve.js').Curve} sheetCurve of both ways
 * @property {'replace' | 'reject'} policy what becomes of a sheet that comes while another one is
 *   shown: that one goes first, or the new one is refused
 */

/** @type {Readonly<Configuration>} */
export const defaultConfiguration = Object.freeze({
  sheetDuration: 0.35,
  sheetCurve: 'linear',
  policy: 'replace',
});
