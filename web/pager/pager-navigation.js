// @ts-check
// What a request does in each state.
import { clamp } from './numbers.js';
import { bounce, fastForward, rest, settle } from './pager-settling.js';
import { complete, end, jump, open } from './pager-transitions.js';
import { idle, settleDestination, transitionOf } from './state.js';
import { motionPosition } from './transition.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./drag.js').Drag} Drag */
/** @typedef {import('./input.js').Request} Request */
/** @typedef {import('./state.js').Settle} Settle */
/** @typedef {import('./transition.js').OpenTransition} OpenTransition */
/** @typedef {import('./transition.js').Outcome} Outcome */

/**
 * How a request stands to what is under way: the open transition leads there (adopt) or comes from
 * there (reverse); the pager is there, or will be when the transition is ended as decided (there);
 * or it needs a transition of its own (open).
 * @typedef {'adopt' | 'reverse' | 'there' | 'open'} Fit
 */

/**
 * The page from which requests count: where a committing transition leads, else the settled one.
 * @param {Pager} pager
 */
export function logicalPage({ state }) {
  return state.phase === 'settling' ? settleDestination(state.settle) : state.current;
}

/**
 * The page from which a request would open a transition; null if it needs none.
 * @param {Pager} pager
 * @param {Request} request
 */
export function startOfNewTransition(pager, request) {
  return fitOf(pager, request) === 'open' ? logicalPage(pager) : null;
}

/**
 * @param {Pager} pager
 * @param {Request} request
 */
export function carryOut(pager, request) {
  const { state } = pager;
  const isThere = fitOf(pager, request) !== 'open';
  switch (state.phase) {
    case 'idle': return carryOutAt(pager, request, state.current);
    case 'dragging': return carryOutInDrag(pager, request, state);
    case 'settling': return carryOutInSettle(pager, request, state.settle);
    case 'bouncing':
      if (isThere) return answer(pager, request);
      rest(pager);
      return carryOutAt(pager, request, state.current);
    case 'scrubbing':
      if (isThere) return answer(pager, request);
      jumpFor(pager, request, state.current);
      pager.state = { ...state, current: request.page };
  }
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @returns {Fit}
 */
function fitOf(pager, request) {
  const transition = transitionOf(pager.state);
  if (transition !== null) {
    const direction = request.direction ?? transition.direction;
    if (request.page === transition.to && direction === transition.direction) return 'adopt';
    // In a drag the settled page reverses whatever way was asked for.
    const isReversal = pager.phase === 'dragging' || request.direction !== transition.direction;
    if (request.page === transition.from && isReversal) return 'reverse';
  }
  return request.page === logicalPage(pager) ? 'there' : 'open';
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @param {string} current
 */
function carryOutAt(pager, request, current) {
  if (request.page === current) answer(pager, request);
  else start(pager, request, current);
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @param {{ current: string, drag: Drag }} dragging
 */
function carryOutInDrag(pager, request, { current, drag }) {
  const fit = fitOf(pager, request);
  const p = drag.position(pager.band);
  const { transition } = drag;
  pager.emit({ kind: 'dragCancelled', gid: drag.gid, reason: 'superseded' });
  if (fit === 'open') {
    if (transition !== null) end(pager, transition, false, 'superseded');
    start(pager, request, current);
  } else if (transition !== null) {
    redirect(pager, transition, p, fit === 'adopt' ? 'commit' : 'cancel', request);
  } else {
    bounce(pager, current, p);
    answer(pager, request);
  }
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @param {Settle} settling
 */
function carryOutInSettle(pager, request, settling) {
  const fit = fitOf(pager, request);
  if (fit === 'adopt') return turn(pager, settling, 'commit', request);
  if (fit === 'reverse') return turn(pager, settling, 'cancel', request);
  const current = fastForward(pager, settling);
  pager.state = idle(current);
  if (request.page === current) answer(pager, request);
  else start(pager, request, current, settling);
}

/**
 * Lets a settling transition serve a request, the other way round if it must.
 * @param {Pager} pager
 * @param {Settle} settling
 * @param {Outcome} outcome
 * @param {Request} request
 */
function turn(pager, settling, outcome, request) {
  const { transition, motion } = settling;
  if (request.isAnimated && settling.outcome === outcome) return transition.attach(request);
  transition.isCut = true;
  redirect(pager, transition, motionPosition(motion, pager.now), outcome, request);
}

/**
 * Lets a transition serve a request from where it is.
 * @param {Pager} pager
 * @param {OpenTransition} transition
 * @param {number} p
 * @param {Outcome} outcome
 * @param {Request} request
 */
function redirect(pager, transition, p, outcome, request) {
  transition.attach(request);
  if (request.isAnimated) return settle(pager, transition, p, outcome, 'inPlace');
  pager.state = idle(end(pager, transition, outcome === 'commit', 'skipped'));
}

/**
 * Opens the transition of a request; it carries on the movement of one that was decided.
 * @param {Pager} pager
 * @param {Request} request
 * @param {string} current
 * @param {Settle | null} decided
 */
function start(pager, request, current, decided = null) {
  if (!request.isAnimated) {
    jumpFor(pager, request, current);
    pager.state = idle(request.page);
    return;
  }
  const direction = directionOf(pager, request, current);
  const transition = open(pager, current, request.page, direction, request.cause);
  transition.attach(request);
  let p = 0;
  if (decided?.outcome === 'commit' && decided.transition.direction === direction) {
    const carried = motionPosition(decided.motion, pager.now) * direction - 1;
    p = clamp(carried, -1, 0) * direction;
    transition.behind = decided.transition.from;
  }
  settle(pager, transition, p, 'commit', 'program');
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @param {string} current
 */
function jumpFor(pager, request, current) {
  jump(pager, current, request.page, directionOf(pager, request, current), request.cause);
  answer(pager, request);
}

/**
 * @param {Pager} pager
 * @param {Request} request
 * @param {string} current
 */
function directionOf({ pages, configuration }, request, current) {
  return request.direction ?? pages.direction(current, request.page, configuration.loop);
}

/**
 * @param {Pager} pager
 * @param {Request} request
 */
function answer(pager, { req }) {
  if (req !== null) complete(pager, req, true, true);
}
