// @ts-check

/** Timers by name, at most one of each name. */
export class Timers {
  /** @type {Map<string, any>} */
  #running = new Map();
  #after;
  #forget;

  /**
   * @param {(seconds: number, action: () => void) => any} after
   * @param {(timer: any) => void} forget
   */
  constructor(after, forget) {
    this.#after = after;
    this.#forget = forget;
  }

  /** @param {string} name @param {number} seconds @param {() => void} action */
  start(name, seconds, action) {
    this.stop(name);
    const timer = this.#after(seconds, () => {
      this.#running.delete(name);
      action();
    });
    this.#running.set(name, timer);
  }

  /** @param {string} name */
  stop(name) {
    if (!this.#running.has(name)) return;
    this.#forget(this.#running.get(name));
    this.#running.delete(name);
  }

  stopAll() {
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
