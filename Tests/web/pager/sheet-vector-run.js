// @ts-check
import { Sheet } from '../../../web/pager/sheet.js';
import { matches } from './vector-comparison.js';
import { difference } from './vector-file.js';

/**
 * Runs a sheet through the inputs of a vector, one by one.
 * @param {any} file
 * @returns {(vector: any) => string | undefined}
 */
export function runSheet({ bindings, configuration }) {
  const sheet = new Sheet({ bindings: new Map(Object.entries(bindings)), configuration });
  return (vector) => {
    const { offset, ...state } = vector.state;
    const events = sheet.handle(readInput(vector), vector.at).map(writeEvent);
    const actual = { events, state: writeState(sheet) };
    const expected = { events: vector.events, state };
    if (!matches(actual, expected)) return difference('events and state', expected, actual);
    const shown = sheet.snapshot.offset;
    return Math.abs(shown - offset) <= 1e-6 ? undefined : difference('offset', offset, shown);
  };
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
