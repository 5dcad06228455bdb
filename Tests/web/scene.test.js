// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../../web/session/fold.js";
import { scene } from "../../web/session/scene.js";
import { example } from "./vectors.js";

/** @returns {any} */
function session() {
  return fold(null, example("snapshot")).state?.session;
}

test("at rest one page stands on the stage", () => {
  assert.deepEqual(scene({ ...session(), transition: null }), {
    places: [{ page: "leaving", step: 0, offset: 0, scrolls: [] }],
    motion: { kind: "still", p: 0 },
  });
});

test("without pages there is nothing on it", () => {
  assert.deepEqual(scene({ ...session(), page: null, transition: null }).places, []);
});

test("a settle runs as the server describes it, beside the page that comes", () => {
  assert.deepEqual(scene(session()), {
    places: [
      { page: "leaving", step: 0, offset: 0, scrolls: [] },
      { page: "arriving", step: 0, offset: 1 },
    ],
    motion: { kind: "run", p0: 0.3, p1: 1, start: 813.25, duration: 0.35, curve: "easeOut" },
  });
});

test("a page that comes from before lies before", () => {
  const { transition, ...rest } = session();
  const shown = scene({ ...rest, transition: { ...transition, direction: -1 } });
  assert.equal(shown.places[1].offset, -1);
});

test("a drag stands where the finger is", () => {
  const { transition, ...rest } = session();
  const drag = { ...transition, phase: "dragging", p: 0.4, animation: null };
  assert.deepEqual(scene({ ...rest, transition: drag }).motion, { kind: "still", p: 0.4 });
});

test("a carried page is shown on the far side", () => {
  const { transition, ...rest } = session();
  const animation = { ...transition.animation, p0: -0.3, behind: "page-3" };
  const shown = scene({ ...rest, transition: { ...transition, animation } });
  assert.deepEqual(shown.places[2], { page: "page-3", step: null, offset: -1 });
});

test("a carried page that is also the next one stands only there", () => {
  const { transition, ...rest } = session();
  const animation = { ...transition.animation, p0: -0.3, behind: "arriving" };
  assert.equal(scene({ ...rest, transition: { ...transition, animation } }).places.length, 2);
});

test("a bounce runs back to rest", () => {
  const bounce = { p0: -0.12, start: 820, duration: 0.25 };
  assert.deepEqual(scene({ ...session(), transition: null, bounce }).motion, {
    kind: "run", p0: -0.12, p1: 0, start: 820, duration: 0.25, curve: "easeOut",
  });
});
