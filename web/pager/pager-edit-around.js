// @ts-check
// An edit around a current page that stays.
import { exceedsEpsilon } from './configuration.js';
import { backward, directionOf, forward } from './direction.js';
import { Sides } from './drag.js';
import { look, openIfLeft, placeOf, tellProgress } from './pager-following.js';
import { replacePages } from './pager-replacing.js';
import { bounce } from './pager-settling.js';
import { end, tellControl, tellWindow } from './pager-transitions.js';
import { transitionOf } from './state.js';
import { motionPosition } from './transition.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./drag.js').Drag} Drag */
/** @typedef {import('./drag.js').Side} Side */
/** @typedef {import('./page-list.js').PageList} PageList */

/**
 * @param {Pager} pager
 * @param {PageList} edited
 */
export function keepCurrent(pager, edited) {
  const { state } = pager;
  const transition = transitionOf(state);
  if (transition === null || edited.contains(transition.to)) {
    list(pager, edited);
    return lookAgain(pager, () => true);
  }
  end(pager, transition, false, 'targetRemoved');
  list(pager, edited);
  if (state.phase === 'dragging') goOn(pager, state, transition.direction);
  else if (state.phase === 'settling') {
    bounce(pager, state.current, motionPosition(state.settle.motion, pager.now));
  }
}

/**
 * Looks the sides up again that a finger has been to, except that of an open transition.
 *
 * The pages stay where they are shown; a transition opens where a page came to be.
 * @param {Pager} pager
 * @param {(side: Side) => boolean} isOutdated
 */
export function lookAgain(pager, isOutdated) {
  const { state } = pager;
  if (state.phase !== 'dragging') return;
  const { current, drag } = state;
  const p = drag.position(pager.band);
  for (const side of /** @type {const} */ ([forward, backward])) {
    const known = drag.sides.get(side);
    if (side === drag.transition?.direction || known === null || !isOutdated(known)) continue;
    const found = look(pager, side, current);
    const changesKind = (found === 'wall') !== (known === 'wall');
    drag.sides.set(side, found);
    if (drag.side === side && changesKind) drag.rebase(placeOf(pager, p, found));
  }
  resume(pager, drag, current, p);
}

/**
 * @param {Pager} pager
 * @param {PageList} edited
 */
function list(pager, edited) {
  replacePages(pager, edited);
  tellControl(pager, pager.current, true);
  tellWindow(pager, pager.current);
}

/**
 * Goes on with a drag whose target went: the side where the pages are decides what comes.
 * @param {Pager} pager
 * @param {{ current: string, drag: Drag }} dragging
 * @param {import('./direction.js').Direction} lost the way to the target
 */
function goOn(pager, { current, drag }, lost) {
  const p = drag.position(pager.band);
  const side = directionOf(p) ?? lost;
  const found = look(pager, side, current);
  if (found === 'wall') {
    pager.emit({ kind: 'dragCancelled', gid: drag.gid, reason: 'targetRemoved' });
    return bounce(pager, current, p);
  }
  drag.transition = null;
  drag.isDecided = false;
  drag.sides = new Sides();
  drag.sides.set(side, found);
  drag.rebase(p);
  resume(pager, drag, current, p);
}

/**
 * Tells where the pages are if a transition opens, or if a wall could not keep them where they were:
 * a hard one shows nothing but rest, and none shows more than the farthest pull.
 * @param {Pager} pager
 * @param {Drag} drag
 * @param {string} current
 * @param {number} before where the pages were shown
 */
function resume(pager, drag, current, before) {
  const isOpened = openIfLeft(pager, drag, current);
  const moved = Math.abs(drag.position(pager.band) - before);
  if (isOpened || exceedsEpsilon(pager.configuration, moved)) tellProgress(pager, drag);
}
