// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';
import { Tabs } from '../../../web/pager/tabs.js';

/** @typedef {import('../../../web/pager/input.js').Input} PagerInput */

/** Two tabs, "home" of five pages and "my" of two; a presenter `a`. */
function stage() {
  const roles = new Map([['a', /** @type {const} */ ('presenter')]]);
  const tabs = new Tabs({
    tabs: [
      { id: 'home', pager: new Pager({ pages: ['A', 'B', 'C', 'D', 'E'], roles }) },
      { id: 'my', pager: new Pager({ pages: ['X', 'Y'], roles }) },
    ],
    skins: ['day', 'night'],
  });
  /** What came of an input: the tabs' own events, and in brackets those of pagers. */
  const told = (/** @type {import('../../../web/pager/tabs-event.js').Event[]} */ events) =>
    events.map((event) => (event.kind === 'pager' ? `(${event.event.kind})` : event.kind));
  const act = (/** @type {string} */ tab, /** @type {PagerInput} */ input, time = 0) =>
    tabs.handle({ kind: 'pager', tab, input }, time);
  const select = (/** @type {string} */ tab, time = 0) =>
    told(tabs.handle({ kind: 'select', tab }, time));
  const page = (/** @type {string} */ tab) => tabs.pager(tab)?.current;
  /** A finger that has pulled the home tab's pager by some pixels of 400. */
  const drag = (/** @type {number} */ translation) => {
    act('home', touch('1'));
    act('home', { kind: 'dragMove', gid: '1', translation }, 0.1);
  };
  return { tabs, told, act, select, page, drag };
}

/** @param {string} gid @returns {PagerInput} */
const touch = (gid) => ({ kind: 'dragBegin', presenter: 'a', gid, extent: 400 });

/** @param {string} page @param {boolean} animated @returns {PagerInput} */
const goTo = (page, animated) => ({ kind: 'goTo', req: page, by: 'a', target: { page }, animated });

/** @param {import('../../../web/pager/tabs-event.js').Event[]} events */
const lastOfPager = (events) =>
  events.flatMap((event) => (event.kind === 'pager' ? [event.event] : [])).at(-1);

describe('Tabs', () => {
  test('a tab that is selected again is on the page where it was left', () => {
    const { tabs, act, select, page } = stage();
    act('home', goTo('C', false));
    assert.deepEqual(select('my'), ['tabChanged']);
    assert.equal(tabs.selected, 'my');
    assert.deepEqual(select('home'), ['tabChanged']);
    assert.equal(page('home'), 'C');
  });

  test('a drag on a tab that is left is cancelled, and never commits later', () => {
    const { tabs, act, select, page, drag } = stage();
    drag(-300);
    const events = select('my', 0.2);
    assert.equal(events[0], '(dragCancelled)');
    assert.equal(events.at(-1), 'tabChanged');
    act('home', { kind: 'dragEnd', gid: '1', translation: -300, velocity: -2000 }, 0.3);
    tabs.handle({ kind: 'tick' }, 10);
    assert.equal(page('home'), 'A');
    assert.equal(tabs.pager('home')?.phase, 'idle');
  });

  test('what a tab that is left had decided is done at once', () => {
    const { tabs, act, select, page } = stage();
    act('home', goTo('C', true));
    assert.ok(select('my', 0.1).includes('(completion)'));
    assert.equal(page('home'), 'C');
    assert.equal(tabs.nextDeadline, null);
    assert.deepEqual(tabs.pager('home')?.answer('C'), { finished: false, reached: true });
  });

  test('a bounce and a scrub end when their tab is left', () => {
    const { act, select, drag } = stage();
    drag(200);
    act('home', { kind: 'dragEnd', gid: '1', translation: 200, velocity: 0 }, 0.2);
    assert.deepEqual(select('my', 0.21), ['(rest)', 'tabChanged']);
    select('home', 0.3);
    act('home', { kind: 'scrubBegin', presenter: 'a' }, 0.4);
    assert.deepEqual(select('my', 0.5), ['(scrubEnded)', 'tabChanged']);
  });

  test('a tab that is shown is only reselected', () => {
    const { tabs, act, select } = stage();
    act('home', goTo('C', true));
    assert.deepEqual(select('home', 0.1), ['tabReselected']);
    assert.equal(tabs.pager('home')?.phase, 'settling');
  });

  test('a touch on a pager that is not shown is rejected', () => {
    const { act } = stage();
    for (const input of [touch('9'), /** @type {const} */ ({ kind: 'scrubBegin', presenter: 'a' })]) {
      const [event] = act('my', input);
      assert.equal(event.kind === 'rejected' && event.reason, 'hidden');
    }
  });

  test('a request to a pager that is not shown is done without an animation', () => {
    const { tabs, act, page } = stage();
    const last = lastOfPager(act('my', goTo('Y', true)));
    assert.deepEqual(last?.kind === 'completion' && [last.finished, last.reached], [true, true]);
    assert.equal(page('my'), 'Y');
    assert.equal(tabs.nextDeadline, null);
  });

  test('a tap on the page control of a pager that is not shown moves it at once', () => {
    const { tabs, act, page } = stage();
    act('my', { kind: 'controlTap', req: '1', by: 'a', side: 'right' });
    assert.deepEqual(tabs.pager('my')?.answer('1'), { finished: false, reached: true });
    assert.equal(page('my'), 'Y');
    assert.equal(tabs.nextDeadline, null);
  });

  test('a deadline that is due comes first, at its own time', () => {
    const { tabs, act } = stage();
    const before = act('home', goTo('B', true)).length;
    assert.equal(tabs.nextDeadline, 0.35);
    const events = tabs.handle({ kind: 'setSkin', skin: 'night' }, 1);
    assert.equal(events[0].at, 0.35);
    assert.equal(events.at(-1)?.at, 1);
    assert.deepEqual(events.map(({ seq }) => seq), events.map((_, index) => before + 1 + index));
  });

  test('of the deadlines of several pagers the earliest comes first', () => {
    const tab = (/** @type {string} */ id, /** @type {number} */ driverGrace) => {
      const configuration = /** @type {const} */ ({ driverMode: 'exclusive', driverGrace });
      const roles = new Map([['a', /** @type {const} */ ('presenter')]]);
      return { id, pager: new Pager({ pages: ['A'], configuration, roles, driver: 'a' }) };
    };
    const tabs = new Tabs({ tabs: [tab('home', 10), tab('my', 3), tab('third', 7)] });
    const input = /** @type {const} */ ({ kind: 'presenterLeft', presenter: 'a' });
    tabs.handle({ kind: 'everywhere', input }, 0);
    assert.equal(tabs.nextDeadline, 3);
    assert.deepEqual(tabs.handle({ kind: 'tick' }, 20).map(({ at }) => at), [3, 7, 10]);
  });

  test('what concerns all pagers reaches them all', () => {
    const { tabs, told, act } = stage();
    tabs.handle({ kind: 'everywhere', input: { kind: 'lock', on: true } }, 0);
    assert.ok([...tabs.snapshot.pagers.values()].every(({ isLocked }) => isLocked));
    tabs.handle({ kind: 'everywhere', input: { kind: 'lock', on: false } }, 0);
    tabs.assign(new Map([['b', 'presenter']]));
    assert.deepEqual(told(act('home', touch('1'))), ['(rejected)']);
  });

  test('a page that the host forbids in a tab is not shown there', () => {
    const { tabs, act } = stage();
    tabs.forbid([{ to: 'B' }], 'home');
    const last = lastOfPager(act('home', goTo('B', true)));
    assert.equal(last?.kind === 'rejected' && last.reason, 'vetoed');
  });
});
