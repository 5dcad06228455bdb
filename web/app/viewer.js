// @ts-check
import { Stage, look } from "../dom/stage.js";
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

  #stage;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {number | null} */
  #frame = null;

  /** @param {HTMLElement} stage @param {HTMLElement} strip */
  constructor(stage, strip) {
    super();
    this.stage = stage;
    this.#stage = new Stage(stage, strip);
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
    this.#stage.adopt(this.state.session, this.state.deck);
    this.#render();
    this.live.start();
    this.#stage.move(() => this.isCalm, () => this.draw());
  }

  /** Draws what is to be shown, once for all that happens within a frame. */
  draw() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#render();
    });
  }

  #render() {
    const { deck, session } = this.state;
    frame(session, deck);
    const shown = this.source();
    this.#stage.show(shown.session, deck, shown.now, look(session, deck));
    this.dispatchEvent(new Event("shown"));
  }
}

/**
 * What a session says of all that surrounds its pages; rules of style do the rest.
 * @param {Session} session
 * @param {Deck} deck
 */
function frame({ skin, chrome }, { title, language, aspectRatio }) {
  const root = document.documentElement;
  const { dataset } = root;
  const hidden = chrome.hidden.join(" ");
  // Written only when it is another one: each writing has all styles looked at.
  if (dataset.skin !== skin) dataset.skin = skin;
  if (dataset.hidden !== hidden) dataset.hidden = hidden;
  const ratio = String(aspectRatio);
  if (root.style.getPropertyValue("--ratio") !== ratio) root.style.setProperty("--ratio", ratio);
  if (document.title !== title) document.title = title;
  if (language && root.lang !== language) root.lang = language;
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
