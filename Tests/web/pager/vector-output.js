// @ts-check

/** @typedef {import('../../../web/pager/pager.js').Pager} Pager */

/**
 * @param {Record<string, any>} object
 * @param {string[]} names
 */
const pick = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

/**
 * The fields of an event for which the vectors have other names, or none.
 * @type {Record<string, (event: any) => object>}
 */
const fields = {
  dragStarted: ({ gid, owner }) => ({ gid: Number(gid), owner }),
  dragCancelled: ({ gid, reason }) => ({ gid: Number(gid), reason }),
  didFinish: (event) => pick(event, ['tid', 'from', 'to', 'completed', 'finished', 'reason']),
  pageChanged: ({ from, to, ...event }) => ({
    ...pick(event, ['tid', 'direction', 'cause']),
    old: from,
    new: to,
  }),
  control: ({ count, currentIndex, isHidden }) => ({ count, currentIndex, hidden: isHidden }),
  bounce: (event) => pick(event, ['p0', 'start', 'duration']),
  driver: ({ holder, pending }) => ({ holder, pendingRequest: pending }),
};

/**
 * Writes an event as the vectors do.
 * @param {import('../../../web/pager/event.js').Event} event
 */
export function writeEvent(event) {
  const { kind, seq, at, ...rest } = event;
  return { type: kind, seq, at, ...(fields[kind]?.(event) ?? rest) };
}

/**
 * Writes a pager's state as the vectors do.
 * @param {Pager} pager
 */
export function writeState(pager) {
  const { phase, current, position, driver } = pager.snapshot;
  const state = {
    phase,
    current,
    position,
    transition: writeTransition(pager.snapshot),
    nextDeadline: pager.nextDeadline,
    dropped: pager.dropped,
  };
  return pager.configuration.driverMode === 'exclusive' ? { ...state, driver } : state;
}

/**
 * Writes a snapshot as the vectors do.
 * @param {import('../../../web/pager/snapshot.js').Snapshot} snapshot
 */
export function writeSnapshot(snapshot) {
  const names = ['seq', 'pages', 'revision', 'current', 'phase', 'position', 'driver', 'layout'];
  const { bounce, control } = snapshot;
  return {
    ...pick(snapshot, names),
    serverNow: snapshot.now,
    transition: writeTransition(snapshot),
    animation: snapshot.animation,
    bounce: bounce && fields.bounce(bounce),
    control: fields.control(control),
    locked: snapshot.isLocked,
  };
}

/**
 * Writes an answer as the vectors do: null while it is pending.
 * @param {import('../../../web/pager/event.js').Answer | null} answer
 */
export const writeAnswer = (answer) => (answer === 'pending' ? null : answer);

/** @param {import('../../../web/pager/snapshot.js').Snapshot} snapshot */
function writeTransition({ transition, outcome }) {
  return transition && { ...pick(transition, ['tid', 'from', 'to', 'direction']), outcome };
}
