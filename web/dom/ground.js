// @ts-check

/** Where dark ink and light ink can be read equally well, of a light that goes from 0 to 1. */
const middle = 0.18;
/** Points of a picture that are looked at, along its longer side. */
const size = 32;

/**
 * Tells whether what is behind a text is dark or light, so that its ink can be read on it: the page's
 * pictures, and colours that its author gave to it or to parts of it. Where the author has chosen the
 * ink over pictures, or these keep to a side, there is nothing to tell.
 * @param {ShadowRoot} root
 */
export async function tellGround(root) {
  const article = root.querySelector("article");
  if (!article) return;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[style*="background"]'))) {
    const light = lightOfColour(getComputedStyle(part).backgroundColor);
    if (light !== null) part.dataset.ground = ground(light);
  }
  const backdrop = article.querySelector(":scope > .backdrop");
  if (!backdrop || article.style.color || article.matches(".side-left, .side-right")) return;
  const pictures = [...backdrop.querySelectorAll("img")];
  const text = pictures.length === 1 ? textBoxes(article) : [];
  const lights = await Promise.all(pictures.map((picture) => lightOf(picture, text)));
  const known = lights.flatMap((light) => (light === null ? [] : [light]));
  if (known.length > 0) article.dataset.ground = ground(known.reduce((sum, one) => sum + one, 0) / known.length);
}

/** @param {number} light */
function ground(light) {
  return light < middle ? "dark" : "light";
}

/**
 * Where a page's text is, in shares of the page.
 * @param {HTMLElement} article
 */
function textBoxes(article) {
  const page = article.getBoundingClientRect();
  const text = [...article.querySelectorAll(":scope > :not(.backdrop, .page-header, .page-footer, .page-number)")];
  return text.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const box = range.getBoundingClientRect();
    const share = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ whole) =>
      Math.min(1, Math.max(0, (at - from) / whole));
    return {
      left: share(box.left, page.left, page.width),
      right: share(box.right, page.left, page.width),
      top: share(box.top, page.top, page.height),
      bottom: share(box.bottom, page.top, page.height),
    };
  });
}

/** @typedef {ReturnType<typeof textBoxes>} Boxes */

/**
 * @param {HTMLImageElement} image
 * @param {Boxes} boxes parts of it that count, all of it if there are none
 * @returns {Promise<number | null>} null where it can't be told
 */
async function lightOf(image, boxes) {
  const style = getComputedStyle(image);
  // The paper shines through.
  if (Number(style.opacity) < 0.5) return null;
  try {
    await image.decode();
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
    const scale = size / Math.max(offsetWidth, offsetHeight);
    const [width, height] = [offsetWidth, offsetHeight].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    if (style.filter !== "none") context.filter = style.filter;
    const larger = style.objectFit === "contain" ? Math.min : Math.max;
    const share = larger(width / naturalWidth, height / naturalHeight);
    const [drawnWidth, drawnHeight] = [naturalWidth * share, naturalHeight * share];
    context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
    const counted = boxes.length > 0 ? boxes : [{ left: 0, right: 1, top: 0, bottom: 1 }];
    return meanLight(counted.flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [Math.floor(left * width), Math.floor(top * height)];
      const [across, down] = [Math.ceil(right * width) - x, Math.ceil(bottom * height) - y];
      return across > 0 && down > 0 ? [...context.getImageData(x, y, across, down).data] : [];
    }));
  } catch {
    return null;
  }
}

/** @param {string} colour as computed: `rgb(…)` or `rgba(…)` */
function lightOfColour(colour) {
  const [red, green, blue, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return colour.startsWith("rgb") && opacity >= 0.5 ? meanLight([red, green, blue, 255]) : null;
}

/**
 * @param {number[]} data red, green, blue and opacity of each point
 * @returns {number | null} null where the paper is seen through most of it
 */
function meanLight(data) {
  let sum = 0;
  let weight = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = [data[index], data[index + 1], data[index + 2]].map(linear);
    sum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * data[index + 3];
    weight += data[index + 3];
  }
  return weight > (data.length / 4) * 128 ? sum / weight : null;
}

/** @param {number} channel of sRGB, to 255 */
function linear(channel) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
