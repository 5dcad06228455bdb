// @ts-check

const firstWait = 0.25;
const longestWait = 2.5;

/**
 * Seconds to wait before the next try: anywhere below a bound that doubles with each failure, so that
 * a room full of viewers does not come back in one instant.
 * @param {number} failures
 * @param {() => number} random from 0 up to 1
 */
export function backOff(failures, random) {
  return random() * Math.min(firstWait * 2 ** failures, longestWait);
}

/**
 * What a close code asks of the one who was closed.
 * @param {number} code
 * @returns {"never" | "later" | "now"}
 */
export function comingBack(code) {
  if ([1002, 1003, 1007, 1009].includes(code)) return "never";
  if (code >= 4000 && code < 4100) return "never";
  if (code >= 4200 && code < 4300) return "now";
  return "later";
}
