// @ts-check
import { fit } from "./fit.js";

/** @typedef {import("../session/types.js").Page} Page */
/** @typedef {import("../session/types.js").Deck} Deck */

/** Milliseconds after which a page that did not come is asked for again. */
const retryAfter = 2000;

/**
 * The pages that are in the document: those on the stage and their neighbours. Each lives in a shadow
 * root, out of reach of the frame's style and the frame out of its reach.
 */
export class Pages {
  #strip;
  #sheet;
  /** @type {Map<string, Page>} */
  #manifest = new Map();
  /** @type {Map<string, HTMLElement>} */
  #sections = new Map();
  /** @type {Map<string, Promise<string>>} by address, which never changes its content */
  #fragments = new Map();

  /**
   * @param {HTMLElement} strip may hold the section of one page already
   * @param {Promise<CSSStyleSheet>} sheet the pages' style
   */
  constructor(strip, sheet) {
    this.#strip = strip;
    this.#sheet = sheet;
  }

  /**
   * Takes over the page that came with the document.
   * @param {Page} page
   */
  adopt(page) {
    const section = this.#strip.querySelector("section");
    const root = section && openRoot(section);
    if (!root || section.dataset.page !== page.id) return;
    section.dataset.address = page.address;
    this.#sections.set(page.id, section);
    finish(section, root);
  }

  /**
   * Pages whose content changed are filled anew where they stand.
   * @param {Deck} deck
   */
  use(deck) {
    this.#manifest = new Map(deck.pages.map((page) => [page.id, page]));
    for (const [id, section] of this.#sections) {
      const page = this.#manifest.get(id);
      if (!page) this.#remove(id, section);
      else if (section.dataset.address !== page.address) this.#fill(section, page);
    }
  }

  /** @param {string} id @returns {HTMLElement | null} null when the deck has no such page */
  element(id) {
    const page = this.#manifest.get(id);
    if (!page) return null;
    return this.#sections.get(id) ?? this.#make(page);
  }

  /**
   * Makes these pages and drops all others that are not on the stage.
   * @param {string[]} ids
   */
  keep(ids) {
    for (const id of ids) this.element(id);
    for (const [id, section] of this.#sections) {
      if (!ids.includes(id) && section.dataset.place === undefined) this.#remove(id, section);
    }
  }

  /** @param {HTMLElement} section @param {number | null} step null: all steps */
  reveal(section, step) {
    const shown = step === null ? "all" : String(step);
    if (section.dataset.step === shown) return;
    section.dataset.step = shown;
    if (section.shadowRoot) stepStyle(section.shadowRoot).textContent = stepRule(step);
  }

  /** @param {Page} page */
  #make(page) {
    const section = document.createElement("section");
    section.className = "page";
    section.dataset.page = page.id;
    section.inert = true;
    section.attachShadow({ mode: "open" });
    this.#sections.set(page.id, section);
    this.#strip.append(section);
    this.#fill(section, page);
    return section;
  }

  /** @param {string} id @param {HTMLElement} section */
  #remove(id, section) {
    this.#sections.delete(id);
    section.remove();
  }

  /** @param {HTMLElement} section @param {Page} page */
  async #fill(section, page) {
    const root = /** @type {ShadowRoot} */ (section.shadowRoot);
    section.dataset.address = page.address;
    section.setAttribute("aria-label", page.title);
    if (root.childElementCount === 0) section.dataset.phase = "loading";
    const stillWanted = () => section.isConnected && section.dataset.address === page.address;
    try {
      const [sheet, content] = await Promise.all([this.#sheet, this.#content(page)]);
      if (!stillWanted()) return;
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = content;
      stepStyle(root).textContent = stepRule(stepOf(section));
      await finish(section, root);
    } catch {
      if (!stillWanted()) return;
      section.dataset.phase = "failed";
      this.#fragments.delete(page.address);
      setTimeout(() => stillWanted() && this.#fill(section, page), retryAfter);
    }
  }

  /** @param {Page} page @returns {Promise<string>} */
  #content(page) {
    if (page.kind === "drawn") return Promise.resolve(picture(page));
    const known = this.#fragments.get(page.address) ?? fragment(page.address);
    this.#fragments.set(page.address, known);
    return known;
  }
}

/**
 * The style rule that hides what a page reveals later. An element is revealed at the step that its
 * `data-step` names; what lies in a hidden one stays hidden with it.
 * @param {number | null} step how many are revealed; null: all of them
 */
export function stepRule(step) {
  if (step === null) return "";
  const revealed = Array.from({ length: step }, (_, index) => `[data-step="${index + 1}"]`);
  const but = revealed.length > 0 ? `:not(${revealed.join(",")})` : "";
  return `[data-step]${but}{visibility:hidden;opacity:0}`;
}

/**
 * Sets formulas and code and fits the page; only then it counts as ready.
 * @param {HTMLElement} section
 * @param {ShadowRoot} root
 */
async function finish(section, root) {
  if (root.querySelector(".math, pre > code[class]")) {
    const { typeset } = await import("./typeset.js");
    await typeset(root);
  }
  fit(root);
  section.dataset.phase = "ready";
}

/** @param {ShadowRoot} root */
function stepStyle(root) {
  const known = root.querySelector("style[data-part=steps]");
  if (known) return known;
  const style = document.createElement("style");
  style.dataset.part = "steps";
  root.append(style);
  return style;
}

/** @param {HTMLElement} section */
function stepOf({ dataset }) {
  return dataset.step === "all" ? null : Number(dataset.step ?? 0);
}

/** @param {HTMLElement} section */
function openRoot(section) {
  if (section.shadowRoot) return section.shadowRoot;
  // A browser that doesn't know declarative shadow roots has left the template where it was.
  const template = section.querySelector("template");
  if (!template) return null;
  const root = section.attachShadow({ mode: "open" });
  root.append(template.content);
  template.remove();
  return root;
}

/** @param {string} address */
async function fragment(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.text();
}

/** @param {Page} page */
function picture({ address, title, width, height }) {
  const image = document.createElement("img");
  image.className = "drawing";
  image.src = address;
  image.alt = title;
  if (width && height) Object.assign(image, { width: Math.round(width), height: Math.round(height) });
  return image.outerHTML;
}
