// @ts-check
import { when } from "./page-section.js";

/** @typedef {import("../session/types.js").Scroll} Scroll */

/** A jump of more than this share of what is seen is made as a glide. */
const far = 0.15;

/**
 * What of a page scrolls, by number: 0 is the page itself, from 1 on its blocks of code, in their order.
 * @param {ShadowRoot} root
 * @returns {Map<number, HTMLElement>}
 */
export function blocks(root) {
  const article = root.querySelector("article");
  const all = /** @type {HTMLElement[]} */ (article ? [article, ...article.querySelectorAll("pre")] : []);
  return new Map([...all.entries()].filter(([, block]) => scrolls(block)));
}

/**
 * How far a block is scrolled, of the way that it can be.
 * @param {HTMLElement} block
 */
export function shareOf(block) {
  return Math.min(Math.max(block.scrollTop / way(block), 0), 1);
}

/**
 * Pixels of a page that a block can be scrolled.
 * @param {HTMLElement} block
 */
export function way({ scrollHeight, clientHeight }) {
  return Math.max(scrollHeight - clientHeight, 1);
}

/** The blocks of one page as the session has them. */
export class Blocks {
  #root;
  /**
   * Where each was put. What a viewer scrolls stays until the session says something else.
   * @type {Map<HTMLElement, string>}
   */
  #put = new Map();

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
  }

  /** The page comes anew: all is put where it belongs. */
  forget() {
    this.#put.clear();
  }

  /**
   * Puts blocks where a presenter scrolled them, or to the lines that have their turn, whichever came
   * later.
   * @param {number} step
   * @param {Scroll[]} told the newest last
   * @param {boolean} calm whether motion is to be spared
   */
  show(step, told, calm) {
    const known = blocks(this.#root);
    const [main] = known.values();
    const at = (/** @type {Scroll} */ { block }) => known.get(block) ?? (block === 0 ? main : undefined);
    for (const block of known.values()) {
      const scroll = told.filter((scroll) => at(scroll) === block).at(-1);
      this.#place(block, step, scroll, calm);
    }
  }

  /** @param {HTMLElement} block @param {number} step @param {Scroll | undefined} scroll @param {boolean} calm */
  #place(block, step, scroll, calm) {
    const lines = turn(block, step);
    const isScrolled = scroll && turn(block, scroll.step).key === lines.key;
    const key = isScrolled ? `scrolled ${scroll.share}` : lines.key;
    const before = this.#put.get(block);
    if (before === key) return;
    this.#put.set(block, key);
    const top = isScrolled ? scroll.share * way(block) : middle(block, lines.lit);
    const glides = !calm && before !== undefined && Math.abs(top - block.scrollTop) > far * block.clientHeight;
    block.scrollTo({ top, behavior: glides ? "smooth" : "auto" });
  }
}

/**
 * The lines of a block that had their turn last, at a step or before it: they stay in view while none or
 * all have it.
 * @param {HTMLElement} block
 * @param {number} step
 * @returns {{ lit: HTMLElement[], key: string }}
 */
function turn(block, step) {
  const lines = /** @type {HTMLElement[]} */ ([...block.querySelectorAll(":scope .line")]);
  for (const at of turns(lines, step)) {
    const lit = lines.filter(({ dataset }) => dataset.lit === undefined || when(dataset.lit, at) === "now");
    if (lit.length > 0 && lit.length < lines.length) return { lit, key: `lit ${lit.map((line) => lines.indexOf(line))}` };
  }
  return { lit: [], key: "start" };
}

/**
 * The steps up to one at which lines of code get or lose their turn, the latest first.
 * @param {HTMLElement[]} lines
 * @param {number} step
 */
function turns(lines, step) {
  const spans = new Set(lines.flatMap(({ dataset }) => dataset.lit ?? []));
  const steps = new Set([...spans].flatMap((lit) => lit.split(/[ -]/).filter(Boolean).map(Number)));
  return [...steps].filter((at) => at <= step).sort((a, b) => b - a);
}

/**
 * How far a block is scrolled where lines stand in its middle.
 * @param {HTMLElement} block
 * @param {HTMLElement[]} lines
 */
function middle(block, lines) {
  if (lines.length === 0) return 0;
  const first = lines[0].offsetTop - block.offsetTop;
  const last = lines[lines.length - 1];
  const height = Math.min(last.offsetTop - block.offsetTop + last.offsetHeight - first, block.clientHeight);
  return first - (block.clientHeight - height) / 2;
}

/** @param {HTMLElement} block */
function scrolls(block) {
  if (block.matches("article") && !block.matches("[data-overflow]")) return false;
  return block.scrollHeight > block.clientHeight + 1;
}
