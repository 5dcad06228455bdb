// @ts-check
import { defaultConfiguration } from '../../../web/pager/configuration.js';
import { Pager } from '../../../web/pager/pager.js';
import { runSheet } from './sheet-vector-run.js';
import { matches } from './vector-comparison.js';
import { VectorProblem, difference, readVector } from './vector-file.js';
import { readInput } from './vector-input.js';
import { writeAnswer, writeEvent, writeSnapshot, writeState } from './vector-output.js';

/**
 * Runs the machine through a vector; throws where it is not what the vector tells.
 * @param {string} path
 */
export function runVector(path) {
  const file = readVector(path);
  const run = file.machine === 'sheet' ? runSheet(file) : runPager(file, path);
  file.inputs.forEach((/** @type {any} */ input, /** @type {number} */ step) => {
    let problem;
    try {
      problem = run(input);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (problem !== undefined) throw new VectorProblem(`${path}, step ${step}, ${problem}`);
  });
}

/**
 * @param {any} file
 * @param {string} path
 * @returns {(input: any) => string | undefined}
 */
function runPager(file, path) {
  const pager = makePager(file, path);
  return (input) => {
    if (input.type === 'vetoes') pager.vetoes = input.rules;
    const events = pager.handle(readInput(input), input.at).map(writeEvent);
    const results = Object.entries({
      events,
      state: writeState(pager),
      ...('snapshot' in input && { snapshot: writeSnapshot(pager.snapshot) }),
      ...('answer' in input && { answer: writeAnswer(pager.answer(input.req)) }),
    });
    const wrong = results.find(([name, actual]) => !matches(actual, input[name]));
    return wrong && difference(wrong[0], input[wrong[0]], wrong[1]);
  };
}

/**
 * @param {any} file
 * @param {string} path
 */
function makePager(file, path) {
  if (!Array.isArray(file.pages)) throw new VectorProblem(`${path}: no list of pages`);
  const unknown = Object.keys(file.configuration ?? {}).find((name) => !(name in defaultConfiguration));
  if (unknown !== undefined) {
    const value = JSON.stringify(file.configuration[unknown]);
    throw new VectorProblem(`${path}: no configuration of the pager: ${unknown} = ${value}`);
  }
  return new Pager({
    ...file,
    roles: new Map([
      ['a', 'presenter'], ['b', 'presenter'], ['c', 'presenter'], ['m', 'admin'], ['v', 'viewer'],
    ]),
  });
}
