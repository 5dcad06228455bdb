// @ts-check

/** “Back to live”, with how far the viewer is from it. */
export class LiveButton {
  onpress = () => {};
  #button;

  /** @param {HTMLButtonElement} button */
  constructor(button) {
    this.#button = button;
    button.addEventListener("click", () => this.onpress());
  }

  /** @param {boolean} detached @param {number} ahead pages ahead of the session, negative when behind */
  show(detached, ahead) {
    this.#button.hidden = !detached;
    const pages = Math.abs(ahead) === 1 ? "page" : "pages";
    const far = ahead === 0 ? "" : ` · ${Math.abs(ahead)} ${pages} ${ahead < 0 ? "behind" : "ahead"}`;
    const text = `Back to live${far}`;
    if (this.#button.textContent !== text) this.#button.replaceChildren("Back to live", howFar(far));
  }
}

/** @param {string} text */
function howFar(text) {
  const span = document.createElement("span");
  span.className = "how-far";
  span.textContent = text;
  return span;
}
