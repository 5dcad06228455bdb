// @ts-check
import { applyEvents, applyMotion } from "../session/fold.js";

/** @typedef {import("../session/types.js").State} State */
/** @typedef {import("../session/types.js").Session} Session */
/** @typedef {import("../session/types.js").Message} Message */
/** @typedef {import("../pager/layout.js").Layout} Layout */
/**
 * What turns the pages of one viewer: the session's own pager, here for one person alone.
 * @typedef {object} Pager
 * @property {(input: Message, now: number) => Message[]} handle
 * @property {number | null} nextDeadline
 */

/**
 * Whether a viewer follows the session or browses by itself, which moves nobody else. It lets go at
 * the first transition of its own, and follows again if that comes to nothing, when it turns to the
 * page that is live, and when asked to.
 */
export class Following {
  /**
   * Makes what turns its pages; until there is one, it stays.
   * @type {((pages: string[], current: string, layout: Layout, loop: boolean) => Pager) | null}
   */
  makePager = null;
  /** Its own browsing, which begins with the first touch. */
  /** @type {{ pager: Pager, session: Session, held: boolean, away: boolean, returning: boolean } | null} */
  #own = null;
  #requests = 0;

  /** Whether the viewer is on its own. */
  get detached() {
    return this.#own !== null && (this.#own.away || Boolean(this.#own.session.transition));
  }

  /** What the viewer sees of its own browsing; null while it follows. */
  get session() {
    return this.#own?.session ?? null;
  }

  get nextDeadline() {
    return this.#own?.pager.nextDeadline ?? null;
  }

  /**
   * @param {Message} input of the viewer's own, as the pager takes it
   * @param {number} now
   * @param {State} live
   */
  handle(input, now, live) {
    const own = (this.#own ??= this.#begin(live));
    if (!own) return;
    if (input.type === "dragBegin") own.held = true;
    if (input.type === "dragEnd" || input.type === "dragCancel") own.held = false;
    const req = `own${(this.#requests += 1)}`;
    this.#apply(own.pager.handle({ req, ...input }, now), now, live);
  }

  /** @param {number} now @param {State} live */
  tick(now, live) {
    if (this.#own) this.#apply(this.#own.pager.handle({ type: "tick" }, now), now, live);
  }

  /** @param {number} now @param {State} live */
  backToLive(now, live) {
    const { page } = live.session;
    if (!this.#own || page === null) return;
    this.#own.returning = true;
    this.handle({ type: "goTo", page }, now, live);
  }

  /**
   * The session went on; a drag that has not moved a page yet gives way to it.
   * @param {number} now
   * @param {State} live
   */
  liveChanged(now, live) {
    const own = this.#own;
    if (!own) return;
    if (!this.detached) this.#own = null;
    else for (const input of surroundings(live)) this.#apply(own.pager.handle(input, now), now, live);
  }

  /** @param {State} live */
  #begin({ session, deck }) {
    const { transition } = session;
    const committing = transition?.animation?.outcome === "commit";
    const page = committing ? transition.to : session.page;
    const isCovered = session.blackout !== "none" || session.sheet !== null;
    if (page === null || isCovered || !this.makePager) return null;
    const pager = this.makePager(deck.pages.map(({ id }) => id), page, session.layout, Boolean(deck.loop));
    const step = committing ? transition.step : session.step;
    const still = { ...session, page, step, transition: null, bounce: null, pull: 0 };
    return { pager, session: still, held: false, away: false, returning: false };
  }

  /** @param {Message[]} events @param {number} now @param {State} live */
  #apply(events, now, live) {
    const own = this.#own;
    if (!own) return;
    for (const event of events) {
      own.session =
        event.type === "progress"
          ? applyMotion(own.session, event)
          : applyEvents(own.session, [event], event.at ?? now);
      if (event.type === "pageChanged") own.away = event.new !== live.session.page;
    }
    const { transition, bounce, pull } = own.session;
    const atRest = !transition && !bounce && !pull && !own.held;
    if (!atRest || (own.away && !own.returning)) return;
    // The session may have gone on while a swipe came to nothing: it is followed by a turn, not by a leap.
    const isThere = live.session.page === null || live.session.page === own.session.page;
    if (isThere || own.returning) this.#own = null;
    else this.backToLive(now, live);
  }
}

/**
 * What of a session holds for everybody's browsing too.
 * @param {State} live
 * @returns {Message[]}
 */
function surroundings({ session, deck }) {
  const { axis, direction } = session.layout;
  return [
    { type: "axis", axis },
    { type: "layoutDirection", direction },
    { type: "loop", on: Boolean(deck.loop) },
    { type: "edit", pages: deck.pages.map(({ id }) => id) },
  ];
}
