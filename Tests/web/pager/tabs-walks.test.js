// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';
import { Tabs } from '../../../web/pager/tabs.js';
import { Dice } from './sheet-dice.js';

/** @typedef {import('../../../web/pager/input.js').Input} PagerInput */
/** @typedef {import('../../../web/pager/snapshot.js').Snapshot} PagerSnapshot */
/** @typedef {import('../../../web/pager/tabs-input.js').Input} Input */
/** @typedef {import('../../../web/pager/tabs-snapshot.js').Snapshot} Snapshot */

test('in random walks skins, bars and other tabs leave pagers alone, and unseen ones rest', () => {
  for (let seed = 0; seed < 64; seed += 1) {
    const dice = new Dice(seed);
    const tabs = new Tabs({ tabs: list(['home', 'my']), skins: ['day', 'night'] });
    for (let [step, now] = [0, 0]; step < 300; step += 1) {
      now += dice.pick([0, 0.02, 0.1, 0.4]);
      const gid = String(Math.max(step - dice.pick([0, 1, 2, 3]), 0));
      const input = dice.pick(alphabet(gid, String(step)));
      tabs.handle({ kind: 'tick' }, now);
      const before = tabs.snapshot;
      tabs.handle(input, now);
      judge(before, input, tabs.snapshot, `seed ${seed}, step ${step}, ${input.kind}`);
    }
  }
});

/** @param {Snapshot} before @param {Input} input @param {Snapshot} after @param {string} name */
function judge(before, input, after, name) {
  const [tab] = before.selected === null ? [] : [before.selected];
  const left = before.selected !== after.selected ? tab : undefined;
  const reach = input.kind === 'select' ? [left] : input.kind === 'pager' ? [input.tab] : [];
  for (const [id, pager] of after.pagers) {
    const old = before.pagers.get(id);
    if (id !== after.selected) assert.ok(['idle', 'empty'].includes(pager.phase), `${name}: ${id}`);
    if (old === undefined || input.kind === 'everywhere') continue;
    if (id === left && input.kind === 'select') assert.equal(pager.current, decided(old), name);
    if (!reach.includes(id)) assert.deepEqual(pager, old, `${name}: ${id}`);
  }
  if (input.kind !== 'setSkin') assert.equal(after.skin, before.skin, name);
  if (input.kind !== 'setChrome') assert.deepEqual(after.hiddenBars, before.hiddenBars, name);
  assert.equal(after.selected === null, after.tabs.length === 0, name);
}

/**
 * The page on which a pager will be, if nothing happens.
 * @param {PagerSnapshot} pager
 */
const decided = ({ outcome, transition, current }) =>
  outcome === 'commit' && transition !== null ? transition.to : current;

/** @param {string[]} ids */
const list = (ids) =>
  ids.map((id) => {
    const roles = new Map([['a', /** @type {const} */ ('presenter')]]);
    return { id, pager: new Pager({ pages: ['A', 'B', 'C'], roles }) };
  });

/**
 * One of each kind.
 * @param {string} gid
 * @param {string} req
 * @returns {Input[]}
 */
function alphabet(gid, req) {
  const ask = { req, by: 'a' };
  const touch = /** @type {const} */ ({ kind: 'dragBegin', presenter: 'a', gid, extent: 400 });
  const pager = (/** @type {string} */ tab, /** @type {PagerInput} */ input) =>
    /** @type {const} */ ({ kind: 'pager', tab, input });
  return [
    { kind: 'select', tab: 'home' }, { kind: 'select', tab: 'my' }, { kind: 'select', tab: 'third' },
    { kind: 'edit', tabs: list(['my', 'third']) }, { kind: 'edit', tabs: list(['home', 'my']) },
    { kind: 'edit', tabs: [] },
    { kind: 'setSkin', skin: 'day' }, { kind: 'setSkin', skin: 'night' },
    { kind: 'setSkin', skin: 'dusk' }, { kind: 'setChrome', bar: 'tabBar', isHidden: true },
    { kind: 'setChrome', bar: 'tabBar', isHidden: false },
    { kind: 'everywhere', input: { kind: 'modal', on: true } },
    { kind: 'everywhere', input: { kind: 'modal', on: false } },
    pager('home', touch), pager('home', { kind: 'dragMove', gid, translation: -150 }),
    pager('home', { kind: 'dragEnd', gid, translation: -250, velocity: 0 }),
    pager('home', { kind: 'dragEnd', gid, translation: 90, velocity: 0 }),
    pager('home', { kind: 'scrubBegin', presenter: 'a' }),
    pager('home', { kind: 'scrubTo', presenter: 'a', index: 2 }),
    pager('home', { kind: 'step', ...ask, direction: 1, animated: true }),
    pager('my', { kind: 'goTo', ...ask, target: { page: 'C' }, animated: true }),
    pager('my', touch), pager('my', { kind: 'autoplay', req }),
    pager('third', { kind: 'controlTap', ...ask, side: 'left' }),
    pager('third', { kind: 'edit', pages: ['P'] }),
  ];
}
