// @ts-check
/** @typedef {import("./types.js").Session} Session */
/** @typedef {import("./types.js").Scroll} Scroll */
/** @typedef {import("./types.js").Curve} Curve */

/**
 * A page and where it lies: 0 is the settled page's place, 1 the one after it in reading order.
 * @typedef {{ page: string, step: number | null, offset: number, scrolls?: Scroll[] }} Place
 */
/**
 * Where the strip of pages stands, or how it runs, in pages; times in seconds of the session.
 * @typedef {{ kind: "still", p: number }
 *   | { kind: "run", p0: number, p1: number, start: number, duration: number, curve: Curve }} Motion
 */
/** @typedef {{ places: Place[], motion: Motion }} Scene */

/**
 * What a screen shows of a session.
 * @param {Session} session
 * @returns {Scene}
 */
export function scene(session) {
  return { places: places(session), motion: motion(session) };
}

/** @param {Session} session @returns {Place[]} */
function places({ page, step, scrolls, transition }) {
  if (page === null || page === undefined) return [];
  const current = { page, step, offset: 0, scrolls };
  if (!transition) return [current];
  const { to, direction, animation } = transition;
  const next = { page: to, step: transition.step, offset: direction };
  const behind = animation?.behind;
  if (!behind || behind === to || behind === page) return [current, next];
  return [current, next, { page: behind, step: null, offset: -direction }];
}

/** @param {Session} session @returns {Motion} */
function motion({ transition, bounce, pull }) {
  if (transition?.animation) {
    const { p0, p1, start, duration, curve } = transition.animation;
    return { kind: "run", p0, p1, start, duration, curve };
  }
  if (transition) return { kind: "still", p: transition.p };
  if (bounce) return { kind: "run", ...bounce, p1: 0, curve: "easeOut" };
  return { kind: "still", p: pull ?? 0 };
}
