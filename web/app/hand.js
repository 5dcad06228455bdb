// @ts-check
import { landing, standing } from "../session/landing.js";

/** @typedef {import("../session/types.js").State} State */
/** @typedef {import("../session/types.js").Message} Message */
/** @typedef {import("../session/landing.js").Standing} Standing */

/**
 * The presses of a remote, each with its request, and the ways of its finger. Presses that follow each other quickly name the page
 * on which the earlier ones will land, so that none is lost and none counts twice.
 */
export class Hand {
  /** @type {(reason: string) => void} */
  onrefusal = () => {};
  #send;
  #count = 0;
  /** @type {Set<string>} */
  #unanswered = new Set();
  /** @type {Standing | null} */
  #landing = null;

  /** @param {(message: Message) => boolean} send false when nobody hears it */
  constructor(send) {
    this.#send = send;
  }

  /**
   * @param {"next" | "previous"} to
   * @param {"step" | "page" | "stack"} by
   * @param {State} state
   */
  advance(to, by, state) {
    const from = this.#unanswered.size > 0 && this.#landing ? this.#landing : standing(state);
    const sent = this.request({ type: "advance", to, by, expect: from.page });
    if (sent) this.#landing = landing(from, to, by, state.deck);
  }

  /**
   * A finger's way. Its beginning is answered; of what follows a refused one nothing more need be said.
   * @param {Message} input
   * @param {boolean} begins
   */
  move(input, begins = input.type === "dragBegin" || input.type === "scrubBegin") {
    if (begins) this.request(input);
    else this.#send(input);
  }

  /** @param {Message} intent @returns {boolean} */
  request(intent) {
    const req = `r${(this.#count += 1)}`;
    const sent = this.#send({ ...intent, req });
    if (sent && intent.type === "advance") this.#unanswered.add(req);
    if (!sent) this.onrefusal("offline");
    return sent;
  }

  /** @param {Message} message from the session */
  hear(message) {
    if (message.type !== "answer" && message.type !== "refusal") return;
    this.#unanswered.delete(message.req);
    if (message.type === "answer") return;
    this.#landing = null;
    this.onrefusal(message.reason);
  }

  /** The connection was lost, and with it what was not answered. */
  forget() {
    this.#unanswered.clear();
    this.#landing = null;
  }
}
