// @ts-check
import { Pages } from "../dom/pages.js";
import { Stage } from "../dom/stage.js";
import { scene } from "../session/scene.js";
import { Live } from "./live.js";

/** @typedef {import("../session/types.js").Session} Session */
/** @typedef {import("../session/types.js").Deck} Deck */
/**
 * What is shown, and the time now on its own clock.
 * @typedef {{ session: Session, now: number }} Shown
 */

/**
 * Shows the session on the stage. What steers and surrounds it comes later, so that little stands
 * between a newcomer and the current page. Event: `shown` after each change of the picture.
 */
export class Viewer extends EventTarget {
  live = new Live();
  /**
   * What is to be shown; a viewer that browses by itself shows something else.
   * @type {() => Shown}
   */
  source = () => ({ session: this.state.session, now: this.live.now });

  #strip;
  #pages;
  #stage;
  /** @type {Deck | null} */
  #deck = null;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {number | null} */
  #frame = null;

  /** @param {HTMLElement} stage @param {HTMLElement} strip */
  constructor(stage, strip) {
    super();
    this.stage = stage;
    this.#strip = strip;
    this.#pages = new Pages(strip, pageStyle());
    this.#stage = new Stage(strip, this.#pages);
    this.live.addEventListener("change", () => this.draw());
  }

  /** Whether motion is to be spared. */
  get isCalm() {
    return this.#calm.matches;
  }

  get state() {
    return /** @type {import("../session/types.js").State} */ (this.live.state);
  }

  /** @param {import("../session/types.js").Message} welcome as it came with the document */
  start(welcome) {
    this.live.begin(welcome, documentTime());
    const current = welcome.deck.pages.find((/** @type {any} */ { id }) => id === welcome.session.page);
    if (current) this.#pages.adopt(current);
    this.#render();
    this.live.start();
    this.#move();
  }

  /** Draws what is to be shown, once for all that happens within a frame. */
  draw() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#render();
    });
  }

  /** A page at rest needs nothing that moves it. */
  async #move() {
    const { Turning } = await import("../dom/turning.js");
    this.#stage.turning = new Turning(this.#strip, () => this.isCalm, () => this.draw());
    this.draw();
  }

  #render() {
    const { deck } = this.state;
    if (deck !== this.#deck) this.#useDeck(deck);
    frame(this.state.session);
    const { session, now } = this.source();
    const shown = scene(session);
    const wanted = this.#look(shown.places);
    this.stage.dataset.axis = wanted.layout.axis;
    this.#stage.show(shown, now, wanted);
    // To make a page takes long; nothing is made that is not shown while something moves.
    if (isAtRest(shown)) this.#rest(near(shown.places.map(({ page }) => page), deck));
    this.dispatchEvent(new Event("shown"));
  }

  /** @param {string[]} ids the pages that may come next */
  #rest(ids) {
    this.#pages.keep(ids);
    this.#stage.turning?.prepare(ids.flatMap((id) => this.#pages.page(id)?.style ?? []));
  }

  /**
   * How the session wants its pages drawn; a page that is on its way comes as its author wants it.
   * @param {import("../session/scene.js").Place[]} places
   */
  #look([, coming]) {
    const { session, deck } = this.state;
    const own = coming && this.#pages.page(coming.page)?.style;
    return { style: own ?? session.style, layout: session.layout, ratio: deck.aspectRatio };
  }

  /** @param {Deck} deck */
  #useDeck(deck) {
    this.#deck = deck;
    this.#pages.use(deck);
    this.stage.dir = deck.direction === "rightToLeft" ? "rtl" : "ltr";
    document.documentElement.style.setProperty("--ratio", String(deck.aspectRatio));
    document.title = deck.title;
    if (deck.language) document.documentElement.lang = deck.language;
  }
}

/**
 * What a session says of all that surrounds its pages; rules of style do the rest.
 * @param {Session} session
 */
function frame({ skin, chrome }) {
  const { dataset } = document.documentElement;
  const hidden = chrome.hidden.join(" ");
  // Written only when it is another one: each writing has all styles looked at.
  if (dataset.skin !== skin) dataset.skin = skin;
  if (dataset.hidden !== hidden) dataset.hidden = hidden;
}

/** @param {import("../session/scene.js").Scene} scene */
function isAtRest({ places, motion }) {
  return places.length < 2 && motion.kind === "still" && motion.p === 0;
}

/**
 * The pages and their neighbours.
 * @param {string[]} ids
 * @param {Deck} deck
 */
function near(ids, { pages }) {
  const isNear = pages.map(({ id }) => ids.includes(id));
  return pages
    .filter((_, index) => isNear[index] || isNear[index - 1] || isNear[index + 1])
    .map(({ id }) => id);
}

async function pageStyle() {
  const response = await fetch(new URL("../css/page.css", import.meta.url));
  return new CSSStyleSheet().replace(await response.text());
}

/** When the document was answered, in seconds. */
function documentTime() {
  const [navigation] = performance.getEntriesByType("navigation");
  return (/** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.responseStart ?? 0) / 1000;
}

/** @param {string} name @returns {any} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

const viewer = new Viewer(part("stage"), part("strip"));
viewer.start(JSON.parse(document.getElementById("welcome")?.textContent ?? "null"));
import("./controls.js").then(({ install }) => install(viewer, part));
