// @ts-check
/** @typedef {import("./types.js").Deck} Deck */
/** @typedef {import("./types.js").Page} Page */

/**
 * The place of the page to which an `advance` leads that reveals nothing; null where there is none. A
 * whole page skips all pages of its label, but for those that end the deck; a whole stack leads to the
 * first page of the next one, a page outside of stacks being one by itself.
 * @param {Deck} deck
 * @param {number} index
 * @param {"next" | "previous"} to
 * @param {"step" | "page" | "stack"} by
 * @returns {number | null}
 */
export function neighbour(deck, index, to, by) {
  const key = by === "stack" ? "stack" : "label";
  const [first, last] = by === "step" ? [index, index] : run(deck.pages, index, key);
  const place = wrapped(deck, to === "next" ? last + 1 : first - 1);
  if (place === null) return by === "page" && last > first ? neighbour(deck, index, to, "step") : null;
  return by === "stack" && to === "previous" ? run(deck.pages, place, "stack")[0] : place;
}

/**
 * Where a page stands in its stack, from 1, and of how many; null for one outside of stacks.
 * @param {Page[]} pages
 * @param {number} index
 */
export function placeInStack(pages, index) {
  if (pages[index]?.stack === undefined) return null;
  const [first, last] = run(pages, index, "stack");
  return { number: index - first + 1, count: last - first + 1 };
}

/**
 * In a loop the first page follows the last.
 * @param {Deck} deck
 * @param {number} index
 */
function wrapped({ pages, loop }, index) {
  if (index >= 0 && index < pages.length) return index;
  if (!loop || pages.length < 2) return null;
  return index < 0 ? pages.length - 1 : 0;
}

/**
 * The places of the first and the last page around one that have the same value and follow each other.
 * @param {Page[]} pages
 * @param {number} index
 * @param {"label" | "stack"} key
 */
function run(pages, index, key) {
  const own = pages[index][key];
  let [first, last] = [index, index];
  if (own === undefined || own === null) return [first, last];
  while (pages[first - 1]?.[key] === own) first -= 1;
  while (pages[last + 1]?.[key] === own) last += 1;
  return [first, last];
}
