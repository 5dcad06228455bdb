// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { landing } from "../../web/session/landing.js";
import { neighbour, placeInStack } from "../../web/session/order.js";

/** A alone, B–D a stack of which C and D are of one frame, E–F another, G alone. @param {boolean} [loop] @returns {any} */
function deck(loop) {
  const stacks = [undefined, 1, 1, 1, 2, 2, undefined];
  const labels = [undefined, undefined, "2", "2", undefined, undefined, undefined];
  const pages = [..."ABCDEFG"].map((id, index) => ({ id, steps: 0, stack: stacks[index], label: labels[index] }));
  return { pages, loop };
}

/** @param {string} from @param {any} to @param {any} by @param {boolean} [loop] */
function lands(from, to, by, loop) {
  const place = neighbour(deck(loop), "ABCDEFG".indexOf(from), to, by);
  return place === null ? null : "ABCDEFG"[place];
}

for (const [from, to, by, where] of /** @type {const} */ ([
  ["A", "next", "stack", "B"], ["B", "next", "stack", "E"], ["D", "next", "stack", "E"], ["F", "next", "stack", "G"],
  ["G", "next", "stack", null], ["G", "previous", "stack", "E"], ["E", "previous", "stack", "B"],
  ["D", "previous", "stack", "A"], ["A", "previous", "stack", null], ["B", "next", "page", "C"],
  ["C", "next", "page", "E"], ["E", "previous", "page", "D"], ["D", "previous", "page", "B"],
  ["C", "next", "step", "D"], ["G", "next", "step", null],
])) {
  test(`${to} ${by} from ${from} is ${where}`, () => assert.equal(lands(from, to, by), where));
}

test("in a loop the ends are joined", () => {
  assert.equal(lands("G", "next", "step", true), "A");
  assert.equal(lands("A", "previous", "page", true), "G");
  assert.equal(lands("G", "next", "stack", true), "A");
  assert.equal(lands("B", "previous", "stack", true), "A");
});

test("a page alone has no neighbour even in a loop", () => {
  const alone = /** @type {any} */ ({ pages: [{ id: "A", steps: 0 }], loop: true });
  assert.equal(neighbour(alone, 0, "next", "step"), null);
});

test("the last frame of a deck is turned page by page", () => {
  const pages = [{ id: "A", label: "1" }, { id: "B", label: "1" }];
  assert.equal(neighbour(/** @type {any} */ ({ pages }), 0, "next", "page"), 1);
});

test("a press for a stack lands on its first page", () => {
  assert.deepEqual(landing({ page: "C", step: 0 }, "next", "stack", deck()), { page: "E", step: 0 });
  assert.deepEqual(landing({ page: "G", step: 0 }, "next", "stack", deck()), { page: "G", step: 0 });
});

test("a page knows its place in its stack", () => {
  const { pages } = deck();
  assert.deepEqual(placeInStack(pages, 2), { number: 2, count: 3 });
  assert.equal(placeInStack(pages, 0), null);
  assert.equal(placeInStack(pages, -1), null);
});
