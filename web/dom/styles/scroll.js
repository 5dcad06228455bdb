// @ts-check
import { layoutSign } from "../../pager/layout.js";

/** @typedef {import("./style.js").Style} Style */
/** @typedef {import("./style.js").Layout} Layout */

/**
 * Pages lie side by side and move together; all but the strip stand still.
 * @type {Style}
 */
export const scroll = {
  name: "scroll",
  keyframes: 1,
  pose(p, offsets, { layout }) {
    const pages = offsets.map((offset) => [offset, { transform: along(layout, offset) }]);
    return { strip: { transform: along(layout, -p) }, ...Object.fromEntries(pages) };
  },
};

/**
 * So many pages on in reading order.
 * @param {Layout} layout
 * @param {number} pages
 */
function along(layout, pages) {
  const share = -layoutSign(layout) * pages * 100;
  return layout.axis === "vertical" ? `translateY(${share}%)` : `translateX(${share}%)`;
}
