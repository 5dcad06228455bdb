// @ts-check

const remembered = 8;

/** @typedef {{ offset: number, roundTrip: number }} Sample */

/** The session's clock as seen from here; all times in seconds. */
export class SessionClock {
  /** @type {Sample[]} */
  #samples = [];

  /** How much the session's clock is ahead of ours, by the exchange that took the shortest. */
  get offset() {
    if (this.#samples.length === 0) return 0;
    return this.#samples.reduce((best, next) => (next.roundTrip < best.roundTrip ? next : best)).offset;
  }

  /**
   * A time that came without being asked for: right but for the way it took. Forgets what was known,
   * since it begins a connection.
   * @param {number} time the session's
   * @param {number} received ours
   */
  begin(time, received) {
    this.#samples = [{ offset: time - received, roundTrip: Infinity }];
  }

  /**
   * An answered exchange.
   * @param {number} sent ours
   * @param {number} received ours
   * @param {number} time the session's
   */
  exchange(sent, received, time) {
    const roundTrip = received - sent;
    if (!(roundTrip >= 0)) return;
    const offset = time - (sent + received) / 2;
    // Our clock stands still while the machine sleeps: what was learnt before doesn't count then.
    const slept = Math.abs(offset - this.offset) > 0.5 + roundTrip / 2;
    this.#samples = slept ? [] : this.#samples.slice(1 - remembered);
    this.#samples.push({ offset, roundTrip });
  }
}
