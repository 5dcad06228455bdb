// @ts-check

/**
 * The way through the pages, and the sign of positions on that side.
 * @typedef {1 | -1} Direction
 */

/** Towards "after". */
export const forward = 1;
export const backward = -1;

/**
 * The other way.
 * @param {Direction} direction
 * @returns {Direction}
 */
export const opposite = (direction) => (direction === forward ? backward : forward);

/**
 * The side on which a position lies; null at rest.
 * @param {number} position
 * @returns {Direction | null}
 */
export function directionOf(position) {
  if (position === 0) return null;
  return position > 0 ? forward : backward;
}
