// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hand } from "../../web/app/hand.js";
import { fold } from "../../web/session/fold.js";
import { landing, standing } from "../../web/session/landing.js";
import { example } from "./vectors.js";

/** On the second page of three, which has two steps. @returns {any} */
function state() {
  return fold(null, example("welcome")).state;
}

const moves = [
  { from: { page: "arriving", step: 0 }, to: "next", by: "step", lands: { page: "arriving", step: 1 } },
  { from: { page: "arriving", step: 2 }, to: "next", by: "step", lands: { page: "page-3", step: 0 } },
  { from: { page: "arriving", step: 0 }, to: "next", by: "page", lands: { page: "page-3", step: 0 } },
  { from: { page: "arriving", step: 1 }, to: "previous", by: "step", lands: { page: "arriving", step: 0 } },
  { from: { page: "arriving", step: 0 }, to: "previous", by: "step", lands: { page: "leaving", step: 0 } },
  { from: { page: "page-3", step: 0 }, to: "previous", by: "step", lands: { page: "arriving", step: 2 } },
  { from: { page: "page-3", step: 0 }, to: "next", by: "step", lands: { page: "page-3", step: 0 } },
  { from: { page: null, step: 0 }, to: "next", by: "step", lands: { page: null, step: 0 } },
];

for (const { from, to, by, lands } of moves) {
  test(`${to} ${by} from ${from.page} ${from.step} lands on ${lands.page} ${lands.step}`, () => {
    assert.deepEqual(landing(from, /** @type {any} */ (to), /** @type {any} */ (by), state().deck), lands);
  });
}

test("a session that commits stands where it will land", () => {
  const settling = { ...example("snapshot") };
  assert.deepEqual(standing(/** @type {any} */ (fold(null, settling).state)), { page: "arriving", step: 0 });
});

test("quick presses name the pages on which the earlier ones land", () => {
  /** @type {any[]} */
  const sent = [];
  const hand = new Hand((message) => Boolean(sent.push(message)));
  for (let press = 0; press < 4; press += 1) hand.advance("next", "step", state());
  assert.deepEqual(sent.map(({ expect }) => expect), ["arriving", "arriving", "arriving", "page-3"]);
  assert.equal(new Set(sent.map(({ req }) => req)).size, 4);
});

test("after the answers a press begins from what the session says", () => {
  /** @type {any[]} */
  const sent = [];
  const hand = new Hand((message) => Boolean(sent.push(message)));
  hand.advance("next", "page", state());
  hand.hear({ type: "answer", req: sent[0].req });
  hand.advance("next", "page", state());
  assert.equal(sent[1].expect, "arriving");
});

test("a refusal is told, and what followed from it is forgotten", () => {
  /** @type {any[]} */
  const sent = [];
  const told = [];
  const hand = new Hand((message) => Boolean(sent.push(message)));
  hand.onrefusal = (reason) => told.push(reason);
  hand.advance("next", "page", state());
  hand.advance("next", "page", state());
  hand.hear({ type: "refusal", req: sent[0].req, reason: "stale" });
  hand.advance("next", "page", state());
  assert.deepEqual(told, ["stale"]);
  assert.equal(sent[2].expect, "arriving");
});

test("a press that nobody hears is told too", () => {
  /** @type {string[]} */
  const told = [];
  const hand = new Hand(() => false);
  hand.onrefusal = (reason) => told.push(reason);
  hand.advance("next", "step", state());
  assert.deepEqual(told, ["offline"]);
});

test("quick presses for whole pages and stacks count from where they lead", () => {
  /** @type {any[]} */
  const sent = [];
  const hand = new Hand((message) => Boolean(sent.push(message)));
  const known = state();
  known.deck.pages.push({ id: "page-4", steps: 0, label: "x" }, { id: "page-5", steps: 0, label: "x" });
  known.deck.pages[2].label = "x";
  for (let press = 0; press < 2; press += 1) hand.advance("previous", "page", { ...known, session: { ...known.session, page: "page-5", step: 0 } });
  assert.deepEqual(sent.map(({ expect }) => expect), ["page-5", "arriving"]);
});

test("only the beginning of a finger's way asks for an answer", () => {
  /** @type {any[]} */
  const sent = [];
  const hand = new Hand((message) => Boolean(sent.push(message)));
  const ways = ["dragBegin", "dragMove", "dragEnd", "scrubBegin", "scrubTo", "scrubEnd", "dragCancel"];
  for (const type of ways) hand.move({ type });
  hand.move({ type: "scroll", share: 0 }, true);
  hand.move({ type: "scroll", share: 0.5 }, false);
  ways.push("scroll", "scroll");
  assert.deepEqual(sent.filter(({ req }) => req).map(({ type }) => type), ["dragBegin", "scrubBegin", "scroll"]);
  assert.equal(sent.length, ways.length);
});
