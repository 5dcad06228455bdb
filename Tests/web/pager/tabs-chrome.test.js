// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';
import { Tabs } from '../../../web/pager/tabs.js';

const skins = ['day', 'night'];

function stage() {
  const pager = new Pager({ pages: ['A', 'B'], roles: new Map([['a', 'presenter']]) });
  const tabs = new Tabs({ tabs: [{ id: 'home', pager }], skins });
  /**
   * @param {import('../../../web/pager/tabs-input.js').Input} input
   * @param {number} time
   */
  const told = (input, time) =>
    tabs.handle(input, time).map(({ seq, at, ...event }) => event);
  const act = (/** @type {import('../../../web/pager/input.js').Input} */ input, time = 0) =>
    tabs.handle({ kind: 'pager', tab: 'home', input }, time);
  return { tabs, pager, told, act };
}

describe('Skins and chrome', () => {
  test('a skin that changes in a drag is no event of the pager', () => {
    const { pager, told, act } = stage();
    act({ kind: 'dragBegin', presenter: 'a', gid: '1', extent: 400 });
    act({ kind: 'dragMove', gid: '1', translation: -100 }, 0.1);
    const before = pager.snapshot;
    const change = /** @type {const} */ ({ kind: 'setSkin', skin: 'night' });
    assert.deepEqual(told(change, 0.2), [{ kind: 'skinChanged', skin: 'night' }]);
    assert.deepEqual(pager.snapshot, before);
    assert.deepEqual(told(change, 0.2), []);
  });

  test('an unknown skin is rejected, and the old one kept', () => {
    const { tabs, told } = stage();
    const refusal = { kind: 'rejected', req: null, reason: 'unknownSkin' };
    assert.deepEqual(told({ kind: 'setSkin', skin: 'dusk' }, 0), [refusal]);
    assert.equal(tabs.skin, 'day');
  });

  test('a page that changes leaves a hidden navigation bar hidden', () => {
    const { tabs, pager, told, act } = stage();
    const bar = /** @type {const} */ ({ bar: 'navigationBar', isHidden: true });
    assert.deepEqual(told({ kind: 'setChrome', ...bar }, 0), [{ kind: 'chromeChanged', ...bar }]);
    act({ kind: 'goTo', req: '1', by: 'a', target: { page: 'B' }, animated: false }, 1);
    assert.equal(pager.current, 'B');
    assert.deepEqual([...tabs.hiddenBars], ['navigationBar']);
    assert.deepEqual(told({ kind: 'setChrome', ...bar }, 2), []);
  });

  test('the skin at the start must exist, else it is the first one', () => {
    assert.equal(new Tabs({ skins, skin: 'night' }).skin, 'night');
    assert.equal(new Tabs({ skins, skin: 'dusk' }).skin, 'day');
    assert.equal(new Tabs().skin, null);
  });
});
