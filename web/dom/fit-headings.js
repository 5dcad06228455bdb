// @ts-check

/** Letters grow no larger than so many times the page's text: about half of the page's height. */
const largest = 11;
const smallest = 1;

/**
 * Makes headings that ask for it as large as the page is wide.
 * @param {ShadowRoot} root
 */
export function fitHeadings(root) {
  for (const heading of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".fit, .r-fit-text"))) {
    const { style } = heading;
    style.setProperty("--fit-heading", "1");
    style.whiteSpace = "nowrap";
    style.inlineSize = "max-content";
    const { offsetWidth } = heading;
    style.inlineSize = "";
    const share = (0.985 * heading.clientWidth) / Math.max(1, offsetWidth);
    // A whole paragraph in one line would be too small to read.
    if (share < smallest) style.whiteSpace = "";
    style.setProperty("--fit-heading", String(Math.min(largest, Math.max(smallest, share))));
  }
}
