// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { fade } from "../../../web/dom/styles/fade.js";
import { keyframes, stations } from "../../../web/dom/styles/keyframes.js";
import { none } from "../../../web/dom/styles/none.js";
import { scroll } from "../../../web/dom/styles/scroll.js";

/** @typedef {import("../../../web/pager/layout.js").Layout} Layout */

/** @param {Layout["axis"]} axis @param {Layout["direction"]} direction */
function look(axis, direction = "leftToRight") {
  return { style: "scroll", layout: { axis, direction }, ratio: 16 / 9 };
}

for (const [lie, strip, next] of /** @type {const} */ ([
  [look("horizontal"), "translateX(-30%)", "translateX(100%)"],
  [look("horizontal", "rightToLeft"), "translateX(30%)", "translateX(-100%)"],
  [look("vertical"), "translateY(-30%)", "translateY(100%)"],
  [look("vertical", "rightToLeft"), "translateY(-30%)", "translateY(100%)"],
])) {
  test(`the strip scrolls against the reading order: ${lie.layout.axis} ${lie.layout.direction}`, () => {
    const pose = scroll.pose(0.3, [0, 1], lie);
    assert.deepEqual([pose.strip.transform, pose["1"].transform], [strip, next]);
  });
}

test("only the strip moves in a scroll", () => {
  const { moving, still } = keyframes(scroll, { p0: 0.25, p1: 1 }, [0, 1], look("horizontal"));
  assert.deepEqual([...moving.keys()], ["strip"]);
  assert.deepEqual(moving.get("strip"), [
    { transform: "translateX(-25%)", offset: 0 },
    { transform: "translateX(-100%)", offset: 1 },
  ]);
  assert.deepEqual([...still.keys()].sort(), ["0", "1"]);
});

test("a page fades in over the settled one, which stays whole", () => {
  const pose = fade.pose(-0.25, [0, -1], look("horizontal"));
  assert.deepEqual(pose, { 0: { opacity: "1" }, "-1": { opacity: "0.25" } });
});

test("a page that is carried along fades out before the next one comes", () => {
  const run = keyframes(fade, { p0: -0.4, p1: 1 }, [0, 1, -1], look("horizontal"));
  const opacities = (/** @type {string} */ part) => run.moving.get(part)?.map(({ opacity }) => opacity);
  assert.deepEqual(opacities("-1"), ["0.4", "0", "0"]);
  assert.deepEqual(opacities("1"), ["0", "0", "1"]);
});

test("without a style a finger shows the nearer page", () => {
  const shown = (/** @type {number} */ p) => none.pose(p, [0, 1], look("horizontal"))["1"].opacity;
  assert.deepEqual([0.1, 0.49, 0.5, 0.9].map(shown), ["0", "0", "1", "1"]);
});

test("without a style a run shows at once where it leads", () => {
  const { moving, still } = keyframes(none, { p0: 0, p1: 1 }, [0, 1], look("horizontal"));
  assert.deepEqual([moving.size, still.get("1")], [0, { opacity: "1" }]);
});

test("a run that passes a page is described there too", () => {
  assert.deepEqual(stations(1, { p0: -0.5, p1: 1 }), [
    { p: -0.5, offset: 0 },
    { p: 0, offset: 1 / 3 },
    { p: 1, offset: 1 },
  ]);
  assert.deepEqual(stations(2, { p0: 0, p1: -1 }).map(({ p }) => p), [0, -0.5, -1]);
});

test("no share of a run is beyond its end", () => {
  for (let step = 1; step < 500; step += 1) {
    const shares = stations(12, { p0: Math.sin(step), p1: 1 }).map(({ offset }) => offset);
    assert.ok(shares.every((share) => share >= 0 && share <= 1), String(shares));
  }
});

test("a run without a way is described by its end", () => {
  assert.deepEqual(stations(12, { p0: 1, p1: 1 }), [{ p: 1, offset: 1 }]);
});
