// @ts-check

/** Text is never made smaller than this share of its size; what then doesn't fit can be scrolled. */
const floor = 0.6;
const rounds = 6;
/** Where letters are as wide as whole pixels, a small step may change nothing: each is this at least. */
const leastStep = 0.96;
const widthRounds = 6;

/**
 * Makes the content of a page fit it. Pages are laid out at one size on every screen, so this comes
 * out the same everywhere.
 * @param {ShadowRoot} root
 */
export function fit(root) {
  const content = root.querySelector("article");
  if (!(content instanceof HTMLElement)) return;
  content.style.setProperty("--fit", "1");
  for (const wide of content.querySelectorAll("pre, table")) fitWidth(/** @type {HTMLElement} */ (wide));
  if (overflows(content)) fitHeight(content);
  content.toggleAttribute("data-overflow", overflows(content));
  if (overflows(content)) content.tabIndex = 0;
  for (const image of content.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => fit(root), { once: true });
  }
}

/** @param {HTMLElement} content */
function fitHeight(content) {
  let low = floor;
  let high = 1;
  for (let round = 0; round < rounds; round += 1) {
    const middle = (low + high) / 2;
    content.style.setProperty("--fit", String(middle));
    if (overflows(content)) high = middle;
    else low = middle;
  }
  content.style.setProperty("--fit", String(low));
}

/** @param {HTMLElement} wide */
function fitWidth(wide) {
  let share = 1;
  for (let round = 0; round < widthRounds; round += 1) {
    wide.style.setProperty("--fit-width", String(share));
    const available = wide.matches("table") ? (wide.parentElement?.clientWidth ?? 0) : wide.clientWidth;
    if (wide.scrollWidth <= available) return;
    share = Math.max(floor, share * Math.min(leastStep, available / wide.scrollWidth));
  }
}

/** @param {HTMLElement} content */
function overflows(content) {
  return [content, ...content.querySelectorAll(".column")].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
}
