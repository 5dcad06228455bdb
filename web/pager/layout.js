// @ts-check
import { backward, forward } from './direction.js';

/**
 * How the pages lie on a screen.
 * @typedef {object} Layout
 * @property {'horizontal' | 'vertical'} axis the way the pages are strung
 * @property {'leftToRight' | 'rightToLeft'} direction the way a row of them is read
 */

/**
 * A movement on the screen, in pixels to the right and down.
 * @typedef {{ x: number, y: number }} Vector
 */

/** @type {Readonly<Layout>} */
export const defaultLayout = Object.freeze({ axis: 'horizontal', direction: 'leftToRight' });

/**
 * What turns a finger's translation into forward: content moves against the reading order.
 * @param {Layout} layout
 * @returns {1 | -1}
 */
export function layoutSign(layout) {
  return layout.axis === 'horizontal' && layout.direction === 'rightToLeft' ? 1 : -1;
}

/**
 * Whether a first movement goes along the axis, up to 45 degrees off.
 * @param {Layout} layout
 * @param {Vector} vector
 */
export function isAlong(layout, { x, y }) {
  const [along, cross] = layout.axis === 'horizontal' ? [x, y] : [y, x];
  return Math.abs(along) >= Math.abs(cross);
}

/**
 * The direction that a tap beside the current dot asks for.
 * @param {Layout} layout
 * @param {'left' | 'right'} side
 * @returns {import('./direction.js').Direction}
 */
export function directionOfSide(layout, side) {
  return (side === 'left') === (layout.direction === 'rightToLeft') ? forward : backward;
}
