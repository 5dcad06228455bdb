// @ts-check
import { PageList } from './page-list.js';
import { setChrome, setSkin } from './tabs-chrome.js';
import { act, nextDue, route } from './tabs-routing.js';
import { edit, select } from './tabs-selection.js';
import { makeSnapshot } from './tabs-snapshot.js';

/** @typedef {import('./tabs-event.js').Event} Event */
/** @typedef {import('./tabs-input.js').Bar} Bar */
/** @typedef {import('./tabs-input.js').Input} Input */
/** @typedef {import('./tabs-input.js').Tab} Tab */

/**
 * How tabs start.
 * @typedef {object} Start
 * @property {Tab[]} [tabs] in their order; of a tab named twice the first counts
 * @property {string | null} [selected] the tab to be on; the first one if it is not among them
 * @property {string[]} [skins] the looks that there are
 * @property {string | null} [skin] the look at the start; the first one if it is not among them
 */

/**
 * The tabs of a session: each has a pager of its own that lives on while another one is shown.
 *
 * Inputs for pagers go through here, since only the selected tab's pager may move; the others stand
 * still, on the page where they are. Skin and bars are kept here, out of the pagers' reach.
 *
 * Fields and methods that are not described are for the modules named `tabs-…` alone.
 */
export class Tabs {
  /**
   * The bars that are not shown.
   * @type {Set<Bar>}
   */
  hiddenBars = new Set();

  now = 0;
  seq = 0;
  /** @type {Event[]} */
  #batch = [];

  /** @param {Start} start */
  constructor({ tabs = [], selected = null, skins = [], skin = null } = {}) {
    this.order = new PageList(tabs.map(({ id }) => id));
    this.pagers = new Map([...tabs].reverse().map(({ id, pager }) => [id, pager]));
    const isThere = selected !== null && this.order.contains(selected);
    /**
     * The tab that is shown; null only where there is none.
     * @type {string | null}
     */
    this.selected = (isThere ? selected : this.order.ids[0]) ?? null;
    /** The looks that there are. */
    this.skins = skins;
    /** The look of everything; null only where there is none. */
    this.skin = (skin !== null && skins.includes(skin) ? skin : skins[0]) ?? null;
  }

  /**
   * The pager of a tab, to be looked at; null where there is no such tab.
   * @param {string} tab
   */
  pager(tab) {
    return this.pagers.get(tab) ?? null;
  }

  /**
   * Tells all pagers what each participant may do from now on.
   * @param {Map<string, import('./input.js').Role>} roles
   */
  assign(roles) {
    for (const pager of this.pagers.values()) pager.roles = roles;
  }

  /**
   * Tells a tab's pager what the host forbids from now on.
   * @param {import('./veto.js').Veto[]} vetoes
   * @param {string} tab
   */
  forbid(vetoes, tab) {
    const pager = this.pager(tab);
    if (pager !== null) pager.vetoes = vetoes;
  }

  /** All that a newcomer must know, as of the last input. */
  get snapshot() {
    return makeSnapshot(this);
  }

  /** The time at which the first of the pagers wants to be woken; null if never. */
  get nextDeadline() {
    return nextDue(this)?.deadline ?? null;
  }

  /**
   * Takes an input, after the deadlines of all pagers that are due, each at its own time.
   * @param {Input} input
   * @param {number} time in seconds; a time before that of the last input counts as that one
   * @returns {Event[]} what followed, in order
   */
  handle(input, time) {
    const arrival = Number.isFinite(time) ? Math.max(time, this.now) : this.now;
    for (;;) {
      const due = nextDue(this);
      if (due === null || due.deadline > arrival) break;
      this.now = due.deadline;
      act(this, due.tab, (pager) => pager.handle({ kind: 'tick' }, due.deadline));
    }
    this.now = arrival;
    this.#take(input);
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  /** @param {import('./tabs-event.js').Happening} happening */
  emit(happening) {
    this.seq += 1;
    this.#batch.push({ seq: this.seq, at: this.now, ...happening });
  }

  /**
   * @param {import('./tabs-event.js').Reason} reason
   * @param {string | null} req
   */
  reject(reason, req = null) {
    this.emit({ kind: 'rejected', req, reason });
  }

  /** @param {Input} input */
  #take(input) {
    switch (input.kind) {
      case 'tick': return;
      case 'select': return select(this, input.tab);
      case 'edit': return edit(this, input.tabs);
      case 'pager': return route(this, input.input, input.tab);
      case 'everywhere': return this.order.ids.forEach((tab) => route(this, input.input, tab));
      case 'setSkin': return setSkin(this, input.skin);
      case 'setChrome': return setChrome(this, input.bar, input.isHidden);
    }
  }
}
