// @ts-check

/** @typedef {import('./transition.js').Cause} Cause */

/**
 * A rule by which the host forbids transitions; what it doesn't name may be anything.
 * @typedef {{ from?: string | null, to?: string | null, cause?: Cause | null }} Veto
 */

/**
 * @param {Veto} veto
 * @param {string} from
 * @param {string} to
 * @param {Cause} cause
 */
export function forbids(veto, from, to, cause) {
  return (
    (veto.from ?? from) === from && (veto.to ?? to) === to && (veto.cause ?? cause) === cause
  );
}
