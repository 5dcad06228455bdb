// @ts-check
/** @typedef {import("./types.js").Curve} Curve */

/** The inner control points of each curve, from (0, 0) to (1, 1). */
const points = {
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

/**
 * The share of the way after a share `x` of the time.
 * @param {Curve} curve
 * @param {number} x
 */
export function along(curve, x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const [x1, y1, x2, y2] = points[curve] ?? points.easeInOut;
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/** @param {Curve} curve */
export function easing(curve) {
  return `cubic-bezier(${(points[curve] ?? points.easeInOut).join(", ")})`;
}

/** @param {number} a @param {number} b @param {number} t */
function bezier(a, b, t) {
  const u = 1 - t;
  return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t;
}
