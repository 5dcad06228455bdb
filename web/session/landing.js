// @ts-check
import { neighbour } from "./order.js";

/** @typedef {import("./types.js").State} State */

/**
 * Where a session stands or will stand.
 * @typedef {{ page: string | null, step: number }} Standing
 */

/**
 * Where a session will stand once what is under way has ended.
 * @param {State} state
 * @returns {Standing}
 */
export function standing({ session, deck }) {
  const { transition } = session;
  const committing = transition?.animation?.outcome === "commit";
  const page = committing ? transition.to : session.page;
  const step = committing ? transition.step : session.step;
  return { page, step: step ?? stepsOf(deck, page) };
}

/**
 * Where an advance from there will land, by the rule of the session: reveals first, forward to a page
 * at its first step, back to one at its last.
 * @param {Standing} from
 * @param {"next" | "previous"} to
 * @param {"step" | "page" | "stack"} by
 * @param {import("./types.js").Deck} deck
 * @returns {Standing} the same where there is no page that way
 */
export function landing(from, to, by, deck) {
  const step = from.step + (to === "next" ? 1 : -1);
  if (by === "step" && step >= 0 && step <= stepsOf(deck, from.page)) return { ...from, step };
  const index = deck.pages.findIndex(({ id }) => id === from.page);
  const place = index < 0 ? null : neighbour(deck, index, to, by);
  if (place === null) return from;
  const page = deck.pages[place];
  return { page: page.id, step: to === "next" ? 0 : page.steps };
}

/** @param {import("./types.js").Deck} deck @param {string | null} id */
function stepsOf(deck, id) {
  return deck.pages.find((page) => page.id === id)?.steps ?? 0;
}
