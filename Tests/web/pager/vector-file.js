// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const variable = 'LECTERN_PAGER_VECTORS';

/** What is wrong with a vector, or with what the machine made of it; names the file. */
export class VectorProblem extends Error {}

/** The folders to look in for vectors: the project's own, and the one that the environment names. */
export function vectorFolders() {
  const own = ['pager', 'sheet'].map((name) => fileURLToPath(new URL(`../../Vectors/${name}`, import.meta.url)));
  const other = process.env[variable];
  return other === undefined ? own : [...own, other];
}

/**
 * The vectors in a folder, in order; never none.
 * @param {string} folder
 * @returns {string[]}
 */
export function vectorPaths(folder) {
  let names;
  try {
    names = readdirSync(folder, { encoding: 'utf8', recursive: true });
  } catch {
    throw new VectorProblem(`${folder}: no folder that can be read; set ${variable} to one`);
  }
  const paths = names.filter((name) => name.endsWith('.json')).sort().map((name) => join(folder, name));
  if (paths.length === 0) throw new VectorProblem(`${folder}: no vector (*.json) in this folder`);
  return paths;
}

/**
 * Reads a file, and looks whether it is a vector at all.
 * @param {string} path
 * @returns {any}
 */
export function readVector(path) {
  let file;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new VectorProblem(`${path}: no JSON that can be read: ${error}`);
  }
  if (!['pager', 'sheet'].includes(file?.machine ?? 'pager')) {
    throw new VectorProblem(`${path}: a machine that is neither pager nor sheet`);
  }
  if (!Array.isArray(file?.inputs) || file.inputs.length === 0) {
    throw new VectorProblem(`${path}: no list of inputs, or an empty one`);
  }
  const late = file.inputs.findIndex((/** @type {any} */ input) => !Number.isFinite(input?.at));
  if (late >= 0) throw new VectorProblem(`${path}, step ${late}: the time, "at", is no number`);
  return file;
}

/**
 * A text for what a machine did otherwise than a vector tells.
 * @param {string} name
 * @param {any} expected
 * @param {any} actual
 */
export function difference(name, expected, actual) {
  return `${name}\n  expected ${JSON.stringify(expected)}\n  actual   ${JSON.stringify(actual)}`;
}
