// @ts-check
import { addRules } from "./rules.js";

const keys = [
  ["Arrows, swipe", "to the page on that side"],
  ["Space, Page Down", "next page"],
  ["Page Up", "previous page"],
  ["Home, End", "first, last page"],
  ["12 Enter", "page 12"],
  ["Esc", "back to live"],
  ["f", "whole screen"],
];

/** The list of keys. */
export class Help {
  #dialog = document.createElement("dialog");

  /** @param {HTMLElement} host */
  static async make(host) {
    await addRules(document.head, new URL("../css/help.css", import.meta.url));
    return new Help(host);
  }

  /** @param {HTMLElement} host */
  constructor(host) {
    const title = Object.assign(document.createElement("h2"), { id: "help-title", textContent: "Moving about" });
    const list = document.createElement("dl");
    list.append(...keys.flatMap(([key, meaning]) => [term("dt", key), term("dd", meaning)]));
    const closer = Object.assign(document.createElement("button"), { type: "button", textContent: "Close" });
    closer.addEventListener("click", () => this.close());
    this.#dialog.className = "help";
    this.#dialog.setAttribute("aria-labelledby", title.id);
    this.#dialog.append(title, list, closer);
    host.append(this.#dialog);
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

/** @param {string} name @param {string} text */
function term(name, text) {
  return Object.assign(document.createElement(name), { textContent: text });
}
