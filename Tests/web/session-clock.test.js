// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { SessionClock } from "../../web/net/session-clock.js";

test("the welcome's time counts until an exchange was answered", () => {
  const clock = new SessionClock();
  clock.begin(812, 10);
  assert.equal(clock.offset, 802);
  clock.exchange(20, 20.2, 822.2);
  assert.ok(Math.abs(clock.offset - 802.1) < 1e-9);
});

test("of the last eight exchanges the shortest counts", () => {
  const clock = new SessionClock();
  clock.begin(100, 0);
  clock.exchange(1, 1.01, 101.105);
  for (let round = 2; round < 9; round += 1) clock.exchange(round, round + 0.2, 100.15 + round);
  assert.ok(Math.abs(clock.offset - 100.1) < 1e-9);
  clock.exchange(9, 9.2, 109.15);
  assert.ok(Math.abs(clock.offset - 100.05) < 1e-9);
});

test("what was learnt before a sleep is forgotten", () => {
  const clock = new SessionClock();
  clock.begin(100, 0);
  clock.exchange(1, 1.001, 101.0005);
  clock.exchange(2, 2.1, 3702.05);
  assert.ok(Math.abs(clock.offset - 3700) < 1e-9);
});

test("an answer to what was never sent is no sample", () => {
  const clock = new SessionClock();
  clock.begin(100, 0);
  for (const sent of [NaN, 50]) clock.exchange(sent, 1, 7);
  assert.equal(clock.offset, 100);
});
