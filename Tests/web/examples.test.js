// @ts-check
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fold } from "../../web/session/fold.js";
import { events, example } from "./vectors.js";

const names = readdirSync(new URL("../Vectors/messages/", import.meta.url)).map((name) => name.slice(0, -5));
/** @type {any[]} */
const batches = names.map(example).filter(({ type }) => type === "batch");

test("every example is a message", () => {
  for (const name of names) assert.equal(typeof example(name).type, "string", name);
});

test("every example of a whole state or a batch is folded", () => {
  for (const name of names) {
    const message = example(name);
    const before = { ...example("welcome"), revision: message.revision - 1 };
    const { outcome } = fold(fold(null, before).state, message);
    const isFolded = ["welcome", "snapshot", "batch"].includes(message.type);
    if (message.type !== "motion") assert.equal(outcome, isFolded ? "applied" : "ignored", name);
  }
});

test("the examples show every event that there is", () => {
  const shown = new Set(batches.flatMap(({ events }) => events.map((/** @type {any} */ event) => event.type)));
  assert.deepEqual([...shown].sort(), events);
});
