// @ts-check
import { Run, sameRun, timing } from "./run.js";
import { Styles } from "./styles.js";
import { keyframes } from "./styles/keyframes.js";

/** @typedef {import("../session/scene.js").Motion} Motion */
/** @typedef {import("./run.js").TimedMotion} TimedMotion */
/** @typedef {import("./styles/style.js").Declarations} Declarations */
/** @typedef {import("./styles/style.js").Look} Look */
/** @typedef {import("./styles/style.js").Style} Style */
/** @typedef {Map<number, HTMLElement>} Placed the pages that stand, by their offset */

/** Milliseconds of the fade that takes the place of motion where people don't want it. */
const calmFade = 150;

/**
 * How the pages on the stage take each other's place, under a finger or in time: the only one that
 * writes `transform`. Positions are in pages.
 */
export class Turning {
  #strip;
  #calm;
  #styles = new Styles();
  /** @type {Map<string, HTMLElement>} what moves besides pages */
  #further;
  /** @type {Set<HTMLElement>} */
  #posed = new Set();
  /** @type {{ run: Run, setting: string } | null} */
  #running = null;
  /** @type {HTMLElement | undefined} the page that is seen, or most of it */
  #front;

  /**
   * @param {HTMLElement} strip
   * @param {() => boolean} calm whether motion is to be spared
   * @param {() => void} changed called when the same scene looks different now
   */
  constructor(strip, calm, changed) {
    this.#strip = strip;
    this.#calm = calm;
    this.#styles.onload = changed;
    this.#further = new Map([["strip", strip]]);
  }

  /**
   * Has styles at hand that will be wanted.
   * @param {string[]} names
   */
  prepare(names) {
    for (const name of names) this.#styles.get(name);
  }

  /**
   * @param {Placed} pages
   * @param {Motion} motion
   * @param {number} now on the motion's clock
   * @param {Look} look
   */
  show(pages, motion, now, look) {
    const style = this.#style(pages, motion, look);
    if (this.#strip.dataset.style !== style.name) this.#furnish(style);
    if (motion.kind === "run" && style.keyframes > 0) this.#start(motion, style, pages, now, look);
    else this.#hold(motion.kind === "run" ? motion.p1 : motion.p, style, pages, look);
    this.#face(pages, motion.kind === "run" ? motion.p1 : motion.p);
  }

  /** @param {Placed} pages @param {Motion} motion @param {Look} look */
  #style(pages, motion, look) {
    if (this.#calm()) return this.#styles.get("none");
    // Where no page lies, the settled one gives way as a whole, whatever the style.
    const isPulled = pages.size < 2 && !isRest(motion);
    return this.#styles.get(isPulled ? "scroll" : look.style);
  }

  /**
   * Takes up a style, and makes what it draws besides pages.
   * @param {Style} style
   */
  #furnish({ name, parts = {} }) {
    this.#strip.dataset.style = name;
    for (const [part, inner] of Object.entries(parts)) {
      if (this.#further.has(part)) continue;
      const element = this.#make(part);
      if (inner) element.append(this.#make(inner));
      this.#strip.append(element);
    }
  }

  /** @param {string} part */
  #make(part) {
    const element = document.createElement("div");
    [element.className, element.dataset.leaf] = part.split(":");
    this.#further.set(part, element);
    return element;
  }

  /** @param {number} p @param {Style} style @param {Placed} pages @param {Look} look */
  #hold(p, style, pages, look) {
    this.#write(this.#found(Object.entries(style.pose(p, [...pages.keys()], look)), pages));
    this.#running?.run.stop();
    this.#running = null;
    this.#strip.toggleAttribute("data-moving", p !== 0 || pages.size > 1);
  }

  /** @param {TimedMotion} motion @param {Style} style @param {Placed} pages @param {number} now @param {Look} look */
  #start(motion, style, pages, now, look) {
    const { axis, direction } = look.layout;
    const ids = [...pages].map(([offset, page]) => `${offset} ${page.dataset.page}`);
    const setting = [style.name, axis, direction, ...ids].join("\n");
    const before = this.#running;
    const isUnderWay = before !== null && sameRun(before.run.motion, motion);
    if (isUnderWay && before.setting === setting) return;
    const { moving, still } = keyframes(style, motion, [...pages.keys()], look);
    const frames = this.#found(moving, pages);
    const first = new Map([...moving].map(([part, [frame]]) => [part, frame]));
    this.#write(this.#found(new Map([...still, ...first]), pages));
    this.#running = { run: new Run(motion, frames, timing(motion, now, isUnderWay)), setting };
    before?.run.stop();
    this.#strip.toggleAttribute("data-moving", true);
  }

  /**
   * What is said of parts, by their elements.
   * @template T
   * @param {Iterable<[string, T]>} said
   * @param {Placed} pages
   * @returns {Map<HTMLElement, T>}
   */
  #found(said, pages) {
    const found = new Map();
    for (const [part, what] of said) {
      const element = this.#further.get(part) ?? pages.get(Number(part));
      if (element) found.set(element, what);
    }
    return found;
  }

  /** @param {Map<HTMLElement, Declarations>} pose */
  #write(pose) {
    for (const element of this.#posed) if (!pose.has(element)) write(element, {});
    for (const [element, declarations] of pose) write(element, declarations);
    this.#posed = new Set(pose.keys());
  }

  /**
   * Without motion, what takes the other's place appears softly.
   * @param {Placed} pages
   * @param {number} p
   */
  #face(pages, p) {
    const before = this.#front;
    this.#front = pages.get(Math.sign(p) * Math.round(Math.abs(p))) ?? pages.get(0);
    if (!before || before === this.#front || !this.#calm()) return;
    this.#front?.animate([{ opacity: 0 }, { opacity: 1 }], calmFade);
  }
}

/** @param {Motion} motion */
function isRest(motion) {
  return motion.kind === "still" && motion.p === 0;
}

/** @param {HTMLElement} element @param {Declarations} declarations */
function write({ style }, { transform = "", opacity = "", clipPath = "" }) {
  style.transform = transform;
  style.opacity = opacity;
  style.clipPath = clipPath;
}
