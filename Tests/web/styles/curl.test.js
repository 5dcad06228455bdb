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

/** @type {Point[]} */
const inside = [[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.5]];

for (const [name, look] of Object.entries(looks)) {
  test(`nothing of the next page is seen at rest, and all of it when the leaf is turned: ${name}`, () => {
    const [lying, turned] = [0, 1].map((share) => corners(new Fold(share, look).beyond));
    assert.ok(inside.every((point) => !isInside(lying, point)), String(lying));
    assert.ok(inside.every((point) => isInside(turned, point)), String(turned));
  });

  test(`the fold's own points stay where they are in its mirror: ${name}`, () => {
    for (const share of [0.1, 0.5, 0.9]) {
      const fold = new Fold(share, look);
      for (const { x, y } of fold.ends) near(shown(fold, [x, y], look), [x, y]);
    }
  });

  test(`a leaf at rest has its back beyond the free edge, and turned beyond the spine: ${name}`, () => {
    const isVertical = look.layout.axis === "vertical";
    const [x, y] = shown(new Fold(1, look), [0.25, 0.5], look);
    if (isVertical) near([x, y], [0.25, -0.5]);
    else near([x, y], [look.layout.direction === "rightToLeft" ? 1.75 : -0.25, 0.5]);
    for (const point of inside) {
      const [right, down] = shown(new Fold(0, look), point, look);
      const along = isVertical ? down : look.layout.direction === "rightToLeft" ? 1 - right : right;
      assert.ok(along > 1, `${point} is shown at ${along}`);
    }
  });

  test(`more of the next page is seen with each step of the turn: ${name}`, () => {
    const areas = Array.from({ length: 21 }, (_, step) => area(corners(new Fold(step / 20, look).beyond)));
    assert.ok(areas.every((value, index) => index === 0 || value > areas[index - 1]), String(areas));
  });

  test(`what is folded over lies on the side of the spine: ${name}`, () => {
    const fold = new Fold(0.4, look);
    const beyond = corners(fold.beyond);
    const folded = inside.filter((point) => isInside(beyond, point));
    assert.equal(folded.length, 2);
    for (const point of folded) assert.ok(!isInside(beyond, shown(fold, point, look)), String(point));
  });
}

test("the corner at the foot of the free edge is taken up first", () => {
  const [head, foot] = new Fold(0.1, book).ends;
  assert.deepEqual([head.y, foot.y], [0, 1]);
  assert.ok(foot.x < 1 && head.x > 1);
});

test("a book read from the right is the mirror image of one read from the left", () => {
  const [left, right] = [new Fold(0.3, book), new Fold(0.3, looks["horizontal rightToLeft"])];
  const mirrored = right.ends.map(({ x, y }) => ({ x: 1 - x, y })).reverse();
  mirrored.forEach(({ x, y }, index) => near([x, y], [left.ends[index].x, left.ends[index].y]));
});

test("forward the settled page is turned, backward the one before it is laid back", () => {
  const forward = curl.pose(0.3, [0, 1], book);
  const backward = curl.pose(-0.7, [0, -1], book);
  assert.deepEqual(forward["back:0"], backward["back:-1"]);
  assert.deepEqual(forward["1"], backward["0"]);
  assert.deepEqual([forward["0"], backward["-1"]], [{ clipPath: "none" }, { clipPath: "none" }]);
});

test("a carried leaf is turned before the next one is taken up", () => {
  const carried = curl.pose(-0.4, [0, 1, -1], book);
  assert.deepEqual(carried["back:-1"], curl.pose(-0.4, [0, -1], book)["back:-1"]);
  assert.deepEqual(carried["back:0"], curl.pose(0, [0, 1], book)["back:0"]);
  const next = curl.pose(0.2, [0, 1, -1], book);
  assert.deepEqual(next["back:0"], curl.pose(0.2, [0, 1], book)["back:0"]);
});

test("a tremble to the side where no page is open shows nothing", () => {
  assert.deepEqual(curl.pose(-0.005, [0, 1], book), curl.pose(0, [0, 1], book));
});

test("the shadow comes and goes with the turn", () => {
  const [lying, half, turned] = [0, 0.3, 1].map((p) => Number(curl.pose(p, [0, 1], book)["shade:0"].opacity));
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
