// @ts-check
import { addRules } from "./rules.js";
import { scroll } from "./styles/scroll.js";

/** @typedef {import("./styles/style.js").Style} Style */

const rules = new URL("../css/", import.meta.url);
/** @type {Record<string, () => Promise<Style>>} */
const loaders = {
  curl: async () => (await import("./styles/curl.js")).curl,
  fade: async () => (await import("./styles/fade.js")).fade,
  none: async () => (await import("./styles/none.js")).none,
};

/** The styles of motion, each loaded when it is first wanted. */
export class Styles {
  onload = () => {};
  /** @type {Map<string, Style>} */
  #loaded = new Map([[scroll.name, scroll]]);
  /** @type {Set<string>} */
  #loading = new Set();

  /** @param {string} name @returns {Style} scrolling until the style is there, or if there is none */
  get(name) {
    const style = this.#loaded.get(name);
    if (!style && name in loaders && !this.#loading.has(name)) this.#load(name);
    return style ?? scroll;
  }

  /** @param {string} name */
  async #load(name) {
    this.#loading.add(name);
    try {
      const style = await loaders[name]();
      if (style.rules) await addRules(document.head, new URL(style.rules, rules));
      this.#loaded.set(name, style);
      this.onload();
    } finally {
      this.#loading.delete(name);
    }
  }
}
