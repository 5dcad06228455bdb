// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Dice } from './sheet-dice.js';
import { SheetJudge } from './sheet-judge.js';

/** @typedef {import('../../../web/pager/sheet-input.js').Input} Input */

const bindings = new Map([['K', 'y']]);
const items = ['x', 'y', 'z'];

/**
 * One of each kind, the presentations under a new name and the cancel under an older one.
 * @param {string} id
 * @param {string} older
 * @returns {Input[]}
 */
const alphabet = (id, older) => [
  { kind: 'tick' },
  { kind: 'present', id, key: 'K', items },
  { kind: 'present', id, key: 'K', items, isAnimated: false, owner: 'a' },
  { kind: 'select', value: 'z' },
  { kind: 'confirm' },
  { kind: 'cancel' },
  { kind: 'cancel', id: older },
  { kind: 'items', items: [] },
  { kind: 'items', items: ['z', 'x'] },
  { kind: 'presenterLeft', presenter: 'a' },
  { kind: 'close' },
];

/** @type {('replace' | 'reject')[]} */
const policies = ['replace', 'reject'];

describe('Walks of the sheet', () => {
  for (const policy of policies) {
    test(`every sequence of five inputs keeps the rules, with the policy ${policy}`, (context) => {
      const judge = new SheetJudge({ bindings, configuration: { policy } });
      context.diagnostic(`${exhaust(judge, 5, 0)} inputs judged in all sequences of 5`);
    });
  }

  test('random walks keep the rules', () => {
    for (let seed = 0; seed < 64; seed += 1) walk(new Dice(seed), `seed ${seed}`);
  });
});

/**
 * Follows all sequences from here: no time between, some, up to the deadline, and past it. Where
 * nothing changed, what follows is what follows without the input.
 * @param {SheetJudge} judge
 * @param {number} depth
 * @param {number} now
 * @returns {number} how many inputs were judged
 */
function exhaust(judge, depth, now) {
  if (depth === 0) return 0;
  let count = 0;
  const deadline = judge.sheet.nextDeadline;
  const times = deadline === null ? [now] : [now, (now + deadline) / 2, deadline, deadline + 1];
  for (const time of times) {
    for (const input of alphabet(String(depth), String(depth + 1))) {
      const next = judge.copy();
      const objection = next.handle(input, time);
      count += 1;
      if (objection !== null) assert.fail(`${objection} after ${JSON.stringify(input)} at ${time}`);
      const { sheet } = next;
      const isSame = sheet.state === judge.sheet.state && sheet.seq === judge.sheet.seq;
      if (!isSame || time !== now) count += exhaust(next, depth - 1, time);
    }
  }
  return count;
}

/**
 * @param {Dice} dice
 * @param {string} name
 */
function walk(dice, name) {
  const configuration = { policy: dice.pick(policies), sheetDuration: dice.pick([0, 0.35, 0.5]) };
  const judge = new SheetJudge({ bindings, configuration });
  let now = 0;
  for (let step = 0; step < 200; step += 1) {
    now += dice.pick([0, 0.1, 0.2, 0.35, 1]);
    const older = String(Math.max(step - dice.pick([0, 1, 2, 3]), 0));
    const input = dice.pick(alphabet(String(step), older).slice(0, -1));
    const objection = judge.handle(input, now);
    assert.equal(objection, null, `${name}, step ${step}, ${JSON.stringify(input)}`);
  }
  assert.equal(judge.handle({ kind: 'close' }, now), null);
  assert.equal(judge.stages.size, 0, 'every presentation is answered');
}
