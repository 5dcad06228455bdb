// @ts-check
import { curveValue } from "../pager/curve.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Session} Session */
/** @typedef {import("./types.js").Transition} Transition */
/** @typedef {import("./types.js").Message} Message */

/**
 * What became of a message: `applied`, `ignored` (old, or not about the state), or `missed`: a batch
 * before it never came, and only a snapshot helps.
 * @typedef {{ state: State | null, outcome: "applied" | "ignored" | "missed" }} Folded
 */

/**
 * The state after a message. The old state is left as it was.
 * @param {State | null} state null until the first `welcome`
 * @param {Message} message
 * @returns {Folded}
 */
export function fold(state, message) {
  switch (message.type) {
    case "welcome":
    case "snapshot":
      return { state: whole(message), outcome: "applied" };
    case "batch":
      return state ? foldBatch(state, message) : { state, outcome: "ignored" };
    case "motion":
    case "scroll":
      return state ? foldMotion(state, message) : { state, outcome: "ignored" };
    default:
      return { state, outcome: "ignored" };
  }
}

/** @param {Message} message @returns {State} */
function whole({ epoch, revision, time, session, deck }) {
  return { epoch, revision, time, session: { ...atFirst(deck), ...session }, deck };
}

/**
 * What a session is as long as nothing else is said.
 * @param {import("./types.js").Deck} deck
 */
function atFirst({ direction }) {
  return {
    transition: null,
    bounce: null,
    pull: 0,
    scrubbing: false,
    scrolls: [],
    autoAdvance: { on: true, due: null },
    layout: { axis: "horizontal", direction },
    style: "scroll",
    driver: { mode: "open", holder: null, pending: null },
    chrome: { hidden: [] },
    skin: "auto",
    sheet: null,
    bindings: {},
  };
}

/** @param {State} state @param {Message} batch @returns {Folded} */
function foldBatch(state, batch) {
  if (batch.revision <= state.revision) return { state, outcome: "ignored" };
  if (batch.revision > state.revision + 1) return { state, outcome: "missed" };
  let { deck } = state;
  for (const event of batch.events) if (event.type === "deck") deck = event.deck;
  const session = applyEvents(state.session, batch.events, batch.at);
  return {
    state: { ...state, revision: batch.revision, time: batch.at, session, deck },
    outcome: "applied",
  };
}

/** @param {State} state @param {Message} motion @returns {Folded} */
function foldMotion(state, motion) {
  const apply = motion.type === "scroll" ? scrolled : applyMotion;
  const session = apply(state.session, motion);
  if (motion.revision !== state.revision || session === state.session) {
    return { state, outcome: "ignored" };
  }
  return { state: { ...state, session }, outcome: "applied" };
}

/**
 * @param {Session} session
 * @param {Message} motion
 * @returns {Session} the same one if nothing is dragged that the motion could be about
 */
export function applyMotion(session, { p, tid }) {
  const { transition } = session;
  if (!transition) return tid == null && !session.bounce ? { ...session, pull: p } : session;
  if (transition.phase !== "dragging") return session;
  if (tid != null && tid !== transition.tid) return session;
  return { ...session, transition: { ...transition, p } };
}

/**
 * @param {Session} session
 * @param {Message[]} events
 * @param {number} at when they happened
 */
export function applyEvents(session, events, at) {
  return events.reduce((folded, event) => applyEvent(folded, event, at), session);
}

/** @param {Session} session @param {Message} event @param {number} at @returns {Session} */
function applyEvent(session, event, at) {
  switch (event.type) {
    case "dragStarted":
      return caught(session, at);
    case "dragCancelled":
      return { ...session, pull: 0 };
    case "will":
      return { ...session, pull: 0, bounce: null, transition: opened(event, session.pull) };
    case "animation":
      return onTransition(session, event, (open) => settling(open, event));
    case "interrupted":
      return onTransition(session, event, (open) => {
        return { ...open, phase: "dragging", p: event.p, animation: null };
      });
    case "didFinish":
      return finished(session, event);
    case "pageChanged":
      return arrived(session, event.new, at);
    case "step":
      return revealed(session, event);
    case "control":
      return { ...session, control: fields(event) };
    case "bounce":
      return { ...session, pull: 0, bounce: fields(event) };
    case "rest":
      return { ...session, pull: 0, bounce: null };
    case "scrubStarted":
    case "scrubEnded":
      return { ...session, scrubbing: event.type === "scrubStarted" };
    case "scroll":
      return scrolled(session, event);
    case "autoAdvance":
    case "layout":
    case "driver":
    case "chrome":
      return { ...session, [event.type]: fields(event) };
    case "blackout":
    case "style":
    case "skin":
      return { ...session, [event.type]: event.value };
    case "sheet":
      return { ...session, sheet: event.sheet ?? null };
    case "bound":
      return { ...session, bindings: { ...session.bindings, [event.key]: event.value } };
    case "timer":
      return { ...session, timer: fields(event) };
    case "locked":
      return { ...session, locked: event.on };
    default:
      return session;
  }
}

/** Blocks of one page that are remembered. */
const mostScrolls = 16;

/** @param {Session} session @param {Message} message @returns {Session} */
function scrolled(session, { block, share }) {
  const others = session.scrolls.filter((scroll) => scroll.block !== block);
  const scrolls = [...others, { block, share, step: session.step ?? 0 }].slice(-mostScrolls);
  return { ...session, scrolls };
}

/**
 * The settled page is another one: what was scrolled went with the old one.
 * @param {Session} session
 * @param {string | null} page
 * @param {number} at
 */
function arrived(session, page, at) {
  return { ...session, page, scrolls: [], timer: { ...session.timer, arrived: reading(session.timer, at) } };
}

/**
 * Seconds on the talk's stopwatch.
 * @param {import("./types.js").Timer} timer
 * @param {number} at
 */
export function reading({ running, since, elapsed }, at) {
  return running ? elapsed + Math.max(0, at - since) : elapsed;
}

/**
 * A finger that comes down on a bounce holds it where it is.
 * @param {Session} session
 * @param {number} at
 */
function caught(session, at) {
  const { bounce } = session;
  if (!bounce) return { ...session, pull: 0 };
  const { p0, start, duration } = bounce;
  const p = p0 * (1 - curveValue("easeOut", duration > 0 ? (at - start) / duration : 1));
  return { ...session, bounce: null, pull: p };
}

/** @param {Message} event @param {number} p @returns {Transition} */
function opened({ tid, from, to, direction, cause, step = null }, p) {
  return { tid, from, to, direction, cause, step, phase: "dragging", p, animation: null };
}

/** @param {Transition} open @param {Message} event @returns {Transition} */
function settling(open, event) {
  return { ...open, phase: "settling", p: event.p0, animation: fields(event) };
}

/**
 * Steps are shown of the settled page, or will be of the one that is on its way.
 * @param {Session} session
 * @param {Message} event
 */
function revealed(session, { page, step }) {
  const { transition } = session;
  if (page === session.page) return { ...session, step };
  if (!transition || page !== transition.to) return session;
  return { ...session, transition: { ...transition, step } };
}

/** @param {Session} session @param {Message} event @returns {Session} */
function finished(session, event) {
  const { transition } = session;
  if (!transition || transition.tid !== event.tid) return session;
  const step = event.completed ? transition.step : session.step;
  return { ...session, transition: null, pull: 0, step };
}

/**
 * @param {Session} session
 * @param {Message} event
 * @param {(open: Transition) => Transition} change
 */
function onTransition(session, event, change) {
  const { transition } = session;
  if (!transition || transition.tid !== event.tid) return session;
  return { ...session, transition: change(transition) };
}

/** @param {Message} event @returns {any} */
function fields({ type, ...rest }) {
  return rest;
}
