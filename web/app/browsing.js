// @ts-check
import { Following } from "./following.js";
import { later } from "./later.js";
import { localTime } from "./live.js";

/** @typedef {import("./viewer.js").Viewer} Viewer */
/** @typedef {import("../session/types.js").Message} Message */

/** A viewer who looks around: the pages that one person turns, which move nobody else. */
export class Browsing {
  #viewer;
  #following = new Following();
  /** Most viewers never turn a page themselves: what does it comes with the first touch or key. */
  #withPager = later(() => import("./own-pager.js"));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #deadline;

  /** @param {Viewer} viewer which from now on shows what its person looks at */
  constructor(viewer) {
    this.#viewer = viewer;
    const { live } = viewer;
    viewer.source = () => {
      const { session } = this.#following;
      return session ? { session, now: localTime() } : { session: viewer.state.session, now: live.now };
    };
    live.addEventListener("change", () => this.#act("liveChanged"));
  }

  /** Whether its person looks at something else than the session. */
  get detached() {
    return this.#following.detached;
  }

  /** A touch has begun, which may become a turn. */
  prepare() {
    this.#withPager(() => {});
  }

  /** @param {Message} input as the pager takes it */
  turn(input) {
    this.#withPager(({ makePager }) => {
      this.#following.makePager = makePager;
      this.#following.handle(input, localTime(), this.#viewer.state);
      this.#changed();
    });
  }

  /** @param {"next" | "previous"} to */
  advance(to) {
    this.turn({ type: "advance", to });
  }

  /** @param {"left" | "right"} side */
  sideways(side) {
    const { direction } = this.#viewer.state.session.layout;
    this.advance(side === (direction === "rightToLeft" ? "left" : "right") ? "next" : "previous");
  }

  /** @param {number} index of a page; beyond the ends, the one there */
  goTo(index) {
    const { pages } = this.#viewer.state.deck;
    const page = pages[Math.min(Math.max(index, 0), pages.length - 1)];
    if (page) this.turn({ type: "goTo", page: page.id });
  }

  /**
   * @param {string} name of a page, or its number
   * @returns {boolean} whether there is such a page
   */
  goToName(name) {
    const { pages } = this.#viewer.state.deck;
    const named = pages.findIndex(({ id }) => id === name);
    const index = named < 0 && /^\d+$/.test(name) ? Number(name) - 1 : named;
    if (!pages[index]) return false;
    this.goTo(index);
    return true;
  }

  backToLive() {
    this.#act("backToLive");
  }

  /** @param {"liveChanged" | "backToLive" | "tick"} act */
  #act(act) {
    this.#following[act](localTime(), this.#viewer.state);
    this.#changed();
  }

  #changed() {
    this.#viewer.draw();
    clearTimeout(this.#deadline);
    const { nextDeadline } = this.#following;
    if (nextDeadline === null) return;
    const wait = Math.max(0, nextDeadline - localTime());
    this.#deadline = setTimeout(() => this.#act("tick"), wait * 1000);
  }
}
