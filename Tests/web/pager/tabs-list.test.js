// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';
import { Tabs } from '../../../web/pager/tabs.js';

/**
 * Tabs named by letters, each with a pager of one page.
 * @param {string} letters
 */
const list = (letters) => [...letters].map((id) => ({ id, pager: new Pager({ pages: ['page'] }) }));

/** @param {Tabs} tabs @param {string} letters */
const edit = (tabs, letters) =>
  tabs.handle({ kind: 'edit', tabs: list(letters) }, 0).map(({ seq, at, ...event }) => event);

describe('List of tabs', () => {
  test('when the selected tab goes, the next survivor is shown, else the previous or first', () => {
    const rows = /** @type {[string, string, string, string | null][]} */ ([
      ['abc', 'b', 'ac', 'c'],
      ['abc', 'c', 'ab', 'b'],
      ['abc', 'b', 'xay', 'a'],
      ['abc', 'b', 'xy', 'x'],
      ['abc', 'b', '', null],
    ]);
    for (const [old, selected, edited, shown] of rows) {
      const tabs = new Tabs({ tabs: list(old), selected });
      assert.deepEqual(edit(tabs, edited).slice(-2), [
        { kind: 'tabs', tabs: [...edited] },
        { kind: 'tabChanged', old: selected, new: shown },
      ]);
      assert.equal(tabs.selected, shown);
    }
  });

  test('when the selected tab stays, only the list changes', () => {
    const tabs = new Tabs({ tabs: list('abc'), selected: 'b' });
    assert.deepEqual(edit(tabs, 'bxa').at(-1), { kind: 'tabs', tabs: ['b', 'x', 'a'] });
    assert.equal(tabs.selected, 'b');
    assert.deepEqual(edit(tabs, 'bxa'), []);
  });

  test('a tab that stays goes on with its pager', () => {
    const tabs = new Tabs({ tabs: list('ab') });
    tabs.handle({ kind: 'pager', tab: 'a', input: { kind: 'edit', pages: ['P'] } }, 0);
    edit(tabs, 'ba');
    assert.equal(tabs.pager('a')?.current, 'P');
  });

  test('a pager whose tab goes answers what it was asked', () => {
    const pager = new Pager({ pages: ['A', 'B'], roles: new Map([['a', 'presenter']]) });
    const tabs = new Tabs({ tabs: [{ id: 'a', pager }] });
    const input = /** @type {const} */ ({
      kind: 'goTo', req: '1', by: 'a', target: { page: 'B' }, animated: true,
    });
    tabs.handle({ kind: 'pager', tab: 'a', input }, 0);
    const events = tabs.handle({ kind: 'edit', tabs: [] }, 0.1);
    assert.ok(events.some((event) => event.kind === 'pager' && event.event.kind === 'completion'));
  });

  test('a list that names a tab twice is rejected', () => {
    const tabs = new Tabs({ tabs: list('ab') });
    assert.deepEqual(edit(tabs, 'aba'), [{ kind: 'rejected', req: null, reason: 'duplicate' }]);
    assert.deepEqual(tabs.snapshot.tabs, ['a', 'b']);
  });

  test('the default tab must exist, else the first one is shown', () => {
    assert.equal(new Tabs({ tabs: list('ab'), selected: 'b' }).selected, 'b');
    assert.equal(new Tabs({ tabs: list('ab'), selected: 'z' }).selected, 'a');
    assert.equal(new Tabs().selected, null);
  });

  test('without tabs nothing can be selected, and the first that come are shown', () => {
    const tabs = new Tabs();
    const [refusal] = tabs.handle({ kind: 'select', tab: 'a' }, 0);
    assert.equal(refusal.kind === 'rejected' && refusal.reason, 'unknownTab');
    assert.deepEqual(edit(tabs, 'ab'), [
      { kind: 'tabs', tabs: ['a', 'b'] },
      { kind: 'tabChanged', old: null, new: 'a' },
    ]);
  });

  test('of what goes to a tab that is not there, requests and touches are rejected', () => {
    const tabs = new Tabs({ tabs: list('a') });
    const refused = (/** @type {import('../../../web/pager/input.js').Input} */ input) =>
      tabs.handle({ kind: 'pager', tab: 'z', input }, 0).map((event) => 'req' in event && event.req);
    assert.deepEqual(refused({ kind: 'dragBegin', presenter: 'a', gid: '1', extent: 400 }), [null]);
    assert.deepEqual(refused({ kind: 'autoplay', req: '1' }), ['1']);
    assert.deepEqual(refused({ kind: 'dragMove', gid: '1', translation: 1 }), []);
  });
});
