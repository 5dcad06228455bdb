// @ts-check

/** @typedef {"following" | "browsing" | "away"} Value */

/** Tells the server what this viewer is at, once whenever that changes. */
export class Attention {
  /** @type {Value} */
  #told = "following";
  #say;

  /** @param {(message: { type: string, value: Value }) => boolean} say false where nothing was sent */
  constructor(say) {
    this.#say = say;
  }

  /** @param {boolean} browsing @param {boolean} hidden */
  show(browsing, hidden) {
    const value = hidden ? "away" : browsing ? "browsing" : "following";
    if (value !== this.#told && this.#say({ type: "attention", value })) this.#told = value;
  }

  /** Of a new connection the server takes it that it follows. */
  begin() {
    this.#told = "following";
  }
}
