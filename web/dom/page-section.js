// @ts-check

/** @typedef {import("../session/types.js").Page} Page */

/**
 * One page in the document. It lives in a shadow root, out of reach of the frame's style and the frame
 * out of its reach.
 */
export class PageSection {
  /** The content that it has or waits for. */
  address = "";
  #root;
  #content = "";

  /** @param {HTMLElement} element @param {ShadowRoot} root */
  constructor(element, root) {
    this.element = element;
    this.#root = root;
  }

  /** @param {string} id */
  static make(id) {
    const element = document.createElement("section");
    element.className = "page";
    element.dataset.page = id;
    element.inert = true;
    return new PageSection(element, element.attachShadow({ mode: "open" }));
  }

  /**
   * The section that came with the document, its content with it.
   * @param {HTMLElement} element
   * @param {Page} page
   */
  static adopt(element, page) {
    const section = new PageSection(element, element.shadowRoot ?? opened(element));
    section.expect(page);
    if (section.#root.querySelector("article, .drawing")) section.#finish();
    return section;
  }

  /** Whether it stands on the stage. */
  get isPlaced() {
    return this.element.dataset.place !== undefined;
  }

  /** @param {"loading" | "ready" | "failed"} phase */
  set phase(phase) {
    this.element.dataset.phase = phase;
  }

  /**
   * Content is on its way; what is there stays until then.
   * @param {Page} page
   */
  expect({ address, title }) {
    this.address = address;
    this.element.setAttribute("aria-label", title);
    if (this.#root.childElementCount === 0) this.phase = "loading";
  }

  /**
   * What is there stays until the new pictures can be painted with the rest.
   * @param {CSSStyleSheet} sheet
   * @param {string} content
   * @param {() => boolean} isWanted still, once they have come
   */
  async fill(sheet, content, isWanted) {
    if (content === this.#content) return;
    if (this.#root.childElementCount > 0) await pictures(content);
    if (!isWanted()) return;
    this.#content = content;
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.innerHTML = content;
    const { step } = this.element.dataset;
    this.#stepStyle.textContent = stepRule(step === "all" ? null : Number(step ?? 0));
    this.#finish();
  }

  /** @param {number | null} step how many steps are revealed; null: all of them */
  reveal(step) {
    const shown = step === null ? "all" : String(step);
    if (this.element.dataset.step === shown) return;
    this.element.dataset.step = shown;
    this.#stepStyle.textContent = stepRule(step);
  }

  async #finish() {
    const { finish } = await import("./finish.js");
    await finish(this.#root, () => this.breathe());
    this.phase = "ready";
  }

  /**
   * What is to be done for a page that nobody sees lets all else go first, and waits while pages move.
   * @returns {Promise<void>}
   */
  async breathe() {
    while (!this.isPlaced) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (!this.element.closest("[data-moving]")) return;
    }
  }

  get #stepStyle() {
    const known = this.#root.querySelector("style[data-part=steps]");
    if (known) return known;
    const style = document.createElement("style");
    style.dataset.part = "steps";
    this.#root.append(style);
    return style;
  }
}

/** Milliseconds for which new pictures are waited for. */
const picturesWait = 1000;

/**
 * Has the pictures of a page loaded and ready to be painted.
 * @param {string} content
 */
async function pictures(content) {
  const template = document.createElement("template");
  template.innerHTML = content;
  const loaded = [...template.content.querySelectorAll("img")].map(({ src, srcset, sizes }) => {
    const image = Object.assign(new Image(), { sizes, srcset, src });
    return image.decode().catch(() => {});
  });
  if (loaded.length === 0) return;
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, picturesWait))]);
}

/**
 * The style rule that hides what a page reveals later. An element is revealed at the step that its
 * `data-step` names; what lies in a hidden one stays hidden with it.
 * @param {number | null} step
 */
export function stepRule(step) {
  if (step === null) return "";
  const revealed = Array.from({ length: step }, (_, index) => `[data-step="${index + 1}"]`);
  const but = revealed.length > 0 ? `:not(${revealed.join(",")})` : "";
  return `[data-step]${but}{visibility:hidden;opacity:0}`;
}

/**
 * A browser that doesn't know declarative shadow roots has left the template where it was.
 * @param {HTMLElement} element
 */
function opened(element) {
  const root = element.attachShadow({ mode: "open" });
  const template = element.querySelector("template");
  if (template) root.append(template.content);
  template?.remove();
  return root;
}
