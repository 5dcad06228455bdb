// @ts-check
// Opening and ending transitions, with the events that follow in their fixed order.
import { OpenTransition } from './transition.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./direction.js').Direction} Direction */
/** @typedef {import('./event.js').Control} Control */
/** @typedef {import('./reason.js').Reason} Reason */
/** @typedef {import('./transition.js').Cause} Cause */
/** @typedef {import('./transition.js').Transition} Transition */

/**
 * @param {Pager} pager
 * @param {string} from
 * @param {string} to
 * @param {Direction} direction
 * @param {Cause} cause
 */
export function open(pager, from, to, direction, cause) {
  const transition = new OpenTransition(nextTransition(pager), from, to, direction, cause);
  tellWill(pager, transition.facts);
  return transition;
}

/**
 * Ends a transition and answers its requests; the caller sets the state that follows.
 * @param {Pager} pager
 * @param {OpenTransition} transition
 * @param {boolean} completed
 * @param {Reason | null} reason
 * @returns {string} the page that is settled now
 */
export function end(pager, transition, completed, reason = null) {
  const settled = completed ? transition.to : transition.from;
  tellEnd(pager, transition.facts, completed, reason);
  if (completed) {
    tellControl(pager, settled);
    tellWindow(pager, settled);
  }
  const finished = isNatural(reason) && !transition.isCut;
  for (const { req, page } of transition.requests) {
    complete(pager, req, finished, page === settled);
  }
  return settled;
}

/**
 * Changes the page without an animation, in one batch; the caller sets the state.
 * @param {Pager} pager
 * @param {string | null} from
 * @param {string | null} to
 * @param {Direction} direction
 * @param {Cause} cause
 */
export function jump(pager, from, to, direction, cause) {
  const facts = { tid: nextTransition(pager), from, to, direction, cause };
  tellWill(pager, facts);
  tellEnd(pager, facts, true, null);
  tellControl(pager, to);
  tellWindow(pager, to);
}

/**
 * Answers a request.
 * @param {Pager} pager
 * @param {string} req
 * @param {boolean} finished
 * @param {boolean} reached
 */
export function complete(pager, req, finished, reached) {
  pager.answers.record({ finished, reached }, req);
  pager.emit({ kind: 'completion', req, finished, reached });
}

/**
 * @param {Pager} pager
 * @param {string | null} page
 * @returns {Control}
 */
export function controlOn({ pages, configuration }, page) {
  return {
    count: pages.count,
    currentIndex: page === null ? null : pages.indexOf(page),
    isHidden: pages.count <= 1 && configuration.hidesForSinglePage,
  };
}

/**
 * @param {Pager} pager
 * @param {string | null} page
 * @returns {string[]}
 */
export function windowAround({ pages, configuration }, page) {
  if (page === null) return [];
  return pages.window(page, configuration.neighbourRadius, configuration.loop);
}

/**
 * @param {Pager} pager
 * @param {string | null} page
 * @param {boolean} always
 */
export function tellControl(pager, page, always = false) {
  const control = controlOn(pager, page);
  if (!always && isSame(control, pager.toldControl)) return;
  pager.toldControl = control;
  pager.emit({ kind: 'control', ...control });
}

/**
 * @param {Pager} pager
 * @param {string | null} page
 */
export function tellWindow(pager, page) {
  const window = windowAround(pager, page);
  const [old, next] = [new Set(pager.toldWindow), new Set(window)];
  const entering = window.filter((id) => !old.has(id));
  const leaving = pager.toldWindow.filter((id) => !next.has(id));
  pager.toldWindow = window;
  if (entering.length > 0 || leaving.length > 0) pager.emit({ kind: 'window', entering, leaving });
}

/** @param {Pager} pager */
function nextTransition(pager) {
  pager.lastTransition += 1;
  return pager.lastTransition;
}

/**
 * @param {Control} one
 * @param {Control} other
 */
function isSame(one, other) {
  return (
    one.count === other.count &&
    one.currentIndex === other.currentIndex &&
    one.isHidden === other.isHidden
  );
}

/**
 * Whether a transition that ends for this reason reached an end by itself.
 * @param {Reason | null} reason
 */
function isNatural(reason) {
  return reason === null || reason === 'reversed' || reason === 'crossed';
}

/**
 * @param {Pager} pager
 * @param {Transition} facts
 */
function tellWill(pager, facts) {
  pager.emit({ kind: 'will', ...facts });
  tell(pager, facts.from, 'willDisappear');
  tell(pager, facts.to, 'willAppear');
}

/**
 * @param {Pager} pager
 * @param {Transition} facts
 * @param {boolean} completed
 * @param {Reason | null} reason
 */
function tellEnd(pager, facts, completed, reason) {
  pager.emit({ kind: 'didFinish', ...facts, completed, finished: isNatural(reason), reason });
  if (completed) {
    pager.emit({ kind: 'pageChanged', ...facts });
    tell(pager, facts.to, 'didAppear');
    tell(pager, facts.from, 'didDisappear');
  } else {
    tell(pager, facts.to, 'willDisappear');
    tell(pager, facts.from, 'willAppear');
    tell(pager, facts.to, 'didDisappear');
    tell(pager, facts.from, 'didAppear');
  }
}

/**
 * @param {Pager} pager
 * @param {string | null} page
 * @param {import('./event.js').Appearance} change
 */
function tell(pager, page, change) {
  if (page !== null) pager.emit({ kind: 'appearance', page, change });
}
