// @ts-check
// The shapes of what a style says. Types only: never loaded.

/** @typedef {import("../../pager/layout.js").Layout} Layout */
/**
 * How a session wants its pages drawn; `ratio` is a page's width by its height.
 * @typedef {{ style: string, layout: Layout, ratio: number }} Look
 */
/** @typedef {{ transform?: string, opacity?: string, clipPath?: string }} Declarations */
/**
 * How each part stands: the strip, the pages by their offset, and what a style has besides.
 * @typedef {Record<string, Declarations>} Pose
 */
/**
 * A way in which pages take each other's place.
 *
 * `pose` tells how all stands at a position, for pages at these offsets; 0 is always among them.
 *
 * A run needs `keyframes` for each page that it passes, where one stands for a pose that is linear in the
 * position, and 0 for a style without a way between: it goes at once where the run leads.
 * @typedef {object} Style
 * @property {string} name
 * @property {number} keyframes
 * @property {(p: number, offsets: number[], look: Look) => Pose} pose
 * @property {Record<string, string | null>} [parts] what it draws besides pages, with what lies in each: the
 *   name of its class and the offset of its page
 * @property {string} [rules] the file of those for its parts
 */

export {};
