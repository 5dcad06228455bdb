// @ts-check

/** Above this many pages dots say nothing any more, and a bar stands for them. */
const mostDots = 20;

/**
 * The page control and the page number. It shows the settled page and never moves by itself: a press
 * on one side of the current dot only asks for the page there.
 */
export class PageControl {
  /** @type {(side: "left" | "right") => void} */
  ontap = () => {};
  #element;
  #number;

  /** @param {HTMLElement} element @param {HTMLElement} number */
  constructor(element, number) {
    this.#element = element;
    this.#number = number;
    element.addEventListener("click", (event) => this.#pressed(event));
  }

  /**
   * @param {{ count: number, index: number, title: string }} values index from 0; −1: no page
   * @param {string} direction
   */
  show({ count, index, title }, direction) {
    const element = this.#element;
    element.hidden = count <= 1;
    element.dir = direction === "rightToLeft" ? "rtl" : "ltr";
    element.ariaValueMin = "1";
    element.ariaValueMax = String(count);
    element.ariaValueNow = String(index + 1);
    element.ariaValueText = `Page ${index + 1} of ${count}: ${title}`;
    this.#number.textContent = count > 0 ? `${index + 1} / ${count}` : "";
    if (count <= mostDots) this.#showDots(count, index);
    else this.#showTrack((index + 1) / count);
  }

  /** @param {number} count @param {number} index */
  #showDots(count, index) {
    const element = this.#element;
    if (element.querySelectorAll(".dot").length !== count) {
      element.replaceChildren(...Array.from({ length: count }, () => box("dot")));
    }
    for (const [position, dot] of [...element.children].entries()) {
      if (position === index) dot.setAttribute("aria-current", "page");
      else dot.removeAttribute("aria-current");
    }
  }

  /** @param {number} share */
  #showTrack(share) {
    if (!this.#element.querySelector(".track")) this.#element.replaceChildren(box("track"));
    /** @type {HTMLElement} */ (this.#element.firstElementChild).style.setProperty("--share", String(share));
  }

  /** @param {MouseEvent} event */
  #pressed({ clientX }) {
    this.ontap(clientX < this.#currentX() ? "left" : "right");
  }

  /** Where the current page's mark is, from the left of the window. */
  #currentX() {
    const dot = this.#element.querySelector("[aria-current]");
    if (dot) return middle(dot.getBoundingClientRect());
    const track = this.#element.getBoundingClientRect();
    const share = Number(this.#element.ariaValueNow) / Number(this.#element.ariaValueMax);
    return track.left + track.width * (this.#element.dir === "rtl" ? 1 - share : share);
  }
}

/** @param {string} name */
function box(name) {
  const element = document.createElement("span");
  element.className = name;
  return element;
}

/** @param {DOMRect} rectangle */
function middle({ left, width }) {
  return left + width / 2;
}
