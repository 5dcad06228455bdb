// @ts-check
// Who is there.
import { cancelGesture } from './pager-cancelling.js';
import { tellDriver } from './pager-lease.js';
import { ownerOf } from './state.js';

/** @typedef {import('./pager.js').Pager} Pager */

/**
 * @param {Pager} pager
 * @param {string} participant
 */
export function presenterLeft(pager, participant) {
  const { lease, away } = pager;
  if (pager.phase === 'closed' || away.has(participant)) return;
  if (pager.roles.has(participant)) away.add(participant);
  if (ownerOf(pager.state) === participant) cancelGesture(pager, 'ownerLeft');
  if (lease.holder === participant) lease.graceEnd = pager.now + pager.configuration.driverGrace;
  if (lease.pending === participant) {
    lease.pending = null;
    tellDriver(pager);
  }
}

/**
 * @param {Pager} pager
 * @param {string} participant
 */
export function presenterJoined(pager, participant) {
  if (pager.phase === 'closed') return;
  pager.away.delete(participant);
  if (pager.lease.holder === participant) pager.lease.graceEnd = null;
}

/**
 * Forgets what is known of participants that the host no longer knows.
 * @param {Pager} pager
 */
export function forgetUnknown({ roles, surfaces, away }) {
  const unknown = [...surfaces.keys(), ...away].filter((id) => !roles.has(id));
  for (const id of unknown) {
    surfaces.delete(id);
    away.delete(id);
  }
}
