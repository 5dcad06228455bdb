// @ts-check

/** Where dark ink and light ink can be read equally well, of a light that goes from 0 to 1. */
const middle = 0.18;
const size = 16;

/**
 * Tells whether the pictures behind a page's text are dark or light, so that its ink can be read on them.
 * Where the author has chosen the ink, or the pictures keep to a side, there is nothing to tell.
 * @param {ShadowRoot} root
 */
export async function tellGround(root) {
  const article = root.querySelector("article");
  const backdrop = article?.querySelector(":scope > .backdrop");
  if (!article || !backdrop || article.style.color || article.matches(".side-left, .side-right")) return;
  const lights = await Promise.all([...backdrop.querySelectorAll("img")].map(lightOf));
  const known = lights.flatMap((light) => (light === null ? [] : [light]));
  if (known.length === 0) return;
  const light = known.reduce((sum, one) => sum + one, 0) / known.length;
  article.dataset.ground = light < middle ? "dark" : "light";
}

/** @param {HTMLImageElement} image @returns {Promise<number | null>} null where it can't be told */
async function lightOf(image) {
  const style = getComputedStyle(image);
  // The paper shines through.
  if (Number(style.opacity) < 0.5) return null;
  try {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    if (style.filter !== "none") context.filter = style.filter;
    context.drawImage(image, 0, 0, size, size);
    return meanLight(context.getImageData(0, 0, size, size).data);
  } catch {
    return null;
  }
}

/** @param {Uint8ClampedArray} data red, green, blue and opacity of each point */
function meanLight(data) {
  let sum = 0;
  let weight = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = [data[index], data[index + 1], data[index + 2]].map(linear);
    sum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * data[index + 3];
    weight += data[index + 3];
  }
  return weight > 0 ? sum / weight : null;
}

/** @param {number} channel of sRGB, to 255 */
function linear(channel) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
