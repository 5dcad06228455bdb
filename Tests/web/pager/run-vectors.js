// @ts-check
// Runs all vectors and counts: `make vectors`.
import { vectorFolders, vectorPaths } from './vector-file.js';
import { runVector } from './vector-run.js';

let [passed, failed] = [0, 0];

/** @param {() => void} work */
function attempt(work) {
  try {
    work();
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    failed += 1;
    return false;
  }
}

for (const folder of vectorFolders()) {
  attempt(() => {
    for (const path of vectorPaths(folder)) {
      if (attempt(() => runVector(path))) passed += 1;
    }
  });
}
console.log(`JavaScript: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
