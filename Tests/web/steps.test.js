// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { isWithin } from "../../web/dom/page-section.js";

/** @param {string} spans @param {number[]} steps */
const within = (spans, steps) => steps.filter((step) => isWithin(spans, step));

test("a span goes to before its end", () => {
  assert.deepEqual(within("2-4", [0, 1, 2, 3, 4, 5]), [2, 3]);
});

test("a span without an end lasts", () => {
  assert.deepEqual(within("0-1 3-", [0, 1, 2, 3, 4, Infinity]), [0, 3, 4, Infinity]);
});

test("a line that never stands out has a span of nothing", () => {
  assert.deepEqual(within("0-0", [0, 1, Infinity]), []);
});
