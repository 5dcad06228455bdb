// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { along, easing } from "../../web/session/curve.js";

const golden = {
  easeOut: [0.1606, 0.3781, 0.6846, 0.9065, 0.983],
  easeInOut: [0.0197, 0.1292, 0.5, 0.8708, 0.9803],
};

for (const [curve, values] of Object.entries(golden)) {
  test(`${curve} goes through its known points`, () => {
    for (const [index, x] of [0.1, 0.25, 0.5, 0.75, 0.9].entries()) {
      assert.ok(Math.abs(along(/** @type {any} */ (curve), x) - values[index]) < 5e-5, `at ${x}`);
    }
  });
}

test("a curve begins and ends exactly, and stays there", () => {
  assert.deepEqual([-1, 0, 1, 2].map((x) => along("easeOut", x)), [0, 0, 1, 1]);
});

test("the browser is given the same curve", () => {
  assert.equal(easing("easeOut"), "cubic-bezier(0, 0, 0.58, 1)");
});
