// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';
import { modalAfter } from '../../../web/pager/sheet-event.js';
import { Sheet } from '../../../web/pager/sheet.js';

/**
 * @param {string} id
 * @param {object} fields
 * @returns {import('../../../web/pager/sheet-input.js').Input}
 */
const present = (id, fields = {}) => ({
  kind: 'present', id, key: 'K', items: ['x', 'y', 'z'], ...fields,
});

/** @param {import('../../../web/pager/sheet-event.js').Event[]} events */
const told = (events) =>
  events.map((event) => `${event.kind} ${'id' in event ? event.id : event.value}`);

describe('Sheet', () => {
  test('a sheet that is asked for twice comes once', () => {
    const sheet = new Sheet();
    sheet.handle(present('1'), 0);
    assert.deepEqual(sheet.handle(present('1'), 0.1), []);
    sheet.handle(present('2'), 1);
    assert.deepEqual(sheet.handle(present('2'), 1.1), []);
    assert.equal(sheet.snapshot.queued, '2');
  });

  test('the draft starts with the bound value, if it is offered', () => {
    const sheet = new Sheet({ bindings: new Map([['K', 'z'], ['L', 'gone']]) });
    sheet.handle(present('1'), 0);
    assert.equal(sheet.snapshot.draft, 'z');
    sheet.handle(present('2', { key: 'L' }), 1);
    sheet.handle({ kind: 'tick' }, 2);
    assert.equal(sheet.snapshot.draft, 'x');
  });

  test('a sheet that is sent away before it moved is gone at once', () => {
    const sheet = new Sheet();
    sheet.handle(present('1'), 1);
    assert.deepEqual(told(sheet.handle({ kind: 'cancel' }, 1)), ['willDismiss 1', 'removed 1']);
  });

  test('without a duration every way ends where it begins', () => {
    const sheet = new Sheet({ configuration: { sheetDuration: 0 } });
    assert.deepEqual(told(sheet.handle(present('1'), 0)), ['willPresent 1', 'presented 1']);
    assert.deepEqual(told(sheet.handle(present('2'), 0)), [
      'willDismiss 1', 'removed 1', 'willPresent 2', 'presented 2',
    ]);
  });

  test('a sheet goes with its owner, and with nobody else', () => {
    const sheet = new Sheet();
    const left = (/** @type {string} */ presenter, /** @type {number} */ time) =>
      told(sheet.handle({ kind: 'presenterLeft', presenter }, time));
    sheet.handle(present('1', { owner: 'a' }), 0);
    assert.deepEqual(left('b', 1), ['presented 1']);
    assert.deepEqual(left('a', 2), ['willDismiss 1']);
  });

  test('at its end a sheet that leaves already is only removed, and who waits is refused', () => {
    const sheet = new Sheet();
    sheet.handle(present('1'), 0);
    sheet.handle(present('2'), 1);
    assert.deepEqual(told(sheet.handle({ kind: 'close' }, 1.1)), ['refused 2', 'removed 1']);
  });

  test('after its end nothing happens', () => {
    const sheet = new Sheet();
    sheet.handle({ kind: 'close' }, 0);
    assert.deepEqual(sheet.handle(present('1'), 1), []);
    assert.equal(sheet.phase, 'hidden');
    assert.equal(sheet.nextDeadline, null);
  });

  test('a time that is none, or was before, counts as now', () => {
    const sheet = new Sheet();
    sheet.handle(present('1'), 1);
    for (const time of [NaN, Infinity, -Infinity, -1, 0.5]) {
      assert.deepEqual(sheet.handle({ kind: 'tick' }, time), []);
      assert.equal(sheet.snapshot.now, 1);
    }
  });
});

describe('A pager under a sheet', () => {
  const touch = /** @type {const} */ ({ kind: 'dragBegin', presenter: 'a', gid: '1', extent: 400 });

  function stage() {
    const sheet = new Sheet();
    const pager = new Pager({ pages: ['A', 'B', 'C'], roles: new Map([['a', 'presenter']]) });
    /**
     * Hands an input to the sheet, and what follows from it to the pager.
     * @param {import('../../../web/pager/sheet-input.js').Input} input
     * @param {number} time
     */
    const over = (input, time) =>
      sheet.handle(input, time).flatMap((event) => {
        const on = modalAfter(event);
        return on === null ? [] : pager.handle({ kind: 'modal', on }, event.at);
      });
    return { pager, over };
  }

  test('a sheet that comes cancels the drag', () => {
    const { pager, over } = stage();
    pager.handle(touch, 0);
    pager.handle({ kind: 'dragMove', gid: '1', translation: -300 }, 0.1);
    const [first] = over(present('1'), 0.2);
    assert.deepEqual(first.kind === 'dragCancelled' && first.reason, 'modal');
    pager.handle({ kind: 'tick' }, 2);
    assert.equal(pager.current, 'A');
  });

  test("while a sheet goes, requests work and touches don't until it is gone", () => {
    const { pager, over } = stage();
    over(present('1'), 0);
    over({ kind: 'cancel' }, 1);
    pager.handle({ kind: 'goTo', req: 'r', by: 'a', target: { page: 'C' }, animated: true }, 1);
    const [refusal] = pager.handle(touch, 1.1);
    assert.deepEqual(refusal.kind === 'rejected' && refusal.reason, 'modal');
    over({ kind: 'tick' }, 1.35);
    const kinds = pager.handle(touch, 1.35).map(({ kind }) => kind);
    assert.equal(pager.current, 'C');
    assert.equal(kinds.at(-1), 'dragStarted');
  });
});
