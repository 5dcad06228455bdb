// @ts-check

/** @typedef {import('./event.js').Answer} Answer */

/**
 * The answers to requests, so that one that comes again is not carried out again.
 *
 * Pending ones are all kept; of the others, the latest.
 */
export class Answers {
  /** @type {Map<string, Answer>} */
  #answers = new Map();
  /**
   * The answered requests in a ring, oldest at `#next` once it is full.
   * @type {string[]}
   */
  #answered = [];
  #next = 0;
  #capacity;

  /** @param {number} capacity */
  constructor(capacity) {
    this.#capacity = Math.max(capacity, 1);
  }

  /**
   * @param {string} req
   * @returns {Answer | null}
   */
  get(req) {
    return this.#answers.get(req) ?? null;
  }

  /** @param {string} req */
  await(req) {
    this.#answers.set(req, 'pending');
  }

  /**
   * @param {Answer} answer
   * @param {string} req
   */
  record(answer, req) {
    this.#answers.set(req, answer);
    if (this.#answered.length < this.#capacity) {
      this.#answered.push(req);
      return;
    }
    this.#answers.delete(this.#answered[this.#next]);
    this.#answered[this.#next] = req;
    this.#next = (this.#next + 1) % this.#capacity;
  }
}
