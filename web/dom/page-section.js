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
    section.#finish();
    return section;
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
    if (this.#root.childElementCount === 0) this.phase = "loading";
  }

  /** @param {CSSStyleSheet} sheet @param {string} content */
  fill(sheet, content) {
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.innerHTML = content;
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

  #showStep() {
    const { step = "0" } = this.element.dataset;
    showStep(this.#root, step === "all" ? Infinity : Number(step));
    if (this.element.dataset.phase === "ready") this.#showLitLines();
  }

  async #showLitLines() {
    if (!this.#root.querySelector("[data-lit]")) return;
    const { showLitLines } = await import("./lit-lines.js");
    showLitLines(this.#root);
  }

  async #finish() {
    const { finish } = await import("./finish.js");
    await finish(this.#root, () => this.breathe());
    await this.#showLitLines();
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
