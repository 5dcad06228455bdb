// @ts-check

/**
 * Gives a document's head or a page's shadow root a file of rules.
 * @param {ShadowRoot | HTMLElement} place
 * @param {URL} address
 * @returns {Promise<void>} when they hold
 */
export function addRules(place, { href }) {
  if (place.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  place.append(link);
  return loaded(link);
}

/** @param {HTMLElement} element @returns {Promise<void>} */
export function loaded(element) {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve(), { once: true });
    element.addEventListener("error", () => reject(new Error("A file did not load.")), { once: true });
  });
}
