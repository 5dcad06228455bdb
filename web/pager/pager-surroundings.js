// @ts-check
// What happens around the pages: locks, sheets, screens, the end.
import { cancel, cancelGesture } from './pager-cancelling.js';
import { lookAgain } from './pager-edit-around.js';
import { isPresenter } from './pager-permissions.js';
import { end, tellWindow } from './pager-transitions.js';
import { transitionOf } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * @param {Pager} pager
 * @param {boolean} on
 */
export function lock(pager, on) {
  if (pager.phase === 'closed' || on === pager.isLocked) return;
  pager.isLocked = on;
  if (on) cancelGesture(pager, 'locked');
  pager.emit({ kind: 'locked', on });
}

/**
 * @param {Pager} pager
 * @param {boolean} on
 */
export function modal(pager, on) {
  if (pager.phase === 'closed' || on === pager.isModal) return;
  pager.isModal = on;
  if (on) cancelGesture(pager, 'modal');
}

/**
 * @param {Pager} pager
 * @param {boolean} on
 */
export function loop(pager, on) {
  if (pager.phase === 'closed' || on === pager.configuration.loop) return;
  pager.configuration.loop = on;
  tellWindow(pager, pager.current);
  lookAgain(pager, (side) => side === 'wall');
}

/**
 * @param {Pager} pager
 * @param {Layout} layout
 */
export function changeLayout(pager, layout) {
  if (pager.phase === 'closed') return pager.reject('closed');
  const { axis, direction } = pager.layout;
  if (layout.axis === axis && layout.direction === direction) return;
  pager.layout = layout;
  if (pager.state.phase === 'dragging') cancel(pager, pager.state.drag, 'axisChanged');
  pager.emit({ kind: 'layout', ...layout });
}

/**
 * @param {Pager} pager
 * @param {string} participant
 * @param {number} extent
 */
export function resize(pager, participant, extent) {
  const { state, surfaces } = pager;
  if (state.phase === 'closed') return pager.reject('closed');
  if (!isPresenter(pager, participant)) return;
  const size = Number.isFinite(extent) ? Math.max(extent, 0) : 0;
  if (surfaces.get(participant) === size) return;
  surfaces.set(participant, size);
  if (state.phase === 'dragging' && state.drag.owner === participant && size > 0) {
    state.drag.resize(size);
  }
  pager.emit({ kind: 'layout', ...pager.layout });
}

/** @param {Pager} pager */
export function close(pager) {
  const { state } = pager;
  if (state.phase === 'closed') return;
  if (state.phase === 'dragging') {
    pager.emit({ kind: 'dragCancelled', gid: state.drag.gid, reason: 'closed' });
  }
  const transition = transitionOf(state);
  if (transition !== null) end(pager, transition, false, 'closed');
  pager.state = { phase: 'closed', current: state.current };
  pager.lease.graceEnd = null;
  pager.emit({ kind: 'closed' });
}
