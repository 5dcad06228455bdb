// @ts-check

/**
 * Brings the lines that have their turn into the middle of code that scrolls.
 * @param {ShadowRoot} root
 */
export function showLitLines(root) {
  for (const pre of root.querySelectorAll("pre:has([data-lit])")) {
    if (pre.scrollHeight <= pre.clientHeight + 1) continue;
    const lines = /** @type {HTMLElement[]} */ ([...pre.querySelectorAll(".line")]);
    const lit = lines.filter(({ dataset }) => dataset.lit === undefined || dataset.when === "now");
    if (lit.length === 0 || lit.length === lines.length) continue;
    const first = lit[0].offsetTop;
    const last = lit[lit.length - 1];
    const height = Math.min(last.offsetTop + last.offsetHeight - first, pre.clientHeight);
    const top = /** @type {HTMLElement} */ (pre).offsetTop;
    pre.scrollTop = first - top - (pre.clientHeight - height) / 2;
  }
}
