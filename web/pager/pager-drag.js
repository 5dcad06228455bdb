// @ts-check
// A finger on the pages: begin, move, end, cancel.
import { directionOf } from './direction.js';
import { Drag } from './drag.js';
import { isAlong, layoutSign } from './layout.js';
import { cancel, cancelGesture } from './pager-cancelling.js';
import { follow, look, placeOf } from './pager-following.js';
import { isPresenter, refusalOfGesture } from './pager-permissions.js';
import { letGo } from './pager-release.js';
import { rest } from './pager-settling.js';
import { motionPosition } from './transition.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./input.js').Touch} Touch */
/** @typedef {import('./reason.js').Reason} Reason */

/**
 * @param {Pager} pager
 * @param {Touch} touch
 */
export function dragBegin(pager, touch) {
  const reason = refusalOf(pager, touch);
  if (reason !== null) return pager.reject(reason);
  cancelGesture(pager, 'superseded'); // the presenter's own: those of others are refused
  const { state, now } = pager;
  const { current } = state;
  if (current === null) return;
  let drag = new Drag(touch, layoutSign(pager.layout), now);
  if (state.phase === 'settling') drag = catchSettle(pager, state.settle, touch);
  else if (state.phase === 'bouncing') drag = catchBounce(pager, state, touch);
  pager.state = { phase: 'dragging', current, drag };
  pager.emit({ kind: 'dragStarted', gid: drag.gid, owner: drag.owner });
}

/**
 * @param {Pager} pager
 * @param {string} gid
 * @param {number} translation
 */
export function dragMove(pager, gid, translation) {
  const { state } = pager;
  if (state.phase !== 'dragging' || state.drag.gid !== gid || !Number.isFinite(translation)) {
    return pager.drop();
  }
  state.drag.move(translation, pager.now, pager.configuration.velocityWindow);
  follow(pager, state.drag, state.current);
}

/**
 * @param {Pager} pager
 * @param {string} gid
 * @param {number} translation
 * @param {number | null} velocity
 */
export function dragEnd(pager, gid, translation, velocity) {
  const { state } = pager;
  if (state.phase !== 'dragging' || state.drag.gid !== gid || !Number.isFinite(translation)) {
    return pager.drop();
  }
  if (translation !== state.drag.translation) {
    state.drag.release(translation);
    follow(pager, state.drag, state.current);
  }
  letGo(pager, velocity);
}

/**
 * @param {Pager} pager
 * @param {string} gid
 * @param {Reason} reason
 */
export function dragCancel(pager, gid, reason) {
  const { state } = pager;
  if (state.phase !== 'dragging' || state.drag.gid !== gid) return pager.drop();
  cancel(pager, state.drag, reason);
}

/**
 * @param {Pager} pager
 * @param {Touch} touch
 * @returns {Reason | null}
 */
function refusalOf(pager, { presenter, extent, vector }) {
  if (!isPresenter(pager, presenter)) return 'notPresenter';
  const isUsable = Number.isFinite(extent) && extent > 0 && pager.surfaces.get(presenter) !== 0;
  if (!isUsable) return 'geometry';
  if (vector && !isAlong(pager.layout, vector)) return 'offAxis';
  return refusalOfGesture(pager, presenter);
}

/**
 * @param {Pager} pager
 * @param {import('./state.js').Settle} settle
 * @param {Touch} touch
 */
function catchSettle(pager, { transition, motion, outcome }, touch) {
  transition.isCut = true;
  const p = motionPosition(motion, pager.now);
  pager.emit({ kind: 'interrupted', tid: transition.tid, p });
  const drag = new Drag(touch, layoutSign(pager.layout), pager.now, p);
  drag.transition = transition;
  drag.isDecided = outcome === 'commit';
  drag.sides.set(transition.direction, { page: transition.to });
  return drag;
}

/**
 * @param {Pager} pager
 * @param {{ current: string, motion: import('./transition.js').Motion }} bouncing
 * @param {Touch} touch
 */
function catchBounce(pager, { current, motion }, touch) {
  const p = motionPosition(motion, pager.now);
  const sign = layoutSign(pager.layout);
  const side = directionOf(p);
  if (side === null) return new Drag(touch, sign, pager.now);
  const found = look(pager, side, current);
  // A hard wall shows nothing but rest, so that is where it puts the pages.
  if (found === 'wall' && pager.band.isHard) rest(pager);
  const drag = new Drag(touch, sign, pager.now, placeOf(pager, p, found));
  drag.sides.set(side, found);
  return drag;
}
