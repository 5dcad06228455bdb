// @ts-check
// Requests for a page: goTo, step, a tap on the page control, autoplay.
import { forward } from './direction.js';
import { system } from './input.js';
import { directionOfSide } from './layout.js';
import { carryOut, logicalPage, startOfNewTransition } from './pager-navigation.js';
import { isPresenter, isVetoed, mayDrive } from './pager-permissions.js';
import { ownerOf } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./input.js').Ask} Ask */
/** @typedef {import('./input.js').Request} Request */
/** @typedef {import('./input.js').Wish} Wish */
/** @typedef {import('./reason.js').Reason} Reason */

/**
 * @param {Pager} pager
 * @param {import('./input.js').GoTo} input
 */
export function goTo(pager, input) {
  const { target, direction = null, animated } = input;
  answer(pager, input, target, { direction, isAnimated: animated, cause: 'program' });
}

/**
 * @param {Pager} pager
 * @param {import('./input.js').Step} input
 */
export function step(pager, input) {
  const { direction, animated } = input;
  const wish = { neighbour: direction, wraps: pager.configuration.loop };
  answer(pager, input, wish, { direction, isAnimated: animated, cause: 'program' });
}

/**
 * @param {Pager} pager
 * @param {import('./input.js').ControlTap} input
 */
export function controlTap(pager, input) {
  const { controlWraps, loop } = pager.configuration;
  const direction = directionOfSide(pager.layout, input.side);
  const wish = { neighbour: direction, wraps: controlWraps ?? loop };
  answer(pager, input, wish, { direction, isAnimated: true, cause: 'control' });
}

/**
 * @param {Pager} pager
 * @param {string} req
 */
export function autoplay(pager, req) {
  const direction = forward;
  const wish = /** @type {Wish} */ ({ neighbour: direction, wraps: pager.configuration.loop });
  const manner = /** @type {const} */ ({ direction, isAnimated: true, cause: 'autoplay' });
  answer(pager, { req, by: system }, wish, manner);
}

/**
 * Checks a request and carries it out, or refuses it with nothing changed.
 * @param {Pager} pager
 * @param {Ask} ask
 * @param {Wish} wish
 * @param {Omit<Request, 'req' | 'page'>} manner
 */
function answer(pager, ask, wish, manner) {
  const { req } = ask;
  if (pager.answers.get(req) !== null) return;
  pager.answers.await(req);
  const reason = refusalOfAsk(pager, ask);
  if (reason !== null) return reject(pager, req, reason);
  const found = resolve(pager, wish);
  if ('reason' in found) return reject(pager, req, found.reason);
  const request = { req, page: found.page, ...manner };
  const refusal = refusalOfRequest(pager, request, ask.by);
  if (refusal !== null) return reject(pager, req, refusal);
  carryOut(pager, request);
}

/**
 * @param {Pager} pager
 * @param {string} req
 * @param {Reason} reason
 */
function reject(pager, req, reason) {
  pager.answers.record({ reason }, req);
  pager.emit({ kind: 'rejected', req, reason });
}

/**
 * What keeps a request from being looked at.
 * @param {Pager} pager
 * @param {Ask} ask
 * @returns {Reason | null}
 */
function refusalOfAsk(pager, { by, expect }) {
  if (by !== system && !isPresenter(pager, by)) return 'notPresenter';
  const { phase } = pager;
  if (phase === 'closed' || phase === 'empty') return phase;
  if (pager.isLocked && by !== system) return 'locked';
  return expect != null && expect !== logicalPage(pager) ? 'stale' : null;
}

/**
 * @param {Pager} pager
 * @param {Wish} wish
 * @returns {{ page: string } | { reason: Reason }}
 */
function resolve(pager, wish) {
  const { pages } = pager;
  if ('page' in wish) {
    return pages.contains(wish.page) ? { page: wish.page } : { reason: 'unknownPage' };
  }
  if ('index' in wish) {
    const page = pages.ids[wish.index];
    return page === undefined ? { reason: 'outOfRange' } : { page };
  }
  const logical = logicalPage(pager);
  const page = logical === null ? null : pages.neighbour(logical, wish.neighbour, wish.wraps);
  return page === null ? { reason: 'noPage' } : { page };
}

/**
 * What keeps a request with a page from being carried out.
 * @param {Pager} pager
 * @param {Request} request
 * @param {import('./input.js').Sender} sender
 * @returns {Reason | null}
 */
function refusalOfRequest(pager, request, sender) {
  if (sender !== system) {
    if (!mayDrive(pager, sender)) return 'notDriver';
    const owner = ownerOf(pager.state);
    if (owner !== null && owner !== sender) return 'busy';
  }
  if (request.cause === 'autoplay' && pager.phase !== 'idle') return 'busy';
  const start = startOfNewTransition(pager, request);
  if (start === null) return null;
  return isVetoed(pager, start, request.page, request.cause) ? 'vetoed' : null;
}
