// @ts-check
// The right to drive, where only one may.
import { cancelGesture } from './pager-cancelling.js';
import { isPresenter } from './pager-permissions.js';
import { ownerOf } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * @param {Pager} pager
 * @param {string} presenter
 */
export function requestDrive(pager, presenter) {
  if (!isLeased(pager)) return;
  if (!isPresenter(pager, presenter)) return pager.reject('notPresenter');
  const { lease } = pager;
  if (lease.holder === null) return hand(pager, presenter);
  if (presenter === lease.holder || presenter === lease.pending) return;
  lease.pending = presenter;
  tellDriver(pager);
}

/**
 * @param {Pager} pager
 * @param {string} granter
 * @param {string} presenter
 */
export function grant(pager, granter, presenter) {
  if (!isLeased(pager)) return;
  if (!isPresenter(pager, granter)) return pager.reject('notPresenter');
  if (granter !== pager.lease.holder) return pager.reject('notDriver');
  const isThere = isPresenter(pager, presenter) && !pager.away.has(presenter);
  if (!isThere) return pager.reject('notPresenter');
  hand(pager, presenter);
}

/**
 * @param {Pager} pager
 * @param {string} presenter
 */
export function release(pager, presenter) {
  if (!isLeased(pager)) return;
  if (!isPresenter(pager, presenter)) return pager.reject('notPresenter');
  if (presenter !== pager.lease.holder) return pager.reject('notDriver');
  hand(pager, pager.lease.pending);
}

/**
 * @param {Pager} pager
 * @param {string} presenter
 */
export function takeOver(pager, presenter) {
  if (!isLeased(pager)) return;
  if (!isPresenter(pager, presenter)) return pager.reject('notPresenter');
  if (pager.roles.get(presenter) !== 'admin') return pager.reject('notDriver');
  hand(pager, presenter);
}

/**
 * @param {Pager} pager
 * @param {'open' | 'exclusive'} mode
 * @param {string} presenter
 */
export function changeDriverMode(pager, mode, presenter) {
  if (pager.phase === 'closed') return;
  if (!isPresenter(pager, presenter)) return pager.reject('notPresenter');
  if (pager.roles.get(presenter) !== 'admin') return pager.reject('notDriver');
  if (mode === pager.configuration.driverMode) return;
  pager.configuration.driverMode = mode;
  const isExclusive = mode === 'exclusive';
  const owner = ownerOf(pager.state);
  if (isExclusive && owner !== null && owner !== presenter) cancelGesture(pager, 'driverChanged');
  pager.lease = { holder: isExclusive ? presenter : null, pending: null, graceEnd: null };
  tellDriver(pager);
}

/**
 * The holder stayed away: the one who waits comes next.
 * @param {Pager} pager
 */
export function endGrace(pager) {
  pager.lease.graceEnd = null;
  hand(pager, pager.lease.pending);
}

/** @param {Pager} pager */
export function tellDriver(pager) {
  const { holder, pending } = pager.lease;
  pager.emit({ kind: 'driver', holder, pending });
}

/** @param {Pager} pager */
function isLeased({ configuration, phase }) {
  return configuration.driverMode === 'exclusive' && phase !== 'closed';
}

/**
 * Gives the lease to another, or to nobody; the old holder's gesture ends.
 * @param {Pager} pager
 * @param {string | null} presenter
 */
function hand(pager, presenter) {
  const { holder } = pager.lease;
  if (presenter === holder) return;
  if (holder !== null && ownerOf(pager.state) === holder) cancelGesture(pager, 'driverChanged');
  const isAway = presenter !== null && pager.away.has(presenter);
  const graceEnd = isAway ? pager.now + pager.configuration.driverGrace : null;
  pager.lease = { holder: presenter, pending: null, graceEnd };
  tellDriver(pager);
}
