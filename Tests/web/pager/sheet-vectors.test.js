// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Sheet } from '../../../web/pager/sheet.js';
import { matches } from './vector-comparison.js';

const own = fileURLToPath(new URL('../../Vectors/sheet', import.meta.url));
const other = process.env.LECTERN_PAGER_VECTORS;

for (const folder of other ? [own, other] : [own]) {
  for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true }).sort()) {
    if (!path.endsWith('.json')) continue;
    const file = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    if (file.machine !== 'sheet') continue;
    test(`a run gives exactly the events and states of ${path}`, () => run(file, path));
  }
}

/**
 * @param {any} file
 * @param {string} path
 */
function run({ bindings, configuration, inputs }, path) {
  const sheet = new Sheet({ bindings: new Map(Object.entries(bindings)), configuration });
  inputs.forEach((/** @type {any} */ vector, /** @type {number} */ step) => {
    const { offset, ...state } = vector.state;
    const events = sheet.handle(readInput(vector), vector.at).map(writeEvent);
    const actual = { events, state: writeState(sheet) };
    const expected = { events: vector.events, state };
    const text = `${path}, step ${step}\n${JSON.stringify({ expected, actual }, null, 1)}`;
    assert.ok(matches(actual, expected), text);
    assert.ok(Math.abs(sheet.snapshot.offset - offset) <= 1e-6, `${path}, step ${step}, offset`);
  });
}

/**
 * Reads an input as the vectors write it.
 * @param {any} vector
 * @returns {import('../../../web/pager/sheet-input.js').Input}
 */
function readInput({ type: kind, id, key, items, animated, owner, value, presenter }) {
  switch (kind) {
    case 'present': return { kind, id, key, items, isAnimated: animated, owner };
    case 'select': return { kind, value };
    case 'cancel': return { kind, id };
    case 'items': return { kind, items };
    case 'presenterLeft': return { kind, presenter };
    case 'tick':
    case 'confirm':
    case 'close': return { kind };
    default: throw new Error(`not an input of the sheet: ${kind}`);
  }
}

/** @param {import('../../../web/pager/sheet-event.js').Event} event */
const writeEvent = ({ kind, ...fields }) => ({ type: kind, ...fields });

/**
 * Writes a sheet's state as the vectors do, but for the offset.
 * @param {Sheet} sheet
 */
function writeState(sheet) {
  const { phase, id, draft, bindings, queued } = sheet.snapshot;
  const { nextDeadline } = sheet;
  return { phase, id, draft, bindings: Object.fromEntries(bindings), queued, nextDeadline };
}
