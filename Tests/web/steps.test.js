// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { when } from "../../web/dom/page-section.js";

/** @param {string} spans @param {number[]} steps */
const times = (spans, steps) => steps.map((step) => when(spans, step)).join(" ");

test("what shows at a step is ahead before it and past after it", () => {
  assert.equal(times("2", [0, 1, 2, 3]), "ahead ahead now past");
});

test("a span ends before its end", () => {
  assert.equal(times("2-4", [1, 2, 3, 4]), "ahead now now past");
});

test("of several spans each has its time", () => {
  assert.equal(times("0-1 3-", [0, 1, 2, 3, 9]), "now past past now now");
});

test("a line that never stands out is past", () => {
  assert.equal(times("0-0", [0, 1]), "past past");
});

test("a page that is shown complete is past all but what lasts", () => {
  assert.equal(when("2", Infinity), "past");
  assert.equal(when("2-", Infinity), "now");
});
