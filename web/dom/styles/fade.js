// @ts-check
/** @typedef {import("./style.js").Style} Style */

/**
 * The other page appears over the settled one, which stays whole beneath it, so that nothing shines
 * through both.
 * @type {Style}
 */
export const fade = {
  name: "fade",
  keyframes: 1,
  pose(p, offsets) {
    return Object.fromEntries(offsets.map((offset) => [offset, { opacity: String(share(p, offset)) }]));
  },
};

/** @param {number} p @param {number} offset */
function share(p, offset) {
  return offset === 0 ? 1 : Math.max(0, 1 - Math.abs(p - offset));
}
