// @ts-check
import { backward, forward } from './direction.js';
import { clamp } from './numbers.js';

/** @typedef {import('./direction.js').Direction} Direction */

/** The pages in their order, each once. */
export class PageList {
  /** @type {Map<string, number>} */
  #indices;

  /** @param {Iterable<string>} ids of a page named twice the first place counts */
  constructor(ids) {
    /** @type {readonly string[]} */
    this.ids = [...new Set(ids)];
    this.#indices = new Map(this.ids.map((id, index) => [id, index]));
  }

  get count() {
    return this.ids.length;
  }

  /** @param {string} id */
  contains(id) {
    return this.#indices.has(id);
  }

  /**
   * @param {string} id
   * @returns {number | null}
   */
  indexOf(id) {
    return this.#indices.get(id) ?? null;
  }

  /** @param {PageList} other */
  equals(other) {
    return this.count === other.count && this.ids.every((id, index) => id === other.ids[index]);
  }

  /**
   * The page next to one; a single page has no neighbour even when the ends are joined.
   * @param {string} id
   * @param {Direction} direction
   * @param {boolean} wraps
   * @returns {string | null}
   */
  neighbour(id, direction, wraps) {
    const index = this.indexOf(id);
    if (this.count < 2 || index === null) return null;
    const next = this.ids[index + direction];
    if (next !== undefined) return next;
    return wraps ? this.ids[direction === forward ? 0 : this.count - 1] : null;
  }

  /**
   * The way from one page to another: by index, or the shorter one round, forward if both are.
   * @param {string} start
   * @param {string} end
   * @param {boolean} wraps
   * @returns {Direction}
   */
  direction(start, end, wraps) {
    const from = this.indexOf(start);
    const to = this.indexOf(end);
    if (from === null || to === null) return forward;
    if (!wraps) return to < from ? backward : forward;
    const ahead = (to - from + this.count) % this.count;
    return ahead <= this.count - ahead ? forward : backward;
  }

  /**
   * The pages up to `radius` away on both sides, and the page itself, in order.
   * @param {string} id
   * @param {number} radius
   * @param {boolean} wraps
   * @returns {string[]}
   */
  window(id, radius, wraps) {
    const index = this.indexOf(id);
    if (index === null) return [];
    const reach = clamp(radius, 0, this.count);
    /** @type {Set<string>} */
    const found = new Set();
    for (let place = index - reach; place <= index + reach; place += 1) {
      const page = this.ids[wraps ? (place + this.count) % this.count : place];
      if (page !== undefined) found.add(page);
    }
    return [...found];
  }

  /**
   * The page that takes the place of one that an edit removed: the next survivor, else the
   * previous one, else the first of the new list.
   * @param {string} removed
   * @param {PageList} edited
   * @returns {string | null}
   */
  replacement(removed, edited) {
    const index = this.indexOf(removed) ?? 0;
    const survives = (/** @type {string} */ id) => edited.contains(id);
    return (
      this.ids.slice(index).find(survives) ??
      this.ids.slice(0, index).reverse().find(survives) ??
      edited.ids[0] ??
      null
    );
  }
}
