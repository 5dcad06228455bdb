// @ts-check

/** For thresholds, whose operands carry the rounding of a division. */
export const thresholdTolerance = 1e-9;

/** For a distance that is not worth an animation, in pages. */
export const distanceTolerance = 1e-9;

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
