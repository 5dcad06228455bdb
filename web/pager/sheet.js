// @ts-check
import { defaultConfiguration } from './sheet-configuration.js';
import { cancel, close, present, presenterLeft } from './sheet-asking.js';
import { changeItems, confirm, selectValue } from './sheet-choosing.js';
import { arrive } from './sheet-moving.js';
import { makeSnapshot } from './sheet-snapshot.js';
import { motionOf, offsetOf } from './sheet-state.js';
import { motionEnd } from './transition.js';

/** @typedef {import('./sheet-event.js').Event} Event */
/** @typedef {import('./sheet-input.js').Input} Input */

/**
 * How a sheet starts, hidden.
 * @typedef {object} Start
 * @property {Map<string, string>} [bindings] those that are not given have no value
 * @property {Partial<import('./sheet-configuration.js').Configuration>} [configuration]
 */

/**
 * A picker that slides over the pages, one at a time, until something is chosen or it is sent away.
 *
 * What it offers stands for a binding: a key whose value only a confirm changes. The sheet reads no
 * clock: each input brings its time, and `nextDeadline` tells when to come again without one.
 *
 * Fields and methods that are not described are for the modules named `sheet-…` alone.
 */
export class Sheet {
  now = 0;
  seq = 0;
  /** @type {import('./sheet-state.js').State} */
  state = { phase: 'hidden' };
  /** @type {Event[]} */
  #batch = [];

  /** @param {Start} start */
  constructor({ bindings, configuration } = {}) {
    this.configuration = { ...defaultConfiguration, ...configuration };
    this.bindings = new Map(bindings);
  }

  /**
   * What the sheet is doing.
   * @returns {import('./sheet-state.js').Phase}
   */
  get phase() {
    return this.state.phase === 'closed' ? 'hidden' : this.state.phase;
  }

  /** All that a newcomer must know, as of the last input. */
  get snapshot() {
    return makeSnapshot(this);
  }

  /** The time at which the sheet wants to be woken, by a tick or anything else; null if never. */
  get nextDeadline() {
    const motion = motionOf(this.state);
    return motion && motionEnd(motion);
  }

  /**
   * How much is below the edge at a time not before the last input, if nothing happens until then.
   * @param {number} time
   */
  offset(time) {
    return offsetOf(this.state, time);
  }

  /**
   * Takes an input, after the deadlines that are due, each at its own time.
   * @param {Input} input
   * @param {number} time in seconds; a time before that of the last input counts as that one
   * @returns {Event[]} what followed, in order
   */
  handle(input, time) {
    const arrival = Number.isFinite(time) ? Math.max(time, this.now) : this.now;
    for (;;) {
      const deadline = this.nextDeadline;
      if (deadline === null || deadline > arrival) break;
      this.now = deadline;
      arrive(this);
    }
    this.now = arrival;
    this.#take(input);
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  /** @param {import('./sheet-event.js').Happening} happening */
  emit(happening) {
    this.seq += 1;
    this.#batch.push({ seq: this.seq, at: this.now, ...happening });
  }

  /** @param {Input} input */
  #take(input) {
    switch (input.kind) {
      case 'tick': return;
      case 'present': return present(this, input);
      case 'select': return selectValue(this, input.value);
      case 'confirm': return confirm(this);
      case 'cancel': return cancel(this, input.id ?? null);
      case 'items': return changeItems(this, input.items);
      case 'presenterLeft': return presenterLeft(this, input.presenter);
      case 'close': return close(this);
    }
  }
}
