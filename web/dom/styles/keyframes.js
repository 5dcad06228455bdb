// @ts-check
/** @typedef {import("./style.js").Style} Style */
/** @typedef {import("./style.js").Look} Look */
/** @typedef {import("./style.js").Declarations} Declarations */
/** @typedef {Declarations & { offset: number }} Frame */

/**
 * A run between two positions, for each part: as keyframes, or as it stands all the while.
 * @param {Style} style
 * @param {{ p0: number, p1: number }} run
 * @param {number[]} offsets
 * @param {Look} look
 * @returns {{ moving: Map<string, Frame[]>, still: Map<string, Declarations> }}
 */
export function keyframes(style, run, offsets, look) {
  const poses = stations(style.keyframes, run).map(({ p, leaf, offset }) => {
    return { offset, pose: style.pose(p, leaf, offsets, look) };
  });
  const moving = new Map();
  const still = new Map();
  for (const [part, first] of Object.entries(poses[0].pose)) {
    if (poses.every(({ pose }) => same(pose[part], first))) still.set(part, first);
    else moving.set(part, poses.map(({ offset, pose }) => ({ ...pose[part], offset })));
  }
  return { moving, still };
}

/**
 * The positions at which a run is described. It may pass a page, where one leaf lies down and the next
 * is taken up: that position comes twice.
 * @param {number} count
 * @param {{ p0: number, p1: number }} run
 * @returns {{ p: number, leaf: number, offset: number }[]}
 */
export function stations(count, { p0, p1 }) {
  if (count === 0 || p0 === p1) return [{ p: p1, leaf: leafAt(p1, p0), offset: 1 }];
  const passed = [-1, 0, 1].filter((page) => (page - p0) * (page - p1) < 0);
  const ends = [p0, ...(p1 > p0 ? passed : passed.reverse()), p1];
  return ends.slice(1).flatMap((end, index) => {
    const begin = ends[index];
    const leaf = Math.floor((begin + end) / 2);
    return Array.from({ length: count + 1 }, (_, step) => {
      const p = begin + ((end - begin) * step) / count;
      return { p, leaf, offset: (p - p0) / (p1 - p0) };
    });
  });
}

/**
 * The leaf at a position that is reached from another.
 * @param {number} p
 * @param {number} from
 */
export function leafAt(p, from) {
  return Number.isInteger(p) && from < p ? p - 1 : Math.floor(p);
}

/** @param {Declarations} a @param {Declarations} b */
function same(a, b) {
  return a.transform === b.transform && a.opacity === b.opacity && a.clipPath === b.clipPath;
}
