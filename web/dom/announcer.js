// @ts-check

/** The one live region: says which page stands on the stage. */
export class Announcer {
  #region;
  #said = "";

  /** @param {HTMLElement} region */
  constructor(region) {
    this.#region = region;
  }

  /** @param {string} title @param {number} number from 1 @param {number} count */
  page(title, number, count) {
    const text = number > 0 ? `Page ${number} of ${count}: ${title}` : "No pages";
    if (text === this.#said) return;
    // What stood there at first was read with the document.
    if (this.#said !== "") this.#region.textContent = text;
    this.#said = text;
  }
}
