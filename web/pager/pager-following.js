// @ts-check
// What the pages do under a finger: sides, walls, reversal, crossing.
import { exceedsEpsilon } from './configuration.js';
import { clamp } from './numbers.js';
import { isVetoed } from './pager-permissions.js';
import { end, open } from './pager-transitions.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./drag.js').Drag} Drag */
/** @typedef {import('./drag.js').Side} Side */
/** @typedef {import('./direction.js').Direction} Direction */

/**
 * Brings transition and position up to where the finger is now.
 * @param {Pager} pager
 * @param {Drag} drag
 * @param {string} before the settled page
 */
export function follow(pager, drag, before) {
  const wasBehindRest = drag.isBehindRest;
  const current = closePassed(pager, drag, before);
  lookAround(pager, drag, current);
  if (wasBehindRest && drag.transition === null) yieldToWall(pager, drag);
  openIfLeft(pager, drag, current);
  pager.state = { phase: 'dragging', current, drag };
  tellProgress(pager, drag);
}

/**
 * @param {Pager} pager
 * @param {Drag} drag
 */
export function tellProgress(pager, drag) {
  const p = drag.position(pager.band);
  pager.emit({ kind: 'progress', p, tid: drag.transition?.tid ?? null });
}

/**
 * Opens a transition when the finger has left rest towards a page.
 * @param {Pager} pager
 * @param {Drag} drag
 * @param {string} current
 * @returns {boolean} whether it did
 */
export function openIfLeft(pager, drag, current) {
  const { side, raw } = drag;
  if (drag.transition !== null || side === null) return false;
  const found = drag.sides.get(side);
  if (found === null || found === 'wall') return false;
  if (!exceedsEpsilon(pager.configuration, Math.abs(raw))) return false;
  drag.transition = open(pager, current, found.page, side, 'gesture');
  return true;
}

/**
 * What a finger finds on one side of a page.
 * @param {Pager} pager
 * @param {Direction} direction
 * @param {string} page
 * @returns {Side}
 */
export function look(pager, direction, page) {
  const next = pager.pages.neighbour(page, direction, pager.configuration.loop);
  if (next === null || isVetoed(pager, page, next, 'gesture')) return 'wall';
  return { page: next };
}

/**
 * Where a finger must be for the pages to be shown at `p`.
 * @param {Pager} pager
 * @param {number} p
 * @param {Side} side
 */
export function placeOf(pager, p, side) {
  return side === 'wall' ? pager.band.pullAt(p) : p;
}

/**
 * Looks up the side on which the finger is, once.
 * @param {Pager} pager
 * @param {Drag} drag
 * @param {string} current
 */
function lookAround(pager, drag, current) {
  const { side } = drag;
  if (side === null || drag.sides.get(side) !== null || drag.isBehindRest) return;
  drag.sides.set(side, look(pager, side, current));
}

/**
 * Keeps the pages where they are shown when a page on the far side turns out to be a wall.
 * @param {Pager} pager
 * @param {Drag} drag
 */
function yieldToWall(pager, drag) {
  if (drag.side === null || drag.sides.get(drag.side) !== 'wall') return;
  drag.rebase(placeOf(pager, clamp(drag.raw, -1, 1), 'wall'));
}

/**
 * Ends the transition if the finger pushed a decided one past its end, or went to the other side.
 * @param {Pager} pager
 * @param {Drag} drag
 * @param {string} current
 * @returns {string} the page that is settled now
 */
function closePassed(pager, drag, current) {
  const { configuration } = pager;
  const { transition } = drag;
  if (transition === null) return current;
  const { direction } = transition;
  if (exceedsEpsilon(configuration, -drag.travel * direction)) drag.isDecided = false;
  if (drag.isDecided) {
    if (!exceedsEpsilon(configuration, drag.raw * direction - 1)) return current;
    drag.cross(direction);
    return end(pager, transition, true, 'crossed');
  }
  if (exceedsEpsilon(configuration, -drag.raw * direction)) {
    end(pager, transition, false, 'reversed');
    drag.transition = null;
    drag.sides.set(direction, null);
  }
  return current;
}
