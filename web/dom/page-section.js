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
  /** @type {import("../session/types.js").Scroll[]} */
  #scrolls = [];
  /** @type {import("./blocks.js").Blocks | null} what of it scrolls, once that is known */
  #blocks = null;
  /** Whether all stands where it will. */
  #isFitted = false;

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
    if (!section.isEmpty) section.#finish();
    return section;
  }

  /** Whether it has nothing to show yet. */
  get isEmpty() {
    return this.#root.querySelector("article, .drawing") === null;
  }

  /** Whether it stands on the stage. */
  get isPlaced() {
    return this.element.dataset.place !== undefined;
  }

  /** @param {number | undefined} number as it stands on the page, where that shows it */
  set number(number) {
    const shown = number === undefined ? "" : `"${number}"`;
    // Written only when it is another one: each writing has all styles looked at.
    if (this.element.style.getPropertyValue("--number") === shown) return;
    this.element.style.setProperty("--number", shown);
  }

  /** @param {"loading" | "ready" | "failed"} phase */
  set phase(phase) {
    this.element.dataset.phase = phase;
  }

  /**
   * Content is on its way; what is there stays until then.
   * @param {Page} page
   */
  expect(page) {
    const { address, title } = page;
    this.address = address;
    this.number = page.number;
    this.element.setAttribute("aria-label", title);
    if (this.isEmpty) this.phase = "loading";
  }

  /**
   * What is there stays until the new pictures can be painted with the rest.
   * @param {CSSStyleSheet[]} style
   * @param {string} content
   * @param {() => boolean} isWanted still, once they have come
   */
  async fill(style, content, isWanted) {
    if (content === this.#content) return;
    if (!this.isEmpty) await (await import("./pictures.js")).pictures(content);
    if (!isWanted()) return;
    this.#content = content;
    this.#root.adoptedStyleSheets = style;
    this.#root.innerHTML = content;
    this.#blocks = null;
    this.#isFitted = false;
    this.#showStep();
    this.#finish();
  }

  /** @param {number | null} step how many steps are revealed; null: all of them */
  reveal(step) {
    const shown = step === null ? "all" : String(step);
    if (this.element.dataset.step === shown) return;
    this.element.dataset.step = shown;
    this.#showStep();
  }

  /** @param {import("../session/types.js").Scroll[]} scrolls what presenters have scrolled */
  scroll(scrolls) {
    if (scrolls === this.#scrolls) return;
    this.#scrolls = scrolls;
    this.#showScrolls();
  }

  /** It comes onto the stage: what was scrolled on it before is over. */
  enter() {
    this.#blocks?.forget();
    this.#showScrolls();
  }

  get #step() {
    const { step = "0" } = this.element.dataset;
    return step === "all" ? Infinity : Number(step);
  }

  #showStep() {
    showStep(this.#root, this.#step);
    this.#showScrolls();
  }

  async #showScrolls() {
    if (!this.#isFitted || !this.#root.querySelector("[data-lit], [data-long], [data-overflow]")) return;
    const { Blocks } = await import("./blocks.js");
    this.#blocks ??= new Blocks(this.#root);
    this.#blocks.show(this.#step, this.#scrolls, matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  async #finish() {
    const { finish } = await import("./finish.js");
    await finish(this.#root, () => this.breathe());
    this.#isFitted = true;
    await this.#showScrolls();
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
}

/**
 * Tells what a page has steps for, whether its time is ahead, now or past; rules of style do the rest.
 * @param {ShadowRoot} root
 * @param {number} step
 */
function showStep(root, step) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-step], [data-lit]"))) {
    element.dataset.when = when(element.dataset.step ?? element.dataset.lit ?? "", step);
  }
}

/**
 * @param {string} spans steps at which something is of the moment, such as `2`, or `0-3 5-`: from 0 to
 *   before 3, and from 5 on
 * @param {number} step
 * @returns {"ahead" | "now" | "past"}
 */
export function when(spans, step) {
  const ends = spans.split(" ").map((span) => {
    const [begin, end = Number(begin) + 1] = span.split("-");
    return [Number(begin), end === "" ? Infinity : Number(end)];
  });
  if (ends.some(([begin, end]) => begin <= step && (step < end || end === Infinity))) return "now";
  return step < ends[0][0] ? "ahead" : "past";
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
