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
  const poses = stations(style.keyframes, run).map(({ p, offset }) => {
    return { offset, pose: style.pose(p, offsets, look) };
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
 * The positions at which a run is described, each with its share of the way. At a page that it passes one
 * leaf lies down and the next is taken up.
 * @param {number} count
 * @param {{ p0: number, p1: number }} run
 * @returns {{ p: number, offset: number }[]}
 */
export function stations(count, { p0, p1 }) {
  if (count === 0 || p0 === p1) return [{ p: p1, offset: 1 }];
  const passed = (0 - p0) * (0 - p1) < 0 ? [0] : [];
  const ends = [p0, ...passed, p1];
  const between = ends.slice(1).flatMap((end, index) => {
    const begin = ends[index];
    return Array.from({ length: count }, (_, step) => begin + ((end - begin) * (step + 1)) / count);
  });
  // Browsers refuse a share that rounding has put beyond the end.
  return [p0, ...between].map((p) => ({ p, offset: Math.min(1, (p - p0) / (p1 - p0)) }));
}

/** @param {Declarations} a @param {Declarations} b */
function same(a, b) {
  return a.transform === b.transform && a.opacity === b.opacity && a.clipPath === b.clipPath;
}
