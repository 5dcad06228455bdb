// @ts-check
import { Answers } from './answers.js';
import { bandOf, defaultConfiguration } from './configuration.js';
import { defaultLayout } from './layout.js';
import { PageList } from './page-list.js';
import { motionDeadline, passDeadline } from './pager-deadlines.js';
import { take } from './pager-inputs.js';
import { logicalPage } from './pager-navigation.js';
import { forgetUnknown } from './pager-presence.js';
import { controlOn, windowAround } from './pager-transitions.js';
import { makeSnapshot } from './snapshot.js';
import { idle } from './state.js';
import { motionPosition } from './transition.js';

/** @typedef {import('./configuration.js').Configuration} Configuration */
/** @typedef {import('./event.js').Event} Event */
/** @typedef {import('./event.js').Happening} Happening */
/** @typedef {import('./input.js').Input} Input */
/** @typedef {import('./input.js').Role} Role */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./veto.js').Veto} Veto */

/**
 * The right to drive, where only one may.
 * @typedef {{ holder: string | null, pending: string | null, graceEnd: number | null }} Lease
 */

/**
 * How a pager starts, at rest on a page.
 * @typedef {object} Start
 * @property {Iterable<string>} [pages] of a page named twice the first place counts
 * @property {string | null} [current] the first page if it is not in the list
 * @property {Partial<Configuration>} [configuration]
 * @property {Partial<Layout>} [layout]
 * @property {ReadonlyMap<string, Role>} [roles]
 * @property {string | null} [driver] holds the lease, where it is exclusive
 * @property {Veto[]} [vetoes]
 */

/**
 * The engine of a session: which page is shown, and each way from one page to another.
 *
 * The settled page changes only when a transition ends completed. The pager reads no clock: each
 * input brings its time, and `nextDeadline` tells when to come again without one.
 *
 * Fields that are not described as the host's are for the modules named `pager-…` alone.
 */
export class Pager {
  /**
   * What the host forbids from now on; a gesture asks once for each side.
   * @type {Veto[]}
   */
  vetoes;
  /** How many messages were dropped: no gesture was theirs, or their numbers were none. */
  dropped = 0;

  revision = 0;
  isLocked = false;
  isModal = false;
  now = 0;
  seq = 0;
  lastTransition = 0;
  /**
   * What surfaces measure along the axis; 0 if unusable.
   * @type {Map<string, number>}
   */
  surfaces = new Map();
  /**
   * Those who left and did not come back.
   * @type {Set<string>}
   */
  away = new Set();
  /** @type {ReadonlyMap<string, Role>} */
  #roles;
  /** @type {Event[]} */
  #batch = [];

  /** @param {Start} start */
  constructor(start = {}) {
    this.configuration = { ...defaultConfiguration, ...start.configuration };
    /** @type {Layout} */
    this.layout = { ...defaultLayout, ...start.layout };
    this.#roles = start.roles ?? new Map();
    this.vetoes = start.vetoes ?? [];
    this.pages = new PageList(start.pages ?? []);
    const isKnown = start.current != null && this.pages.contains(start.current);
    const page = (isKnown ? start.current : this.pages.ids[0]) ?? null;
    /** @type {State} */
    this.state = page === null ? { phase: 'empty', current: null } : idle(page);
    const isExclusive = this.configuration.driverMode === 'exclusive';
    /** @type {Lease} */
    this.lease = {
      holder: isExclusive ? (start.driver ?? null) : null,
      pending: null,
      graceEnd: null,
    };
    this.answers = new Answers(this.configuration.rememberedAnswers);
    // What observers were told last.
    this.toldControl = controlOn(this, page);
    this.toldWindow = windowAround(this, page);
  }

  /** What each participant may do; who is missing is unknown. */
  get roles() {
    return this.#roles;
  }

  /** Before taking a role away, let the participant leave: that ends their gesture. */
  set roles(roles) {
    this.#roles = roles;
    forgetUnknown(this);
  }

  /** The settled page; null without pages. */
  get current() {
    return this.state.current;
  }

  /** The page from which requests count: where a commit leads, else the settled one. */
  get logicalPage() {
    return logicalPage(this);
  }

  /** What the pager is doing. */
  get phase() {
    return this.state.phase;
  }

  get band() {
    return bandOf(this.configuration);
  }

  /** All that a newcomer must know, as of the last input. */
  get snapshot() {
    return makeSnapshot(this);
  }

  /** The time at which the pager wants to be woken, by a tick or anything else; null if never. */
  get nextDeadline() {
    const motion = motionDeadline(this);
    const grace = this.lease.graceEnd;
    if (motion === null || grace === null) return motion ?? grace;
    return Math.min(motion, grace);
  }

  /**
   * The answer to a request; null if it never came, or too long ago.
   * @param {string} req
   */
  answer(req) {
    return this.answers.get(req);
  }

  /**
   * Where the pages are at a time not before the last input, if nothing happens until then.
   * @param {number} time
   */
  position(time) {
    const { state } = this;
    if (state.phase === 'dragging') return state.drag.position(this.band);
    if (state.phase === 'settling') return motionPosition(state.settle.motion, time);
    return state.phase === 'bouncing' ? motionPosition(state.motion, time) : 0;
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
      passDeadline(this, deadline);
    }
    this.now = arrival;
    take(this, input);
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  /** @param {Happening} happening */
  emit(happening) {
    this.seq += 1;
    this.#batch.push({ seq: this.seq, at: this.now, ...happening });
  }

  /** @param {import('./reason.js').Reason} reason */
  reject(reason) {
    this.emit({ kind: 'rejected', req: null, reason });
  }

  drop() {
    this.dropped += 1;
  }
}
