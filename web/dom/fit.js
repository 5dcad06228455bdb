// @ts-check

/** Text is never made smaller than this share of its size; what then doesn't fit can be scrolled. */
const floor = 0.52;
/** Code and pictures give way before what is around them, down to these shares; code a little, since it begins small. */
const codeFloor = 0.82;
const pictureFloor = 0.45;
/** Text around code is made smaller to this share before the code has to scroll. */
const textFloor = 0.62;
const rounds = 6;
/** Where letters are as wide as whole pixels, a small step may change nothing: each is this at least. */
const leastStep = 0.96;
const widthRounds = 6;
/** Formulas hang over the edge of their own box by a little. */
const overhang = 4;

/** Code that may scroll by itself: what stands in the page's own column. */
const longCode = ":is(article, .column) > :is(pre, .listing, .source)";

/** Code that its author gave a width, which may be told in its own letters. */
const ownWidth = '[style*="width: "]';

/** @typedef {() => Promise<void>} Breath awaited before each look at the layout, which takes long */

/** The last fitting of each page: the next one waits for it. @type {WeakMap<ShadowRoot, Promise<void>>} */
const fittings = new WeakMap();

/**
 * Makes the content of a page fit it. Pages are laid out at one size on every screen, so this comes
 * out the same everywhere.
 * @param {ShadowRoot} root
 * @param {Breath} breathe
 */
export function fit(root, breathe) {
  const before = fittings.get(root) ?? Promise.resolve();
  const fitting = before.then(() => fitContent(root, breathe));
  fittings.set(root, fitting);
  return fitting;
}

/** @param {ShadowRoot} root @param {Breath} breathe */
async function fitContent(root, breathe) {
  const content = root.querySelector("article");
  if (!(content instanceof HTMLElement)) return;
  for (const image of content.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => fit(root, breathe), { once: true });
  }
  await breathe();
  content.toggleAttribute("data-fitting", true);
  const code = /** @type {HTMLElement[]} */ ([...content.querySelectorAll(longCode)]);
  for (const part of code) part.toggleAttribute("data-long", false);
  content.toggleAttribute("data-overflow", false);
  for (const size of ["--fit", "--fit-code", "--fit-picture"]) content.style.setProperty(size, "1");
  for (const wide of content.querySelectorAll(`pre:not(${ownWidth}), table, .math.display`)) {
    await fitWidth(/** @type {HTMLElement} */ (wide), breathe);
  }
  await fitHeight(content, code, breathe);
  for (const wide of content.querySelectorAll("pre, .math.display")) {
    wide.toggleAttribute("data-wide", wide.scrollWidth > wide.clientWidth + overhang);
  }
  const isTooMuch = overflows(content);
  content.toggleAttribute("data-overflow", isTooMuch);
  content.toggleAttribute("data-fitting", false);
  if (isTooMuch) content.tabIndex = 0;
}

/**
 * First pictures and code are made smaller, then everything; code that is too long even so scrolls by itself, with
 * what is around it as large as can be.
 * @param {HTMLElement} content
 * @param {HTMLElement[]} code
 * @param {Breath} breathe
 */
async function fitHeight(content, code, breathe) {
  if (!overflows(content)) return;
  const hasPictures = content.querySelector("img, video") !== null;
  if (hasPictures && (await largest(content, "--fit-picture", pictureFloor, breathe))) return;
  if (code.length === 0) return void (await largest(content, "--fit", floor, breathe));
  if (await largest(content, "--fit-code", codeFloor, breathe)) return;
  if (await largest(content, "--fit", textFloor, breathe)) return;
  for (const part of code) part.toggleAttribute("data-long", true);
  content.style.setProperty("--fit", "1");
  if (overflows(content)) await largest(content, "--fit", floor, breathe);
  for (const part of code) {
    const pre = part.matches("pre") ? part : part.querySelector("pre");
    if (pre && pre.scrollHeight > pre.clientHeight + 1) pre.tabIndex = 0;
    else part.toggleAttribute("data-long", false);
  }
}

/**
 * Makes a size as large as the page allows.
 * @param {HTMLElement} content
 * @param {string} size
 * @param {number} floor
 * @param {Breath} breathe
 * @returns {Promise<boolean>} whether all fits
 */
async function largest(content, size, floor, breathe) {
  const fits = async (/** @type {number} */ share) => {
    await breathe();
    content.style.setProperty(size, String(share));
    return !overflows(content);
  };
  if (!(await fits(floor))) return false;
  let low = floor;
  let high = 1;
  for (let round = 0; round < rounds; round += 1) {
    const middle = (low + high) / 2;
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  content.style.setProperty(size, String(low));
  return true;
}

/** @param {HTMLElement} wide @param {Breath} breathe */
async function fitWidth(wide, breathe) {
  let share = 1;
  for (let round = 0; round < widthRounds; round += 1) {
    if (round > 0) await breathe();
    wide.style.setProperty("--fit-width", String(share));
    const available = wide.matches("table") ? (wide.parentElement?.clientWidth ?? 0) : wide.clientWidth;
    if (wide.scrollWidth <= available + (wide.matches(".math") ? overhang : 0)) return;
    share = Math.max(floor, share * Math.min(leastStep, available / wide.scrollWidth));
  }
}

/** @param {HTMLElement} content */
function overflows(content) {
  return [content, ...content.querySelectorAll(".column")].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
}
