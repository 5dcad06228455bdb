// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../../web/session/fold.js";
import { example } from "./vectors.js";

/** @param {...any} messages */
function folded(...messages) {
  return messages.reduce((state, message) => fold(state, message).state, null);
}

/** A batch that follows the example's snapshot. @param {any[]} events @param {number} [revision] */
function batch(events, revision = 45) {
  return { type: "batch", revision, at: 900, events };
}

const will = { type: "will", tid: 8, from: "leaving", to: "arriving", direction: 1, cause: "program", step: 2 };
const animation = {
  type: "animation", tid: 8, p0: 0.25, p1: 1, start: 900, duration: 0.3, curve: "easeOut", outcome: "commit",
};

test("a welcome is the whole state", () => {
  const state = folded(example("welcome"));
  assert.equal(state.revision, 41);
  assert.equal(state.epoch, "q83vEjRWeJq83vEj");
  assert.equal(state.session.page, "arriving");
  assert.equal(state.deck.pages.length, 3);
});

test("a snapshot replaces all that was known, even by a lower revision of another epoch", () => {
  const state = folded(example("welcome"), { ...example("snapshot"), epoch: "other", revision: 3 });
  assert.equal(state.epoch, "other");
  assert.equal(state.revision, 3);
  assert.equal(state.session.transition.animation.p1, 1);
  assert.equal(state.deck.direction, "rightToLeft");
});

test("nothing but a whole state can come first", () => {
  assert.deepEqual(fold(null, example("batch")), { state: null, outcome: "ignored" });
  assert.deepEqual(fold(null, example("motion")), { state: null, outcome: "ignored" });
});

test("the next batch is applied and leaves the old state as it was", () => {
  const before = folded(example("snapshot"));
  const copy = structuredClone(before);
  const { state, outcome } = fold(before, example("batch"));
  assert.equal(outcome, "applied");
  assert.equal(state?.revision, 45);
  assert.deepEqual(before, copy);
});

test("an old batch is ignored", () => {
  const state = folded(example("snapshot"));
  assert.deepEqual(fold(state, batch([will], 44)), { state, outcome: "ignored" });
});

test("a gap means that something was missed, and changes nothing", () => {
  const state = folded(example("snapshot"));
  assert.deepEqual(fold(state, batch([will], 46)), { state, outcome: "missed" });
});

test("a transition opens, runs and ends on its page at its step", () => {
  let state = folded(example("snapshot"), batch([will]));
  assert.deepEqual(state.session.transition, {
    tid: 8, from: "leaving", to: "arriving", direction: 1, cause: "program", step: 2,
    phase: "dragging", p: 0, animation: null,
  });
  state = folded(example("snapshot"), batch([will, animation]));
  assert.equal(state.session.transition.phase, "settling");
  assert.equal(state.session.transition.animation.curve, "easeOut");
  assert.equal(state.session.page, "leaving");
  state = fold(state, batch(endOf(8, true), 46)).state;
  assert.equal(state.session.page, "arriving");
  assert.equal(state.session.step, 2);
  assert.equal(state.session.transition, null);
});

test("a transition that does not complete leaves page and step alone", () => {
  const state = folded(example("snapshot"), batch([will, animation, ...endOf(8, false)]));
  assert.equal(state.session.page, "leaving");
  assert.equal(state.session.step, 0);
  assert.equal(state.session.transition, null);
});

test("events of another transition are not about the open one", () => {
  const state = folded(example("snapshot"), batch([will, { ...animation, tid: 7 }, ...endOf(7, false)]));
  assert.equal(state.session.transition.tid, 8);
  assert.equal(state.session.transition.phase, "dragging");
});

test("an interrupted run is held where it was caught", () => {
  const state = folded(example("snapshot"), batch([will, animation, { type: "interrupted", tid: 8, p: 0.6 }]));
  assert.equal(state.session.transition.phase, "dragging");
  assert.equal(state.session.transition.p, 0.6);
  assert.equal(state.session.transition.animation, null);
});

test("the examples of a drag end at rest where it began", () => {
  const before = { ...example("welcome"), revision: 46 };
  const state = folded(before, example("batch-drag"));
  assert.equal(state.session.page, "arriving");
  assert.equal(state.session.transition, null);
  assert.equal(state.session.bounce, null);
});

test("the examples of the session change steps, blackout, timer, lock and deck", () => {
  const { session, deck } = folded({ ...example("welcome"), revision: 47 }, example("batch-session"));
  assert.equal(session.step, 1);
  assert.equal(session.blackout, "black");
  assert.deepEqual(session.timer, { running: false, since: 0, elapsed: 61.5, arrived: 3.25 });
  assert.equal(session.locked, true);
  assert.equal(deck.title, "A walk at dawn");
});

test("what an older server leaves out is as it was then", () => {
  const { session } = folded({ ...example("welcome"), deck: { ...example("welcome").deck, direction: "rightToLeft" } });
  assert.deepEqual(session.layout, { axis: "horizontal", direction: "rightToLeft" });
  assert.deepEqual(session.chrome, { hidden: [] });
  const { style, skin, scrubbing, sheet, driver, bindings } = session;
  assert.deepEqual([session.scrolls, session.autoAdvance], [[], { on: true, due: null }]);
  assert.deepEqual([style, skin, scrubbing, sheet, driver.mode, bindings], ["scroll", "auto", false, null, "open", {}]);
});

test("a snapshot's own values stand", () => {
  const { session } = folded(example("snapshot-whole"));
  const told = example("snapshot-whole").session;
  assert.deepEqual(session, { transition: null, bounce: null, ...told });
});

test("the example of a scrub ends on the page that it reached", () => {
  const events = example("batch-scrub").events;
  const before = { ...example("welcome"), revision: 48 };
  const during = folded(before, { ...example("batch-scrub"), events: events.slice(0, -1) });
  assert.equal(during.session.scrubbing, true);
  const { session } = folded(before, example("batch-scrub"));
  assert.equal(session.scrubbing, false);
  assert.equal(session.page, "page-3");
});

test("the example of the surroundings changes layout, style, bars, skin and driver", () => {
  const { session } = folded({ ...example("welcome"), revision: 49 }, example("batch-surroundings"));
  assert.deepEqual(session.layout, { axis: "vertical", direction: "leftToRight" });
  assert.equal(session.style, "curl");
  assert.deepEqual(session.chrome, { hidden: ["control", "number"] });
  assert.equal(session.skin, "dark");
  assert.deepEqual(session.driver, { mode: "exclusive", holder: "p3", pending: "p4" });
});

test("the examples of a sheet bind its choice, and take it away", () => {
  const before = { ...example("welcome"), revision: 50 };
  const { session } = folded(before, example("batch-sheet"));
  assert.equal(session.sheet.phase, "dismissing");
  assert.deepEqual(session.bindings, { way: "hill" });
  assert.equal(folded(before, example("batch-sheet"), example("batch-sheet-gone")).session.sheet, null);
});

test("a binding may have any name", () => {
  const bound = { type: "bound", key: "__proto__", value: "x" };
  const { session } = folded(example("snapshot"), batch([bound]));
  assert.deepEqual(Object.entries(session.bindings), [["__proto__", "x"]]);
  assert.equal(Object.getPrototypeOf(session.bindings), Object.prototype);
});

test("steps of the page on its way are shown when it comes", () => {
  const revealed = { type: "step", page: "arriving", step: 1 };
  const state = folded(example("snapshot"), batch([will, animation, revealed, ...endOf(8, true)]));
  assert.equal(state.session.step, 1);
});

test("motion moves the drag that it names", () => {
  const { state, outcome } = fold(dragged(), example("motion"));
  assert.equal(outcome, "applied");
  assert.equal(state?.session.transition?.p, 0.3125);
});

test("motion without a transition pulls at an end of the deck", () => {
  const state = folded({ ...example("welcome"), revision: 47 }, example("motion-wall"));
  assert.equal(state.session.pull, -0.1209);
});

for (const [name, change] of Object.entries({
  "of another revision": { revision: 46 },
  "of another transition": { tid: 8 },
})) {
  test(`motion ${name} is ignored`, () => {
    const state = dragged();
    assert.deepEqual(fold(state, { ...example("motion"), ...change }), { state, outcome: "ignored" });
  });
}

test("motion that comes late does not disturb a running settle", () => {
  const state = folded(example("snapshot"), batch([will, animation], 45));
  const late = { type: "motion", revision: 45, tid: 8, p: 0.1 };
  assert.equal(fold(state, late).outcome, "ignored");
});

test("a finger that catches a bounce holds it where it is", () => {
  const bounce = { type: "bounce", p0: -0.2, start: 900, duration: 0.25 };
  const begun = folded(example("snapshot"), batch([...endOf(7, false), bounce]));
  assert.deepEqual(begun.session.bounce, { p0: -0.2, start: 900, duration: 0.25 });
  const caught = { type: "batch", revision: 46, at: 900.125, events: [{ type: "dragStarted", gid: "g" }] };
  const { session } = folded(example("snapshot"), batch([...endOf(7, false), bounce]), caught);
  assert.equal(session.bounce, null);
  assert.ok(Math.abs(session.pull + 0.2 * (1 - 0.6846)) < 1e-4);
});

test("what is scrolled is told by its block, the newest last", () => {
  const scroll = (/** @type {number} */ block, /** @type {number} */ share) => ({ type: "scroll", block, share });
  const { session } = folded(example("welcome"), batch([scroll(1, 0.25), scroll(2, 0.5), scroll(1, 1)], 42));
  assert.deepEqual(session.scrolls, [{ block: 2, share: 0.5, step: 0 }, { block: 1, share: 1, step: 0 }]);
  const many = Array.from({ length: 40 }, (_, block) => scroll(block, 0.5));
  assert.equal(folded(example("welcome"), batch(many, 42)).session.scrolls.length, 16);
});

test("scrolling that builds on this state moves it, and on another one not", () => {
  const before = folded({ ...example("welcome"), revision: 47 });
  const { state, outcome } = fold(before, example("scroll-motion"));
  assert.equal(outcome, "applied");
  assert.deepEqual(state?.session.scrolls, [{ block: 1, share: 0.25, step: 0 }]);
  assert.equal(fold(before, { ...example("scroll-motion"), revision: 46 }).outcome, "ignored");
});

test("what was scrolled goes with the page, and stays through its steps", () => {
  const scrolled = batch([{ type: "scroll", block: 1, share: 0.5 }, { type: "step", page: "leaving", step: 1 }]);
  const { session } = folded(example("snapshot"), scrolled);
  assert.deepEqual(session.scrolls, [{ block: 1, share: 0.5, step: 0 }]);
  const turned = { type: "batch", revision: 46, at: 901, events: endOf(7, true) };
  assert.deepEqual(folded(example("snapshot"), scrolled, turned).session.scrolls, []);
});

test("the time on a page begins when it comes", () => {
  const timer = { type: "timer", running: true, since: 890, elapsed: 5 };
  const { session } = folded(example("snapshot"), batch([timer, ...endOf(7, true)]));
  assert.equal(session.timer.arrived, 15);
});

test("the example of scrolling tells when the page turns by itself", () => {
  const { session } = folded({ ...example("welcome"), revision: 49 }, example("batch-scroll"));
  assert.deepEqual(session.autoAdvance, { on: true, due: 860.5 });
});

test("what is unknown is ignored, within a batch and outside", () => {
  const state = folded(example("snapshot"));
  assert.equal(fold(state, { type: "weather", sun: true }).outcome, "ignored");
  const { session } = folded(example("snapshot"), batch([{ type: "weather" }, { type: "constructor" }]));
  assert.deepEqual(session, state.session);
});

/** @param {number} tid @param {boolean} completed */
function endOf(tid, completed) {
  const end = { type: "didFinish", tid, from: "leaving", to: "arriving", completed, finished: true };
  return completed ? [end, { type: "pageChanged", old: "leaving", new: "arriving", direction: 1, tid }] : [end];
}

/** A drag is open, as the example of motion has it. */
function dragged() {
  const open = { type: "will", tid: 9, from: "arriving", to: "page-3", direction: 1, cause: "gesture", step: 0 };
  return folded({ ...example("welcome"), revision: 46 }, { type: "batch", revision: 47, at: 820, events: [open] });
}
