// @ts-check
/** @typedef {import("./style.js").Style} Style */
/** @typedef {import("./style.js").Look} Look */
/** @typedef {import("./style.js").Declarations} Declarations */
/** @typedef {{ x: number, y: number }} Point */

/** The fold's slope as it takes up the corner, in its own lengths; it ends upright, along the spine. */
const slope = 0.24;
/** How far from the free edge it begins, in heights: the shadow comes before the leaf, and not at once. */
const run = 0.035;

/**
 * The leaves that can be turned, by the offset of their page: each has a back, a lip of shadow before its free
 * edge, and throws a shadow where it is folded.
 */
const leaves = [-1, 0];

/**
 * The leaf is taken up at a corner of its free edge and folded over its spine, where the page before it
 * ends.
 *
 * The back is the leaf seen in the mirror of the fold. It lies over its page, and under the next one, of
 * which only that is seen which lies beyond the fold.
 * @type {Style}
 */
export const curl = {
  name: "curl",
  keyframes: 12,
  rules: "curl.css",
  parts: Object.fromEntries(leaves.flatMap((leaf) => [[`lip:${leaf}`, null], [`back:${leaf}`, `sheen:${leaf}`], [`shade:${leaf}`, null]])),
  pose(p, offsets, look) {
    const isThere = (/** @type {number} */ offset) => offset === 0 || offsets.includes(offset);
    const folds = new Map(leaves.map((leaf) => [leaf, new Fold(isThere(leaf) && isThere(leaf + 1) ? p - leaf : 0, look)]));
    const pages = offsets.map((offset) => [offset, { clipPath: (isThere(offset - 1) && folds.get(offset - 1)?.beyond) || "none" }]);
    return Object.assign(Object.fromEntries(pages), ...[...folds].map(([leaf, fold]) => fold.parts(leaf)));
  },
};

/** The line along which a leaf is folded. Points are shares of the page's width and height. */
export class Fold {
  #look;
  /** How far the leaf is turned, from 0 to 1. */
  #share;
  /** Where the fold begins at the foot and at the head, in distances of spine and free edge. */
  #begin;

  /** @param {number} share @param {Look} look */
  constructor(share, look) {
    this.#look = look;
    this.#share = Math.min(Math.max(share, 0), 1);
    const isVertical = look.layout.axis === "vertical";
    const foot = 1 + (isVertical ? run : run / look.ratio);
    this.#begin = { foot, head: foot + (isVertical ? slope * look.ratio : slope / look.ratio) };
    const rest = 1 - this.#share;
    /** The fold's ends, so that what lies beyond it is on the left of one who goes from first to second. */
    this.ends = this.#across(this.#begin.foot * rest, this.#begin.head * rest);
  }

  /** What lies beyond the fold. */
  get beyond() {
    const { head } = this.#begin;
    const far = this.#across(head, head);
    return polygon([...this.ends, ...far.reverse()]);
  }

  /** @param {number} leaf @returns {Record<string, Declarations>} */
  parts(leaf) {
    return {
      [`lip:${leaf}`]: { transform: this.mirror },
      [`back:${leaf}`]: { transform: this.mirror },
      [`sheen:${leaf}`]: { transform: this.edge },
      [`shade:${leaf}`]: { transform: this.edge, opacity: String(rounded(Math.sin(Math.PI * Math.sqrt(this.#share)))) },
    };
  }

  /** From a point of the leaf to where it lies when folded over. */
  get mirror() {
    const angle = this.#angle;
    const [{ x, y }] = this.#metric;
    const [cos, sin] = [Math.cos(2 * angle), Math.sin(2 * angle)];
    // The mirror keeps the fold's own points where they are.
    const left = x - (cos * x + sin * y);
    const top = y - (sin * x - cos * y);
    const turn = degrees(2 * angle - Math.PI);
    return `translate(${percent(left / this.#look.ratio)}, ${percent(top)}) rotate(${turn}deg) scaleX(-1)`;
  }

  /** From upright, with what lies beyond on the right, to the fold. */
  get edge() {
    const [{ x, y }] = this.ends;
    return `translate(${percent(x)}, ${percent(y)}) rotate(${degrees(this.#angle - Math.PI / 2)}deg)`;
  }

  /** The angle of the way from the first end to the second. */
  get #angle() {
    const [first, second] = this.#metric;
    return Math.atan2(second.y - first.y, second.x - first.x);
  }

  /** The ends in heights of the page both ways, so that angles are true. */
  get #metric() {
    return this.ends.map(({ x, y }) => ({ x: x * this.#look.ratio, y }));
  }

  /**
   * A line over the leaf. A column in place of a row is a mirror image, and so is a row read from the
   * right: then it goes the other way.
   * @param {number} foot how far from the spine it is where the leaf is taken up first
   * @param {number} head and where last
   */
  #across(foot, head) {
    const { axis, direction } = this.#look.layout;
    const ends = [this.#point(head, 0), this.#point(foot, 1)];
    return (axis === "vertical") === (direction === "rightToLeft") ? ends : ends.reverse();
  }

  /**
   * @param {number} along from the spine to the free edge
   * @param {number} across from head to foot
   * @returns {Point}
   */
  #point(along, across) {
    const { axis, direction } = this.#look.layout;
    const mirrored = (/** @type {number} */ x) => (direction === "rightToLeft" ? 1 - x : x);
    return axis === "vertical" ? { x: mirrored(across), y: along } : { x: mirrored(along), y: across };
  }
}

/** @param {Point[]} points */
function polygon(points) {
  return `polygon(${points.map(({ x, y }) => `${percent(x)} ${percent(y)}`).join(", ")})`;
}

/** @param {number} share */
function percent(share) {
  return `${rounded(share * 100)}%`;
}

/** @param {number} angle */
function degrees(angle) {
  return rounded((angle * 180) / Math.PI);
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 1e4) / 1e4;
}
