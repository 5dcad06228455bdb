// @ts-check

/** @typedef {import('./direction.js').Direction} Direction */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Vector} Vector */
/** @typedef {import('./reason.js').Reason} Reason */
/** @typedef {import('./transition.js').Cause} Cause */

/** The host application as a sender, which neither lock nor lease nor gesture stops. */
export const system = Symbol('system');

/**
 * Who asks: the host, or a participant by name.
 * @typedef {typeof system | string} Sender
 */

/**
 * What a participant may do.
 * @typedef {'viewer' | 'presenter' | 'admin'} Role
 */

/**
 * The begin of a gesture; the extent is the size of a page along the axis, in pixels.
 * @typedef {{ presenter: string, gid: string, extent: number, vector?: Vector | null }} Touch
 */

/**
 * Who asks for a page, and the page that they looked at: another one makes the request stale.
 * @typedef {{ req: string, by: Sender, expect?: string | null }} Ask
 */

/**
 * A page by its name, or by its place in the list.
 * @typedef {{ page: string } | { index: number }} Target
 */

/**
 * The page that a request means.
 * @typedef {Target | { neighbour: Direction, wraps: boolean }} Wish
 */

/**
 * A request that passed all checks; without a `req` nobody waits for an answer, without a
 * direction any will do.
 * @typedef {object} Request
 * @property {string | null} req
 * @property {string} page
 * @property {Direction | null} direction
 * @property {boolean} isAnimated
 * @property {Cause} cause
 */

/** @typedef {{ target: Target, direction?: Direction | null, animated: boolean }} Goal */
/** @typedef {Ask & Goal & { kind: 'goTo' }} GoTo */
/** @typedef {Ask & { kind: 'step', direction: Direction, animated: boolean }} Step */
/** @typedef {Ask & { kind: 'controlTap', side: 'left' | 'right' }} ControlTap */

/**
 * What can happen to a pager. Translations are in pixels, velocities in pixels a second.
 * @typedef {{ kind: 'tick' | 'close' }
 *   | (Touch & { kind: 'dragBegin' })
 *   | { kind: 'dragMove', gid: string, translation: number }
 *   | { kind: 'dragEnd', gid: string, translation: number, velocity?: number | null }
 *   | { kind: 'dragCancel', gid: string, reason: Reason }
 *   | GoTo | Step | ControlTap
 *   | { kind: 'autoplay', req: string }
 *   | { kind: 'scrubBegin' | 'scrubEnd', presenter: string }
 *   | { kind: 'scrubTo', presenter: string, index: number }
 *   | { kind: 'edit', pages: string[], show?: string | null }
 *   | { kind: 'resize', participant: string, extent: number }
 *   | { kind: 'layoutDirection', direction: Layout['direction'] }
 *   | { kind: 'axis', axis: Layout['axis'] }
 *   | { kind: 'loop' | 'lock' | 'modal', on: boolean }
 *   | { kind: 'presenterJoined' | 'presenterLeft', presenter: string }
 *   | { kind: 'requestDrive' | 'release' | 'takeOver', presenter: string }
 *   | { kind: 'grant', by: string, to: string }
 *   | { kind: 'driverMode', mode: 'open' | 'exclusive', by: string }} Input
 */
