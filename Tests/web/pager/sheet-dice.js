// @ts-check

/** Chance that comes out the same for the same seed (mulberry32). */
export class Dice {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
  }

  /** From 0 up to, but not, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /**
   * @template Choice
   * @param {readonly Choice[]} choices
   * @returns {Choice}
   */
  pick(choices) {
    return choices[Math.floor(this.next() * choices.length)];
  }
}
