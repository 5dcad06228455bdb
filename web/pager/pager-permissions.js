// @ts-check
// Who may do what, and what the host forbids.
import { ownerOf } from './state.js';
import { forbids } from './veto.js';

/** @typedef {import('./pager.js').Pager} Pager */
/** @typedef {import('./reason.js').Reason} Reason */

/**
 * @param {Pager} pager
 * @param {string} participant
 */
export function isPresenter({ roles }, participant) {
  const role = roles.get(participant);
  return role === 'presenter' || role === 'admin';
}

/**
 * What keeps a presenter from touching pages or page control.
 * @param {Pager} pager
 * @param {string} presenter
 * @returns {Reason | null}
 */
export function refusalOfGesture(pager, presenter) {
  const { phase } = pager;
  if (phase === 'closed' || phase === 'empty') return phase;
  if (pager.isLocked) return 'locked';
  if (pager.isModal) return 'modal';
  if (!mayDrive(pager, presenter)) return 'notDriver';
  const owner = ownerOf(pager.state);
  return owner !== null && owner !== presenter ? 'busy' : null;
}

/**
 * @param {Pager} pager
 * @param {string} participant
 */
export function mayDrive({ configuration, lease }, participant) {
  return configuration.driverMode === 'open' || lease.holder === participant;
}

/**
 * @param {Pager} pager
 * @param {string} from
 * @param {string} to
 * @param {import('./transition.js').Cause} cause
 */
export function isVetoed({ vetoes }, from, to, cause) {
  return vetoes.some((veto) => forbids(veto, from, to, cause));
}
