// @ts-check

/** The list of keys. */
export class Help {
  #dialog;

  /** @param {HTMLDialogElement} dialog @param {HTMLElement} closer */
  constructor(dialog, closer) {
    this.#dialog = dialog;
    closer.addEventListener("click", () => this.close());
  }

  toggle() {
    if (!this.close()) this.#dialog.showModal();
  }

  /** @returns {boolean} whether there was anything to close */
  close() {
    if (!this.#dialog.open) return false;
    this.#dialog.close();
    return true;
  }
}
