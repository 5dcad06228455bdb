// @ts-check
import { neighbour } from "../session/order.js";
import { Stage, look } from "../dom/stage.js";

/** @typedef {import("../session/types.js").State} State */
/** @typedef {import("../session/types.js").Page} Page */

/** What viewers see, as it moves, and the page that comes next. */
export class RemotePicture {
  #now;
  #elements;
  #stage;
  #next;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {State | null} */
  #state = null;
  /** @type {number | null} */
  #frame = null;

  /**
   * @param {HTMLElement} stage for the current page
   * @param {HTMLElement} next for the one after it
   * @param {() => number} now the session's time
   */
  constructor(stage, next, now) {
    this.#now = now;
    this.#elements = [stage, next];
    this.#stage = new Stage(stage, strip(stage));
    this.#next = new Stage(next, strip(next), 0);
    this.#stage.move(() => this.#calm.matches, () => this.#draw());
  }

  /**
   * Draws once for all that happens within a frame.
   * @param {State} state
   */
  show(state) {
    this.#state = state;
    this.#draw();
  }

  #draw() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (this.#state) this.#render(this.#state);
    });
  }

  /** @param {State} state */
  #render({ session, deck }) {
    document.documentElement.style.setProperty("--ratio", String(deck.aspectRatio));
    this.#elements[0].dataset.cover = session.blackout;
    for (const { dataset } of this.#elements) dataset.skin = session.skin;
    this.#stage.show(session, deck, this.#now(), look(session, deck));
    const next = after(session.page, deck);
    if (!next) return;
    const still = { ...session, page: next.id, step: null, transition: null, bounce: null, pull: 0, scrolls: [] };
    this.#next.show(still, deck, this.#now(), look(session, deck));
  }
}

/**
 * @param {string | null} id
 * @param {import("../session/types.js").Deck} deck
 * @returns {Page | undefined}
 */
export function after(id, deck) {
  const index = deck.pages.findIndex((page) => page.id === id);
  if (index < 0) return deck.pages[0];
  return deck.pages[neighbour(deck, index, "next", "step") ?? deck.pages.length];
}

/** @param {HTMLElement} stage @returns {HTMLElement} */
function strip(stage) {
  return /** @type {HTMLElement} */ (stage.firstElementChild);
}
