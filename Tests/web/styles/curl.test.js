// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Fold, curl } from "../../../web/dom/styles/curl.js";

/** @typedef {import("../../../web/dom/styles/style.js").Look} Look */
/** @typedef {[number, number]} Point in shares of the page */

/** @type {Record<string, Look>} */
const looks = Object.fromEntries(
  /** @type {const} */ (["horizontal", "vertical"]).flatMap((axis) =>
    /** @type {const} */ (["leftToRight", "rightToLeft"]).map((direction) => {
      return [`${axis} ${direction}`, { style: "curl", layout: { axis, direction }, ratio: 16 / 9 }];
    }),
  ),
);
const book = looks["horizontal leftToRight"];

/** @param {string} text @returns {number[]} */
function numbers(text) {
  return [...text.matchAll(/-?[\d.]+/g)].map(Number);
}

/** @param {string | undefined} text of a polygon @returns {Point[]} */
function corners(text) {
  const all = numbers(text ?? "");
  return all.flatMap((x, index) => (index % 2 ? [] : [/** @type {Point} */ ([x / 100, all[index + 1] / 100])]));
}

/**
 * Where the browser shows a point of the back.
 * @param {Fold} fold
 * @param {Point} point
 * @param {Look} look
 * @returns {Point}
 */
function shown({ mirror }, [x, y], { ratio }) {
  const [left, top, turn] = numbers(mirror);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [mirrored, down] = [-x * ratio, y];
  return [(cos * mirrored - sin * down) / ratio + left / 100, sin * mirrored + cos * down + top / 100];
}

/** @param {Point[]} polygon */
function area(polygon) {
  const twice = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** @param {Point} a @param {Point} b */
function near([ax, ay], [bx, by]) {
  assert.ok(Math.abs(ax - bx) < 1e-4 && Math.abs(ay - by) < 1e-4, `${ax},${ay} is not ${bx},${by}`);
}

for (const [name, look] of Object.entries(looks)) {
  test(`a leaf lies whole at rest and is gone when it is turned: ${name}`, () => {
    const lying = corners(new Fold(0, look).front.clipPath);
    for (const corner of /** @type {Point[]} */ ([[0, 0], [1, 0], [1, 1], [0, 1]])) {
      assert.ok(isInside(lying, corner), `${corner} is cut off`);
    }
    assert.equal(area(corners(new Fold(1, look).front.clipPath)), 0);
  });

  test(`the fold's own points stay where they are in its mirror: ${name}`, () => {
    for (const share of [0.1, 0.5, 0.9]) {
      const fold = new Fold(share, look);
      for (const { x, y } of fold.ends) near(shown(fold, [x, y], look), [x, y]);
    }
  });

  test(`a leaf that is all turned lies beyond its spine: ${name}`, () => {
    const fold = new Fold(1, look);
    const [x, y] = shown(fold, [0.25, 0.5], look);
    if (look.layout.axis === "vertical") near([x, y], [0.25, -0.5]);
    else near([x, y], [look.layout.direction === "rightToLeft" ? 1.75 : -0.25, 0.5]);
  });

  test(`what lies shrinks with each step of the turn: ${name}`, () => {
    const areas = Array.from({ length: 21 }, (_, step) => area(corners(new Fold(step / 20, look).front.clipPath)));
    assert.ok(areas.every((value, index) => index === 0 || value < areas[index - 1]), String(areas));
  });

  test(`what the back shows is what no longer lies: ${name}`, () => {
    const fold = new Fold(0.4, look);
    const { back } = fold.parts;
    for (const point of /** @type {Point[]} */ ([[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9], [0.5, 0.5]])) {
      assert.notEqual(isInside(corners(back.clipPath), point), isInside(corners(fold.front.clipPath), point));
    }
  });
}

test("the corner at the foot of the free edge is taken up first", () => {
  const [, foot] = new Fold(0.1, book).ends;
  assert.deepEqual(foot, { x: 0.9, y: 1 });
  const [head] = new Fold(0.1, book).ends;
  assert.ok(head.x > foot.x);
});

test("a book read from the right is the mirror image of one read from the left", () => {
  const [left, right] = [new Fold(0.3, book), new Fold(0.3, looks["horizontal rightToLeft"])];
  const mirrored = right.ends.map(({ x, y }) => ({ x: 1 - x, y })).reverse();
  mirrored.forEach(({ x, y }, index) => near([x, y], [left.ends[index].x, left.ends[index].y]));
});

test("forward the settled page is turned, backward the one before it is laid back", () => {
  const forward = curl.pose(0.3, 0, [0, 1], book);
  const backward = curl.pose(-0.7, -1, [0, -1], book);
  assert.deepEqual(forward.back, backward.back);
  assert.deepEqual(forward["0"], backward["-1"]);
  assert.deepEqual([forward["1"], backward["0"]], [{ clipPath: "none" }, { clipPath: "none" }]);
});

test("a carried leaf goes on to be turned before the next one is taken up", () => {
  const carried = curl.pose(-0.4, -1, [0, 1, -1], book);
  assert.deepEqual(carried.back, curl.pose(0.6, 0, [0, 1], book).back);
  const next = curl.pose(0.2, 0, [0, 1, -1], book);
  assert.deepEqual(next["-1"], { clipPath: "inset(50%)" });
  assert.deepEqual(next["0"], curl.pose(0.2, 0, [0, 1], book)["0"]);
});

test("a tremble to the side where no page is open shows nothing", () => {
  const pose = curl.pose(-0.005, -1, [0, 1], book);
  assert.deepEqual([pose["0"], pose.back.opacity], [{ clipPath: "none" }, "0"]);
});

test("the shadow comes and goes with the turn", () => {
  const [lying, half, turned] = [0, 0.3, 1].map((share) => Number(new Fold(share, book).parts.shade.opacity));
  assert.ok(lying < 0.001 && half > 0.9 && turned < 0.001);
});

/** @param {Point[]} polygon convex @param {Point} point */
function isInside(polygon, [x, y]) {
  const sides = polygon.map(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9);
}
