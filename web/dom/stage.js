// @ts-check
/** @typedef {import("../session/scene.js").Scene} Scene */
/** @typedef {import("./pages.js").Pages} Pages */
/** @typedef {import("./styles/style.js").Look} Look */
/** @typedef {import("./turning.js").Turning} Turning */

/** The pages that are seen: which stand on the stage, and what of each is revealed. */
export class Stage {
  /** @type {Turning | null} what moves them; until it is there, pages change at once */
  turning = null;
  #strip;
  #pages;

  /** @param {HTMLElement} strip @param {Pages} pages */
  constructor(strip, pages) {
    this.#strip = strip;
    this.#pages = pages;
  }

  /**
   * @param {Scene} scene
   * @param {number} now on the scene's clock
   * @param {Look} look
   */
  show({ places, motion }, now, look) {
    const placed = this.#place(this.turning ? places : places.slice(0, 1));
    this.turning?.show(placed, motion, now, look);
  }

  /** @param {Scene["places"]} places @returns {Map<number, HTMLElement>} by their offset */
  #place(places) {
    const placed = new Map();
    for (const { page, step, offset } of places) {
      const section = this.#pages.section(page);
      if (!section) continue;
      const { element } = section;
      if (step !== null || !section.isPlaced) section.reveal(step);
      element.dataset.place = offset === 0 ? "current" : "beside";
      element.dataset.offset = String(offset);
      element.inert = offset !== 0;
      placed.set(offset, element);
    }
    this.#dismiss(new Set(placed.values()));
    return placed;
  }

  /** @param {Set<HTMLElement>} placed those that stay */
  #dismiss(placed) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (this.#strip.querySelectorAll("[data-place]"))) {
      if (placed.has(element)) continue;
      element.removeAttribute("data-place");
      element.removeAttribute("data-offset");
      element.inert = true;
    }
  }
}
