// @ts-check
/** @typedef {import("../session/scene.js").Scene} Scene */
/** @typedef {import("../session/scene.js").Motion} Motion */
/** @typedef {import("./pages.js").Pages} Pages */

/** Milliseconds of the fade that takes the place of motion where people don't want it. */
const calmFade = 150;
/** The session's curves as the browser calls them; they are the same to the last digit. */
const easings = { linear: "linear", easeIn: "ease-in", easeOut: "ease-out", easeInOut: "ease-in-out" };

/**
 * The strip of pages and its motion: the only one that writes `transform`.
 * Positions are in pages; the strip moves against the direction of reading.
 */
export class Stage {
  #strip;
  #pages;
  #calm;
  /** @type {{ motion: Motion, animation: Animation } | null} */
  #run = null;
  /** @type {HTMLElement | null} */
  #current = null;

  /**
   * @param {HTMLElement} strip
   * @param {Pages} pages
   * @param {() => boolean} calm whether motion is to be spared
   */
  constructor(strip, pages, calm) {
    this.#strip = strip;
    this.#pages = pages;
    this.#calm = calm;
  }

  /**
   * @param {Scene} scene
   * @param {number} now on the scene's clock
   * @param {1 | -1} forward where a following page lies: 1 right, -1 left
   */
  show({ places, motion }, now, forward) {
    const calm = this.#calm();
    const shown = calm ? places.slice(0, 1) : places;
    const left = this.#current;
    this.#place(shown, forward);
    if (calm && left && left !== this.#current) this.#fade();
    this.#move(calm ? { kind: "still", p: 0 } : motion, now, forward);
  }

  /** @param {Scene["places"]} places @param {1 | -1} forward */
  #place(places, forward) {
    const placed = new Set();
    this.#current = null;
    for (const { page, step, offset } of places) {
      const section = this.#pages.section(page);
      if (!section) continue;
      const { element } = section;
      if (step !== null || !section.isPlaced) section.reveal(step);
      element.style.transform = offset === 0 ? "" : across(offset * forward);
      element.dataset.place = offset === 0 ? "current" : "beside";
      element.inert = offset !== 0;
      if (offset === 0) this.#current = element;
      placed.add(element);
    }
    for (const element of this.#strip.querySelectorAll("[data-place]")) {
      if (placed.has(element)) continue;
      element.removeAttribute("data-place");
      /** @type {HTMLElement} */ (element).inert = true;
    }
  }

  /** @param {Motion} motion @param {number} now @param {1 | -1} forward */
  #move(motion, now, forward) {
    if (motion.kind === "run") {
      if (!this.#run || !same(this.#run.motion, motion)) this.#start(motion, now, forward);
      return;
    }
    this.#run?.animation.cancel();
    this.#run = null;
    this.#strip.style.transform = motion.p === 0 ? "" : across(-motion.p * forward);
    this.#strip.toggleAttribute("data-moving", motion.p !== 0);
  }

  /** @param {Extract<Motion, { kind: "run" }>} motion @param {number} now @param {1 | -1} forward */
  #start(motion, now, forward) {
    const { p0, p1, start, duration, curve } = motion;
    const keyframes = [p0, p1].map((p) => ({ transform: across(-p * forward) }));
    const { delay, lasting } = timing(start, duration, now);
    // It holds at its end until the session says what has become of it.
    const options = { duration: lasting * 1000, easing: easings[curve], fill: /** @type {const} */ ("both") };
    const animation = this.#strip.animate(keyframes, options);
    animation.currentTime = -delay * 1000;
    this.#run?.animation.cancel();
    this.#run = { motion, animation };
    this.#strip.toggleAttribute("data-moving", true);
  }

  #fade() {
    this.#current?.animate([{ opacity: 0 }, { opacity: 1 }], calmFade);
  }
}

/**
 * A run that reaches us a little late goes the whole way in the time that is left, so that it neither
 * jumps at its start nor ends late; who comes later than half of it joins it where it is.
 * @param {number} start
 * @param {number} duration
 * @param {number} now
 */
function timing(start, duration, now) {
  const late = now - start;
  if (late > 0 && late < duration / 2) return { delay: 0, lasting: duration - late };
  return { delay: Math.min(-late, 1), lasting: duration };
}

/** @param {Motion} a @param {Motion} b */
function same(a, b) {
  return (
    a.kind === "run" && b.kind === "run" && a.p0 === b.p0 && a.p1 === b.p1 && a.start === b.start
  );
}

/** @param {number} pages */
function across(pages) {
  return `translateX(${pages * 100}%)`;
}
