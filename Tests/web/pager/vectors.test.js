// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Pager } from '../../../web/pager/pager.js';
import { matches } from './vector-comparison.js';
import { readInput } from './vector-input.js';
import { writeAnswer, writeEvent, writeSnapshot, writeState } from './vector-output.js';

const own = fileURLToPath(new URL('../../Vectors/pager', import.meta.url));
const other = process.env.LECTERN_PAGER_VECTORS;

for (const folder of other ? [own, other] : [own]) {
  for (const path of jsonFiles(folder)) {
    const file = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    // A file about another machine says which, and is for its own tests.
    if (file.machine !== undefined) continue;
    test(`a run gives exactly the events and states of ${path}`, () => run(file, path));
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function jsonFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? jsonFiles(join(folder, entry.name)).map((path) => join(entry.name, path))
        : [entry.name])
    .filter((path) => path.endsWith('.json'))
    .sort();
}

/**
 * @param {any} file
 * @param {string} path
 */
function run(file, path) {
  const pager = new Pager({
    ...file,
    roles: new Map([
      ['a', 'presenter'], ['b', 'presenter'], ['c', 'presenter'], ['m', 'admin'], ['v', 'viewer'],
    ]),
  });
  file.inputs.forEach((/** @type {any} */ input, /** @type {number} */ step) => {
    if (input.type === 'vetoes') pager.vetoes = input.rules;
    const events = pager.handle(readInput(input), input.at);
    const check = (/** @type {string} */ name, /** @type {any} */ actual) =>
      assert.ok(matches(actual, input[name]), failure(path, step, name, input[name], actual));
    check('events', events.map(writeEvent));
    check('state', writeState(pager));
    if ('snapshot' in input) check('snapshot', writeSnapshot(pager.snapshot));
    if ('answer' in input) check('answer', writeAnswer(pager.answer(input.req)));
  });
}

/**
 * @param {string} path
 * @param {number} step
 * @param {string} name
 * @param {any} expected
 * @param {any} actual
 */
function failure(path, step, name, expected, actual) {
  const text = (/** @type {any} */ value) => JSON.stringify(value, null, 1);
  return `${path}, step ${step}, ${name}\nexpected ${text(expected)}\nactual ${text(actual)}`;
}
