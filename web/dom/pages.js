// @ts-check
import { PageSection } from "./page-section.js";

/** @typedef {import("../session/types.js").Page} Page */
/** @typedef {import("../session/types.js").Deck} Deck */

/** Milliseconds after which a page that did not come is asked for again. */
const retryAfter = 2000;

/** The pages that are in the document: those on the stage and their neighbours. */
export class Pages {
  #strip;
  #style;
  /** @type {Map<string, Page>} */
  #manifest = new Map();
  /** @type {Map<string, PageSection>} */
  #sections = new Map();
  /**
   * By address, which never changes its content.
   * @type {Map<string, Promise<string>>}
   */
  #fragments = new Map();

  /**
   * @param {HTMLElement} strip may hold the section of one page already
   * @param {Promise<CSSStyleSheet[]>} style the pages'
   */
  constructor(strip, style) {
    this.#strip = strip;
    this.#style = style;
  }

  /**
   * Takes over the page that came with the document.
   * @param {Page} page
   */
  adopt(page) {
    const element = this.#strip.querySelector("section");
    if (element?.dataset.page === page.id) {
      const section = PageSection.adopt(element, page);
      this.#sections.set(page.id, section);
      if (section.isEmpty) this.#fill(section, page);
    }
  }

  /**
   * Pages whose content changed are filled anew where they stand.
   * @param {Deck} deck
   */
  use(deck) {
    this.#manifest = new Map(deck.pages.map((page) => [page.id, page]));
    const addresses = new Set(deck.pages.map(({ address }) => address));
    for (const address of this.#fragments.keys()) if (!addresses.has(address)) this.#fragments.delete(address);
    for (const [id, section] of this.#sections) {
      const page = this.#manifest.get(id);
      if (!page) this.#remove(id, section);
      else if (section.address !== page.address) this.#fill(section, page);
      else section.number = page.number;
    }
  }

  /** @param {string} id */
  page(id) {
    return this.#manifest.get(id);
  }

  /** @param {string} id @returns {PageSection | null} null when the deck has no such page */
  section(id) {
    const page = this.#manifest.get(id);
    if (!page) return null;
    return this.#sections.get(id) ?? this.#make(page);
  }

  /**
   * Makes these pages and drops all others that are not on the stage.
   * @param {string[]} ids
   */
  keep(ids) {
    for (const id of ids) this.section(id);
    for (const [id, section] of this.#sections) {
      if (!ids.includes(id) && !section.isPlaced) this.#remove(id, section);
    }
  }

  /** @param {Page} page */
  #make(page) {
    const section = PageSection.make(page.id);
    this.#sections.set(page.id, section);
    this.#strip.append(section.element);
    this.#fill(section, page);
    return section;
  }

  /** @param {string} id @param {PageSection} section */
  #remove(id, section) {
    this.#sections.delete(id);
    section.element.remove();
  }

  /** @param {PageSection} section @param {Page} page */
  async #fill(section, page) {
    section.expect(page);
    const isWanted = () => section.element.isConnected && section.address === page.address;
    try {
      const [style, content] = await Promise.all([this.#style, this.#content(page)]);
      await section.breathe();
      if (isWanted()) await section.fill(style, content, isWanted);
    } catch {
      this.#fragments.delete(page.address);
      if (!isWanted()) return;
      section.phase = "failed";
      setTimeout(() => isWanted() && this.#fill(section, page), retryAfter);
    }
  }

  /** @param {Page} page @returns {Promise<string>} */
  #content(page) {
    const known = this.#fragments.get(page.address) ?? fragment(page.address);
    this.#fragments.set(page.address, known);
    return known;
  }
}

/** @param {string} address */
async function fragment(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.text();
}
