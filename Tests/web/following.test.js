// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Following } from "../../web/app/following.js";
import { makePager } from "../../web/app/own-pager.js";
import { fold } from "../../web/session/fold.js";
import { example } from "./vectors.js";

/** @returns {any} the session on its second page of three */
function live() {
  return fold(null, example("welcome")).state;
}

/** A viewer that moves by itself. */
class Hand {
  following = Object.assign(new Following(), { makePager });
  live = live();
  now = 0;

  /** @param {any} input */
  does(input) {
    this.following.handle(input, this.now, this.live);
    return this;
  }

  /** @param {number} seconds */
  waits(seconds) {
    const end = this.now + seconds;
    while (this.following.nextDeadline !== null && this.following.nextDeadline <= end) {
      this.now = this.following.nextDeadline;
      this.following.tick(this.now, this.live);
    }
    this.now = end;
    return this;
  }

  /** @param {string} page */
  sessionGoesTo(page) {
    this.live = { ...this.live, session: { ...this.live.session, page } };
    this.following.liveChanged(this.now, this.live);
    return this;
  }

  backToLive() {
    this.following.backToLive(this.now, this.live);
    return this;
  }

  get page() {
    return this.following.session?.page ?? this.live.session.page;
  }
}

const next = { type: "advance", to: "next" };
const previous = { type: "advance", to: "previous" };

/** @param {number} translation @param {any} end */
function swipe(translation, end) {
  return [
    { type: "dragBegin", gid: "g", extent: 400, axisVector: [Math.sign(translation), 0] },
    { type: "dragMove", gid: "g", translation },
    { gid: "g", translation, ...end },
  ];
}

test("a viewer follows until it moves", () => {
  assert.equal(new Hand().following.detached, false);
  assert.equal(new Hand().following.session, null);
});

test("its own turn lets go at once and lands on its own page", () => {
  const hand = new Hand().does(next);
  assert.equal(hand.following.detached, true);
  assert.equal(hand.page, "arriving");
  hand.waits(1);
  assert.equal(hand.page, "page-3");
  assert.equal(hand.following.detached, true);
  assert.equal(hand.live.session.page, "arriving");
});

test("a page of its own shows all its steps", () => {
  assert.equal(new Hand().does(next).waits(1).following.session?.step, null);
});

test("a swipe that comes to nothing follows again", () => {
  const [begin, move, end] = swipe(-80, { type: "dragEnd", velocity: 0 });
  const hand = new Hand().does(begin).does(move);
  assert.equal(hand.following.detached, true);
  hand.does(end);
  assert.equal(hand.following.detached, true);
  hand.waits(1);
  assert.equal(hand.following.detached, false);
  assert.equal(hand.following.session, null);
});

test("pulling at an end of the deck never lets go", () => {
  const hand = new Hand().sessionGoesTo("page-3");
  for (const input of swipe(-200, { type: "dragEnd", velocity: 0 })) hand.does(input);
  assert.equal(hand.following.detached, false);
  assert.ok(hand.following.session?.bounce);
  hand.waits(1);
  assert.equal(hand.following.session, null);
});

test("a step where there is no page does nothing", () => {
  const hand = new Hand().sessionGoesTo("page-3").does(next);
  assert.equal(hand.following.session, null);
});

test("the session does not move a viewer on its own", () => {
  const hand = new Hand().does(next).waits(1).sessionGoesTo("leaving");
  assert.equal(hand.page, "page-3");
  assert.equal(hand.following.detached, true);
});

test("back to live turns to the live page and follows", () => {
  const hand = new Hand().does(next).waits(1).sessionGoesTo("leaving").backToLive();
  assert.equal(hand.following.session?.transition?.to, "leaving");
  hand.waits(1);
  assert.equal(hand.following.session, null);
  assert.equal(hand.page, "leaving");
});

test("back to live follows even when the session went on meanwhile", () => {
  const hand = new Hand().does(next).waits(1).backToLive().sessionGoesTo("leaving").waits(1);
  assert.equal(hand.following.session, null);
});

test("back to live follows at once when the session came by", () => {
  const hand = new Hand().does(next).waits(1).sessionGoesTo("page-3").backToLive();
  assert.equal(hand.following.session, null);
});

test("turning to the live page by hand follows again", () => {
  const hand = new Hand().does(next).waits(1).does(previous).waits(1);
  assert.equal(hand.following.session, null);
});

test("a second finger's cancel follows again", () => {
  const hand = new Hand();
  for (const input of swipe(-350, { type: "dragCancel", reason: "touch" })) hand.does(input);
  hand.waits(1);
  assert.equal(hand.following.session, null);
  assert.equal(hand.page, "arriving");
});

test("nobody turns pages in the dark", () => {
  const hand = new Hand();
  hand.live = { ...hand.live, session: { ...hand.live.session, blackout: "black" } };
  assert.equal(hand.does(next).following.session, null);
});

test("nobody turns pages behind a sheet", () => {
  const hand = new Hand();
  hand.live = { ...hand.live, session: { ...hand.live.session, sheet: { id: "s", title: "", items: [] } } };
  assert.equal(hand.does(next).following.session, null);
});

test("from a right-to-left page a finger to the right goes on", () => {
  const hand = new Hand();
  const layout = { axis: "horizontal", direction: "rightToLeft" };
  hand.live = { ...hand.live, session: { ...hand.live.session, layout } };
  for (const input of swipe(300, { type: "dragEnd", velocity: 0 })) hand.does(input);
  assert.equal(hand.waits(1).page, "page-3");
});

test("a swipe that comes to nothing is followed by one turn to where the session went meanwhile", () => {
  const [begin, move, end] = swipe(-80, { type: "dragEnd", velocity: 0 });
  const hand = new Hand().does(begin).does(move).sessionGoesTo("leaving");
  assert.equal(hand.page, "arriving");
  hand.does(end);
  while (hand.following.session?.transition?.to === "page-3") hand.waits(0.01);
  const { transition } = /** @type {any} */ (hand.following.session);
  assert.deepEqual([transition.from, transition.to, transition.direction], ["arriving", "leaving", -1]);
  hand.waits(0.4);
  assert.equal(hand.following.session, null);
  assert.equal(hand.page, "leaving");
});

test("a finger that holds no page yet gives way to the session", () => {
  const [begin] = swipe(-80, {});
  const hand = new Hand().does(begin).sessionGoesTo("leaving");
  assert.equal(hand.following.session, null);
});

test("a column of pages is turned up and down", () => {
  const hand = new Hand();
  const layout = { axis: "vertical", direction: "leftToRight" };
  hand.live = { ...hand.live, session: { ...hand.live.session, layout } };
  const begin = { type: "dragBegin", gid: "g", extent: 400, axisVector: [1, -9] };
  hand.does(begin).does({ type: "dragEnd", gid: "g", translation: -300, velocity: 0 });
  assert.equal(hand.waits(1).page, "page-3");
});

test("another axis ends a swipe that is under way", () => {
  const [begin, move] = swipe(-80, {});
  const hand = new Hand().does(begin).does(move);
  const layout = { axis: "vertical", direction: "leftToRight" };
  hand.live = { ...hand.live, session: { ...hand.live.session, layout } };
  hand.following.liveChanged(hand.now, hand.live);
  assert.equal(hand.following.session?.transition?.animation?.outcome, "cancel");
});

test("in a loop a viewer's own turn goes on from the last page to the first", () => {
  const hand = new Hand();
  hand.live = { ...hand.live, deck: { ...hand.live.deck, loop: true } };
  hand.does(next).waits(1).does(next);
  assert.equal(hand.following.session?.transition?.direction, 1);
  assert.equal(hand.waits(1).page, "leaving");
});

test("what a presenter scrolls is not on another page that a viewer looks at", () => {
  const hand = new Hand();
  const scrolls = [{ block: 0, share: 0.5, step: 0 }];
  hand.live = { ...hand.live, session: { ...hand.live.session, scrolls } };
  hand.does(next).waits(1);
  assert.deepEqual(hand.following.session?.scrolls, []);
});

test("a page that is taken out of the deck is left by a viewer who stands on it", () => {
  const hand = new Hand().does(next).waits(1);
  const { pages } = hand.live.deck;
  hand.live = { ...hand.live, deck: { ...hand.live.deck, pages: pages.slice(0, 2) } };
  hand.following.liveChanged(hand.now, hand.live);
  assert.equal(hand.page, "arriving");
});
