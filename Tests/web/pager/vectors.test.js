// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readVector, vectorFolders, vectorPaths } from './vector-file.js';
import { runVector } from './vector-run.js';

for (const path of vectorFolders().flatMap(vectorPaths)) {
  test(`a run gives exactly the events and states of ${path}`, () => runVector(path));
}

/** @type {[string, unknown, RegExp][]} */
const bad = [
  ['no JSON', '{', /no JSON/],
  ['another machine', { machine: 'tabs', inputs: [{ at: 0 }] }, /neither pager nor sheet/],
  ['no inputs', { pages: [] }, /no list of inputs/],
  ['an input without a time', { pages: [], inputs: [{ type: 'tick' }] }, /step 0: the time/],
  ['no pages', { inputs: [{ at: 0, type: 'tick' }] }, /no list of pages/],
  ['an unknown setting', { pages: [], configuration: { lop: true }, inputs: [{ at: 0, type: 'tick' }] }, /lop = true/],
  ['an unknown input', { pages: [], inputs: [{ at: 0, type: 'leap' }] }, /step 0, not an input of the pager.*leap/],
  ['other events', { pages: ['A'], inputs: [{ at: 0, type: 'close', events: [] }] }, /step 0, events\n  expected \[\]\n  actual {3}\[\{/],
];

test('a bad vector is told by its name, with what is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    assert.throws(() => vectorPaths(folder), /no vector/);
    assert.throws(() => vectorPaths(join(folder, 'none')), /LECTERN_PAGER_VECTORS/);
    for (const [name, content, message] of bad) {
      const path = join(folder, 'bad.json');
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      assert.throws(() => runVector(path), message, name);
      assert.throws(() => runVector(path), new RegExp(path), name);
    }
    assert.throws(() => readVector(join(folder, 'missing.json')), /missing.json/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
