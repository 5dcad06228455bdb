// @ts-check

/**
 * @typedef {object} Alarm
 * @property {() => number} now seconds, never back
 * @property {(seconds: number, action: () => void) => any} after
 * @property {(timer: any) => void} forget
 */

/** Timers by name, at most one of each name. */
export class Timers {
  /** @type {Map<string, { timer: any, end: number }>} */
  #running = new Map();
  #alarm;

  /** @param {Alarm} alarm */
  constructor(alarm) {
    this.#alarm = alarm;
  }

  /**
   * @param {string} name
   * @param {number} seconds
   * @param {() => void} action
   */
  start(name, seconds, action) {
    this.stop(name);
    const timer = this.#alarm.after(seconds, () => {
      this.#running.delete(name);
      action();
    });
    this.#running.set(name, { timer, end: this.#alarm.now() + seconds });
  }

  /**
   * @param {string} name
   * @returns {number} seconds; Infinity if it does not run
   */
  left(name) {
    return (this.#running.get(name)?.end ?? Infinity) - this.#alarm.now();
  }

  /** @param {string} name */
  stop(name) {
    const running = this.#running.get(name);
    if (!running) return;
    this.#alarm.forget(running.timer);
    this.#running.delete(name);
  }

  stopAll() {
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
