// @ts-check
/** @typedef {import("./style.js").Style} Style */
/** @typedef {import("./style.js").Look} Look */
/** @typedef {import("./style.js").Declarations} Declarations */
/** @typedef {{ x: number, y: number }} Point */

/**
 * How much later one corner of the free edge is taken up than the other, in heights of the fold: it is
 * the fold's slope at first.
 */
const slope = 0.24;
/** How far the back's clip reaches beyond the page, in its longer sides: its shadow falls outside of it. */
const beyond = 1.5;
/** How far the back reaches over the fold, in heights, so that nothing shines through between. */
const seam = 0.002;

/**
 * The leaf is taken up at a corner of its free edge and folded over its spine, where the page before it
 * ends. Offsets that are less lie above.
 *
 * The fold runs from one long edge to the other; its two ends go straight to the spine, the second one
 * from farther off. The back is the leaf seen in the mirror of the fold.
 * @type {Style}
 */
export const curl = {
  name: "curl",
  keyframes: 12,
  rules: "curl.css",
  pose(p, leaf, offsets, look) {
    const fold = new Fold(Math.min(Math.max(p - leaf, 0), 1), look);
    const isThere = offsets.includes(leaf) && offsets.includes(leaf + 1);
    const pages = offsets.map((offset) => {
      return [offset, offset < leaf ? turned : offset === leaf && isThere ? fold.front : flat];
    });
    return { ...Object.fromEntries(pages), ...(isThere ? fold.parts : hidden) };
  },
};

const flat = { clipPath: "none" };
const turned = { clipPath: "inset(50%)" };
const hidden = { back: { opacity: "0" }, sheen: {}, shade: { opacity: "0" } };

/** The line along which a leaf is folded. Points are shares of the page's width and height. */
export class Fold {
  #look;
  /** How far the leaf is turned, from 0 to 1. */
  #share;

  /** @param {number} share @param {Look} look */
  constructor(share, look) {
    this.#share = share;
    this.#look = look;
    const { layout, ratio } = look;
    const lag = slope * (layout.axis === "vertical" ? ratio : 1 / ratio);
    const [trailing, leading] = [this.#point((1 + lag) * (1 - share), 0), this.#point(1 - share, 1)];
    /** The fold's ends, so that what lies beyond it is on the left of one who goes from first to second. */
    this.ends = this.#inOrder([trailing, leading]);
  }

  /** The part of the leaf that still lies. */
  get front() {
    const [first, second] = this.ends;
    const spine = this.#ofSpine;
    return { clipPath: polygon([first, second, spine[1], spine[0]]) };
  }

  /** @returns {Record<string, Declarations>} */
  get parts() {
    const edge = { transform: this.#edge };
    return {
      back: { transform: this.mirror, clipPath: this.#beyond, opacity: "1" },
      sheen: edge,
      shade: { ...edge, opacity: String(Math.sin(Math.PI * Math.sqrt(this.#share))) },
    };
  }

  /** From a point of the page to where it lies when folded over. */
  get mirror() {
    const angle = this.#angle;
    const [{ x, y }] = this.#metric(this.ends);
    const [cos, sin] = [Math.cos(2 * angle), Math.sin(2 * angle)];
    // The mirror keeps the fold's own points where they are.
    const left = x - (cos * x + sin * y);
    const top = y - (sin * x - cos * y);
    const turn = degrees(2 * angle - Math.PI);
    return `translate(${percent(left / this.#look.ratio)}, ${percent(top)}) rotate(${turn}deg) scaleX(-1)`;
  }

  /** From upright, with the fold on the left, to the fold. */
  get #edge() {
    const [{ x, y }] = this.ends;
    return `translate(${percent(x)}, ${percent(y)}) rotate(${degrees(this.#angle - Math.PI / 2)}deg)`;
  }

  /** What lies beyond the fold, with room for the shadow around it. */
  get #beyond() {
    const { ratio } = this.#look;
    const [first, second] = this.#metric(this.ends);
    const [cos, sin] = [Math.cos(this.#angle), Math.sin(this.#angle)];
    const reach = beyond * Math.max(1, ratio);
    /** @param {Point} end @param {number} on @param {number} away */
    const from = (end, on, away) => ({
      x: (end.x + cos * on + sin * away) / ratio,
      y: end.y + sin * on - cos * away,
    });
    return polygon([
      from(first, -reach, -seam),
      from(second, reach, -seam),
      from(second, reach, reach),
      from(first, -reach, reach),
    ]);
  }

  /** The angle of the way from the first end to the second. */
  get #angle() {
    const [first, second] = this.#metric(this.ends);
    return Math.atan2(second.y - first.y, second.x - first.x);
  }

  /** The ends of the spine, in the order of the fold's. */
  get #ofSpine() {
    return this.#inOrder([this.#point(0, 0), this.#point(0, 1)]);
  }

  /**
   * A column in place of a row is a mirror image, and so is a row read from the right.
   * @param {Point[]} ends
   */
  #inOrder(ends) {
    const { axis, direction } = this.#look.layout;
    return (axis === "vertical") === (direction === "rightToLeft") ? ends : ends.reverse();
  }

  /**
   * @param {number} along from the spine to the free edge
   * @param {number} across from the corner that is taken up last to the one that is first
   * @returns {Point}
   */
  #point(along, across) {
    const { axis, direction } = this.#look.layout;
    const isMirrored = direction === "rightToLeft";
    if (axis === "vertical") return { x: isMirrored ? 1 - across : across, y: along };
    return { x: isMirrored ? 1 - along : along, y: across };
  }

  /**
   * In heights of the page both ways, so that angles are true.
   * @param {Point[]} points
   */
  #metric(points) {
    return points.map(({ x, y }) => ({ x: x * this.#look.ratio, y }));
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
