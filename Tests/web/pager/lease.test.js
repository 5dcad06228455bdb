// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pager } from '../../../web/pager/pager.js';

/** @typedef {import('../../../web/pager/input.js').Input} Input */

const touch = /** @type {const} */ ({ kind: 'dragBegin', presenter: 'a', gid: '1', extent: 400 });

function stage() {
  /** @type {Map<string, 'presenter' | 'admin'>} */
  const roles = new Map([['a', 'presenter'], ['m', 'admin']]);
  const pager = new Pager({ pages: ['A', 'B'], roles });
  let now = 0;
  return (/** @type {Input} */ input) =>
    pager.handle(input, (now += 0.1)).map((/** @type {any} */ { seq, at, ...event }) => event);
}

describe('Who may drive', () => {
  test('who makes driving exclusive holds the lease, and the gesture of another ends', () => {
    const told = stage();
    told(touch);
    assert.deepEqual(told({ kind: 'driverMode', mode: 'exclusive', by: 'm' }), [
      { kind: 'dragCancelled', gid: '1', reason: 'driverChanged' },
      { kind: 'driver', holder: 'm', pending: null },
    ]);
    assert.equal(told(touch)[0].reason, 'notDriver');
    assert.deepEqual(told({ kind: 'driverMode', mode: 'open', by: 'm' }), [
      { kind: 'driver', holder: null, pending: null },
    ]);
    assert.equal(told(touch)[0].kind, 'dragStarted');
  });

  for (const [by, reason] of [['v', 'notPresenter'], ['a', 'notDriver']]) {
    test(`only an admin changes it: ${by} is refused`, () => {
      const [refused] = stage()({ kind: 'driverMode', mode: 'exclusive', by });
      assert.equal(refused.reason, reason);
    });
  }
});
