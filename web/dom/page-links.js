// @ts-check

/**
 * Links on a page to another page of the deck, by its name or its number.
 * @param {HTMLElement} stage
 * @param {(name: string) => boolean} turn to the page; false where there is none of that name
 */
export function installPageLinks(stage, turn) {
  stage.addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest("a[href^='#']") : null;
    const name = link?.getAttribute("href")?.slice(1);
    if (name && turn(decoded(name))) event.preventDefault();
  });
}

/** @param {string} name */
function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
