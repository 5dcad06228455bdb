// @ts-check
import { Sheet } from '../../../web/pager/sheet.js';

/** @typedef {import('../../../web/pager/sheet-input.js').Input} Input */
/** @typedef {import('../../../web/pager/sheet-event.js').Event} Event */

/**
 * Where a presentation is on its way, until it is refused or removed.
 * @typedef {{ at: 'asked', isAnimated: boolean }
 *   | { at: 'rising', since: number, isAnimated: boolean }
 *   | { at: 'up' }
 *   | { at: 'leaving', outcome: string, since: number, from: number }} Stage
 */

/** @param {number} one @param {number} other */
const isClose = (one, other) => Math.abs(one - other) <= 1e-9;

/**
 * Follows a sheet with a model of its own, far simpler, and objects to what is not allowed.
 *
 * The invariants are those of the rules: 33 the grammar of each presentation, 34 what may change a
 * binding, 35 how long a dismissal takes; with them the numbering and times of events.
 */
export class SheetJudge {
  /** @type {Map<string, Stage>} */
  stages = new Map();
  seq = 0;
  time = 0;
  isClosed = false;

  /** @param {import('../../../web/pager/sheet.js').Start} start */
  constructor(start) {
    this.sheet = new Sheet(start);
    this.bindings = new Map(start.bindings);
  }

  /** The same judge with a sheet of its own; states are never changed, only replaced. */
  copy() {
    const { sheet, stages, seq, time, isClosed } = this;
    const { configuration, bindings, now, state } = sheet;
    const other = new SheetJudge({ configuration, bindings });
    Object.assign(other.sheet, { now, state, seq: sheet.seq });
    return Object.assign(other, { stages: new Map(stages), seq, time, isClosed });
  }

  /**
   * Hands an input to the sheet.
   * @param {Input} input
   * @param {number} now
   * @returns {string | null} the objection to what the sheet made of it, if there is one
   */
  handle(input, now) {
    if (input.kind === 'present' && !this.isClosed) {
      this.stages.set(input.id, { at: 'asked', isAnimated: input.isAnimated ?? true });
    }
    if (input.kind === 'close') this.isClosed = true;
    for (const event of this.sheet.handle(input, now)) {
      const objection = this.#judge(event, input, now);
      if (objection !== null) return `${objection} at ${JSON.stringify(event)}`;
    }
    return this.#judgeState(now);
  }

  /** @param {Event} event @param {Input} input @param {number} now */
  #judge(event, input, now) {
    if (event.seq !== this.seq + 1) return 'a gap';
    if (event.at < this.time || event.at > now) return 'a time out of order';
    this.seq = event.seq;
    this.time = event.at;
    if (event.kind === 'bound') return this.#bind(event, input, now);
    const stage = this.stages.get(event.id) ?? null;
    const isShown = this.#shown?.id === event.id;
    switch (event.kind) {
      case 'willPresent': return this.#begin(event.id, stage);
      case 'presented': return this.#arrive(event.id, stage);
      case 'willDismiss':
        if (!isShown || stage?.at === 'leaving') return 'leaves twice';
        if (event.outcome === 'confirmed' && input.kind !== 'confirm') return 'not confirmed';
        this.stages.set(event.id, {
          at: 'leaving', outcome: event.outcome, since: event.at, from: this.#offset(event.at),
        });
        return null;
      case 'removed': return this.#end(event.id, event.outcome, stage, input);
      case 'refused':
        if (event.reason === 'noItems') return isShown && input.kind === 'confirm' ? null : 'not there';
        if (stage?.at !== 'asked') return 'refused late';
        this.stages.delete(event.id);
        return null;
    }
  }

  /** @param {string} id @param {Stage | null} stage */
  #begin(id, stage) {
    if (stage?.at !== 'asked') return 'comes unasked';
    if (this.#shown !== null) return 'comes while another one is there';
    this.stages.set(id, { at: 'rising', since: this.time, isAnimated: stage.isAnimated });
    return null;
  }

  /** @param {string} id @param {Stage | null} stage */
  #arrive(id, stage) {
    if (stage?.at !== 'rising') return 'is up unasked';
    const { sheetDuration } = this.sheet.configuration;
    const end = stage.since + (stage.isAnimated ? sheetDuration : 0);
    this.stages.set(id, { at: 'up' });
    return isClose(this.time, end) ? null : 'is up early';
  }

  /** @param {string} id @param {string} outcome @param {Stage | null} stage @param {Input} input */
  #end(id, outcome, stage, input) {
    if (stage?.at !== 'leaving') return 'removed without a dismissal';
    this.stages.delete(id);
    if (outcome === 'closed') return input.kind === 'close' ? null : 'not closed';
    if (outcome !== stage.outcome) return 'another outcome';
    const { sheetDuration } = this.sheet.configuration;
    return isClose(this.time - stage.since, sheetDuration * (1 - stage.from)) ? null : 'too long';
  }

  /** @param {{ key: string, value: string }} bound @param {Input} input @param {number} now */
  #bind({ key, value }, input, now) {
    if (input.kind !== 'confirm' || this.time !== now) return 'bound without a confirm';
    if (this.bindings.get(key) === value) return 'bound to the same';
    this.bindings.set(key, value);
    return null;
  }

  /** @param {number} now */
  #judgeState(now) {
    this.time = now;
    const { id, phase, offset, queued, bindings } = this.sheet.snapshot;
    const { nextDeadline } = this.sheet;
    const waiting = [...this.stages].filter(([, { at }]) => at === 'asked').map(([id]) => id);
    const isMoving = phase === 'presenting' || phase === 'dismissing';
    if (JSON.stringify([...bindings]) !== JSON.stringify([...this.bindings])) return 'bindings';
    if (waiting.join() !== (queued ?? '')) return `waiting: ${waiting}`;
    if (id !== (this.#shown?.id ?? null)) return `${id} is shown`;
    if (!isClose(offset, this.#offset(now))) return `offset ${offset}`;
    if ((nextDeadline !== null) !== isMoving) return `a deadline in ${phase}`;
    return nextDeadline !== null && nextDeadline <= now ? 'an overdue deadline' : null;
  }

  /** The presentation on screen. */
  get #shown() {
    for (const [id, stage] of this.stages) if (stage.at !== 'asked') return { id, stage };
    return null;
  }

  /** @param {number} time */
  #offset(time) {
    const stage = this.#shown?.stage;
    const { sheetDuration } = this.sheet.configuration;
    if (stage?.at === 'up') return 0;
    if (stage?.at === 'rising') {
      return stage.isAnimated ? Math.max(1 - (time - stage.since) / sheetDuration, 0) : 0;
    }
    if (stage?.at !== 'leaving') return 1;
    return Math.min(stage.from + (time - stage.since) / sheetDuration, 1);
  }
}
