// @ts-check

/**
 * A timing curve: a cubic Bézier from (0, 0) to (1, 1).
 * @typedef {keyof typeof controlPoints} Curve
 */

const controlPoints = /** @type {const} */ ({
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
});

/**
 * The progress at a fraction of the time, both from 0 to 1; exact to the last digits.
 * @param {Curve} curve
 * @param {number} fraction
 */
export function curveValue(curve, fraction) {
  if (!(fraction > 0)) return 0;
  if (fraction >= 1) return 1;
  const [x1, y1, x2, y2] = controlPoints[curve];
  return coordinate(parameterAt(fraction, x1, x2), y1, y2);
}

/**
 * The progress a time at the very start.
 * @param {Curve} curve
 */
export function initialSlope(curve) {
  const [x1, y1, x2, y2] = controlPoints[curve];
  return x1 === 0 && y1 === 0 ? y2 / x2 : y1 / x1;
}

/**
 * The parameter at which x is reached, by halving: x rises with it, so nothing can go astray.
 * @param {number} x
 * @param {number} x1
 * @param {number} x2
 */
function parameterAt(x, x1, x2) {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (coordinate(middle, x1, x2) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * @param {number} s
 * @param {number} first
 * @param {number} second
 */
function coordinate(s, first, second) {
  const rest = 1 - s;
  return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s;
}
