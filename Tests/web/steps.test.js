// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { stepRule } from "../../web/dom/page-section.js";

const hidden = "{visibility:hidden;opacity:0}";

test("at step 0 every step is hidden", () => {
  assert.equal(stepRule(0), `[data-step]${hidden}`);
});

test("steps up to the shown one are not", () => {
  assert.equal(stepRule(2), `[data-step]:not([data-step="1"],[data-step="2"])${hidden}`);
});

test("without a step nothing is hidden", () => {
  assert.equal(stepRule(null), "");
});
