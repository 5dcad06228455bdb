// @ts-check
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fold } from "../../web/session/fold.js";
import { events } from "./vectors.js";

/** @typedef {import("../../web/session/types.js").State} State */

const folder = new URL("../Vectors/session/", import.meta.url);
const walks = readdirSync(folder).filter((name) => name.endsWith(".json"));

test("the walks meet every event that there is", () => {
  const messages = walks.flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")));
  const met = messages.flatMap(({ events = [] }) => events.map((/** @type {any} */ event) => event.type));
  assert.deepEqual([...new Set(met)].sort(), events);
});

for (const name of walks) {
  /** @type {any[]} */
  const messages = JSON.parse(readFileSync(new URL(name, folder), "utf8"));

  test(`${name}: a snapshot and what follows it are the whole state`, () => {
    const [welcome, ...rest] = messages;
    /** Who saw everything, and who came with the last snapshot. */
    let followers = [fold(null, welcome).state, fold(null, welcome).state];
    for (const message of rest) {
      if (message.type === "snapshot") {
        const whole = fold(null, message).state;
        for (const known of followers) assert.deepEqual(still(known), still(whole));
        followers = [followers[0], whole];
        continue;
      }
      followers = followers.map((known) => {
        const { state, outcome } = fold(known, message);
        if (message.type === "batch") assert.equal(outcome, "applied");
        return state;
      });
    }
  });
}

/**
 * A state without its time and with what runs by itself at the begin of its run; null is as good as
 * missing.
 * @param {State | null} state
 */
function still(state) {
  const { time, ...known } = structuredClone(/** @type {any} */ (state));
  const { transition, sheet } = known.session;
  if (transition?.animation) transition.p = transition.animation.p0;
  if (sheet?.animation) sheet.offset = sheet.animation.from;
  return withoutNulls(known);
}

/** @param {any} value @returns {any} */
function withoutNulls(value) {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}
