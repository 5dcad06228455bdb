// @ts-check

const positions = new Set(['p', 'p0', 'p1', 'position']);
const times = new Set(['at', 'start', 'duration', 'nextDeadline', 'serverNow']);
const sets = new Set(['entering', 'leaving']);

/** @param {string} key */
function tolerance(key) {
  if (positions.has(key)) return 1e-6;
  return times.has(key) ? 1e-9 : 0;
}

/**
 * Whether a result is what a vector tells, by the rules of the vectors' README.
 * @param {any} actual
 * @param {any} expected
 * @param {string} key the name of the field that is compared, which decides how
 * @returns {boolean}
 */
export function matches(actual, expected, key = '') {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= tolerance(key);
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length !== expected.length) return false;
    const sorted = (/** @type {any[]} */ list) => (sets.has(key) ? [...list].sort() : list);
    const other = sorted(expected);
    return sorted(actual).every((value, index) => matches(value, other[index]));
  }
  if (isObject(actual) && isObject(expected)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
    return [...keys].every((name) => matches(actual[name], expected[name], name));
  }
  return (actual ?? null) === (expected ?? null);
}

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
