// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Finger } from "../../web/dom/finger.js";

/** @param {number} clientX @param {number} clientY @param {number} timeStamp milliseconds */
function touch(clientX, clientY, timeStamp) {
  return { pointerId: 1, clientX, clientY, timeStamp };
}

/** A finger that has decided for the page at x = 90. */
function swiping() {
  const finger = new Finger(touch(100, 100, 0), 390, "horizontal");
  finger.decide(touch(90, 101, 10));
  return finger;
}

test("a finger wants nothing until it has moved a little", () => {
  assert.equal(new Finger(touch(100, 100, 0), 390, "horizontal").decide(touch(94, 104, 10)), "unclear");
});

test("along the axis it wants the page", () => {
  assert.equal(swiping().wants, "page");
});

test("across the axis it wants something else", () => {
  assert.equal(new Finger(touch(100, 100, 0), 390, "horizontal").decide(touch(92, 110, 10)), "other");
});

test("a gesture begins with its extent and the way that it took", () => {
  const { type, extent, axisVector } = swiping().begin();
  assert.deepEqual({ type, extent, axisVector }, { type: "dragBegin", extent: 390, axisVector: [-10, 1] });
});

test("the page does not leap by what decided it", () => {
  assert.equal(swiping().move(touch(90, 101, 10)).translation, 0);
  assert.equal(swiping().move(touch(40, 140, 30)).translation, -50);
});

test("speed is that of the last tenth of a second", () => {
  const finger = swiping();
  finger.move(touch(80, 100, 20));
  finger.move(touch(70, 100, 320));
  finger.move(touch(40, 100, 350));
  const { translation, velocity } = finger.end(touch(20, 100, 400));
  assert.equal(translation, -70);
  assert.ok(Math.abs(velocity + 625) < 1e-6);
});

test("a finger that stood still before it was lifted has no speed", () => {
  const finger = swiping();
  finger.move(touch(0, 100, 50));
  assert.equal(finger.end(touch(0, 100, 500)).velocity, 0);
});

test("each gesture has a name of its own", () => {
  assert.notEqual(swiping().begin().gid, swiping().begin().gid);
});

test("where pages lie one below the other it wants the page up and down", () => {
  const down = () => new Finger(touch(100, 100, 0), 700, "vertical");
  assert.equal(down().decide(touch(110, 102, 10)), "other");
  const finger = down();
  assert.equal(finger.decide(touch(101, 88, 10)), "page");
  assert.equal(finger.move(touch(140, 38, 20)).translation, -50);
  assert.deepEqual(finger.begin().axisVector, [1, -12]);
});
