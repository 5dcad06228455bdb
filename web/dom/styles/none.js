// @ts-check
/** @typedef {import("./style.js").Style} Style */

/**
 * Nothing between the pages: a finger shows the nearer one, and a run at once the one that it leads to.
 * @type {Style}
 */
export const none = {
  name: "none",
  keyframes: 0,
  pose(p, offsets) {
    return Object.fromEntries(
      offsets.map((offset) => [offset, { opacity: offset === 0 || Math.abs(p - offset) <= 0.5 ? "1" : "0" }]),
    );
  },
};
