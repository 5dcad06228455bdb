// @ts-check
import { scene } from "../session/scene.js";
import { Pages } from "./pages.js";

/** @typedef {import("../session/scene.js").Scene} Scene */
/** @typedef {import("../session/types.js").Session} Session */
/** @typedef {import("../session/types.js").Deck} Deck */
/** @typedef {import("./styles/style.js").Look} Look */
/** @typedef {import("./turning.js").Turning} Turning */

/**
 * The pages that are seen: which stand on the stage, and what of each is revealed. Their neighbours are
 * made while nothing moves.
 */
export class Stage {
  #element;
  #strip;
  #radius;
  #pages;
  /** @type {Deck | null} */
  #deck = null;
  /** @type {Turning | null} what moves pages; until it is there, they change at once */
  #turning = null;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} strip within it; may hold the section of one page already
   * @param {number} radius how many neighbours lie ready on either side
   */
  constructor(element, strip, radius = 1) {
    this.#element = element;
    this.#strip = strip;
    this.#radius = radius;
    this.#pages = new Pages(strip, pageStyle());
  }

  /**
   * Takes over the page that came with the document.
   * @param {Session} session
   * @param {Deck} deck
   */
  adopt({ page }, deck) {
    const current = deck.pages.find(({ id }) => id === page);
    if (current) this.#pages.adopt(current);
  }

  /**
   * From now on pages move. A page at rest needs nothing that moves it, so this comes later.
   * @param {() => boolean} isCalm whether motion is to be spared
   * @param {() => void} changed called when the same session looks different now
   */
  async move(isCalm, changed) {
    const { Turning } = await import("./turning.js");
    this.#turning = new Turning(this.#strip, isCalm, changed);
    changed();
  }

  /**
   * @param {Session} session
   * @param {Deck} deck
   * @param {number} now on the session's clock
   * @param {Look} look
   */
  show(session, deck, now, look) {
    if (deck !== this.#deck) this.#use(deck);
    this.#element.dataset.axis = look.layout.axis;
    const shown = scene(session);
    const placed = this.#place(this.#turning ? shown.places : shown.places.slice(0, 1));
    this.#turning?.show(placed, shown.motion, now, this.#wanted(look, shown.places));
    // To make a page takes long; nothing is made that is not shown while something moves.
    if (isAtRest(shown)) this.#rest(this.#near(shown.places.map(({ page }) => page)));
  }

  /** @param {string[]} ids the pages that may come next */
  #rest(ids) {
    this.#pages.keep(ids);
    this.#turning?.prepare(ids.flatMap((id) => this.#pages.page(id)?.style ?? []));
  }

  /**
   * A page that is on its way comes as its author wants it, whatever the session's style.
   * @param {Look} look
   * @param {Scene["places"]} places
   */
  #wanted(look, [, coming]) {
    const style = coming && this.#pages.page(coming.page)?.style;
    return style ? { ...look, style } : look;
  }

  /** @param {Deck} deck */
  #use(deck) {
    this.#deck = deck;
    this.#pages.use(deck);
    this.#element.dir = deck.direction === "rightToLeft" ? "rtl" : "ltr";
  }

  /**
   * Pages with their neighbours.
   * @param {string[]} ids
   */
  #near(ids) {
    const pages = this.#deck?.pages ?? [];
    const places = ids.map((id) => pages.findIndex((page) => page.id === id));
    const far = (/** @type {number} */ ways) => (this.#deck?.loop ? Math.min(ways, pages.length - ways) : ways);
    const isNear = (/** @type {number} */ index) =>
      places.some((place) => place >= 0 && far(Math.abs(place - index)) <= this.#radius);
    return pages.filter((_, index) => isNear(index)).map(({ id }) => id);
  }

  /** @param {Scene["places"]} places @returns {Map<number, HTMLElement>} by their offset */
  #place(places) {
    const placed = new Map();
    for (const { page, step, offset, scrolls = unscrolled } of places) {
      const section = this.#pages.section(page);
      if (!section) continue;
      const { element, isPlaced } = section;
      if (step !== null || !isPlaced) section.reveal(step);
      section.scroll(scrolls);
      if (!isPlaced) section.enter();
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

/** @type {import("../session/types.js").Scroll[]} */
const unscrolled = [];

/**
 * How a session wants its pages drawn.
 * @param {Session} session
 * @param {Deck} deck
 * @returns {Look}
 */
export function look({ style, layout }, { aspectRatio }) {
  return { style, layout, ratio: aspectRatio };
}

/** @param {Scene} scene */
function isAtRest({ places, motion }) {
  return places.length < 2 && motion.kind === "still" && motion.p === 0;
}

/** @type {Promise<CSSStyleSheet[]> | undefined} */
let sheets;

/** The pages' style, one for all stages of a document: what all have, and what some have. */
function pageStyle() {
  return (sheets ??= Promise.all(["page", "features"].map(sheet)));
}

/** @param {string} name */
async function sheet(name) {
  const response = await fetch(new URL(`../css/${name}.css`, import.meta.url));
  return new CSSStyleSheet().replace(await response.text());
}
