// @ts-check
import { keepAwake } from "../dom/awake.js";
import { installKeys } from "../dom/keys.js";
import { PageControl } from "../dom/page-control.js";
import { Scrolls } from "../dom/scrolls.js";
import { Scrubs } from "../dom/scrubs.js";
import { Status } from "../dom/status.js";
import { Swipes } from "../dom/swipes.js";
import { TalkTime } from "../dom/talk-time.js";
import { toggleWholeScreen } from "../dom/whole-screen.js";
import { placeInStack } from "../session/order.js";
import { AutoAdvance } from "./auto-advance.js";
import { Hand } from "./hand.js";
import { installLight } from "./light.js";
import { Live } from "./live.js";
import { RemotePicture, after } from "./remote-picture.js";
import { said, Word } from "./remote-words.js";
import { takeToken } from "./token.js";

/** @param {string} name @returns {any} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

const token = takeToken(location, history, sessionStorage);
const live = new Live();
const hand = new Hand((message) => isTrusted && live.connection.send(message));
const status = new Status(part("status"));
const time = new TalkTime({ time: part("time"), plan: part("plan"), page: part("page-time") }, () => live.now);
const autoAdvance = new AutoAdvance(part("auto-advance"), () => live.now);
const word = new Word(part("word"));
const control = new PageControl(part("control"), part("number"));
const picture = new RemotePicture(part("stage"), part("preview"), () => live.now);
const scrolls = new Scrolls(part("stage"), (input, begins) => hand.move(input, begins));
const axis = () => live.state?.session.layout.axis ?? "horizontal";
const swipes = new Swipes(part("surface"), move, axis, (event) => axis() === "vertical" && scrolls.isOver(event));
const scrubs = new Scrubs(part("control"), (input) => hand.move(input), () => live.state?.deck.pages.length ?? 0);
/** @type {Record<string, string>} */
let notes = byPage(null);
/** @type {import("../session/types.js").Plan} */
let plan = { pages: byPage(null) };
let isTrusted = false;

live.addEventListener("message", (event) => hear(/** @type {CustomEvent} */ (event).detail));
live.addEventListener("change", show);
live.addEventListener("phase", phase);
hand.onrefusal = (/** @type {string} */ reason) => word.say(said(reason));
control.ontap = (/** @type {string} */ side) => press({ type: "tap", side });
scrubs.onscrub = under;

for (const [name, act] of Object.entries({
  next: () => advance("next"),
  previous: () => advance("previous"),
  blackout,
  lock: () => press({ type: "lock", on: !live.state?.session.locked }),
  timer: () => press({ type: "timer", action: live.state?.session.timer.running ? "pause" : "start" }),
  reset: () => press({ type: "timer", action: "reset" }),
  "auto-advance": () => press({ type: "autoAdvance", on: !live.state?.session.autoAdvance.on }),
})) part(name).addEventListener("click", act);
installKeys(document, {
  next: () => advance("next"),
  previous: () => advance("previous"),
  sideways: (side) => advance(side === forwardIs() ? "next" : "previous"),
  first: () => press({ type: "goTo", number: 1 }),
  last: () => press({ type: "goTo", number: live.state?.deck.pages.length ?? 1 }),
  number: (number) => press({ type: "goTo", number }),
  wholeScreen: toggleWholeScreen,
  help: () => {},
  leave: () => {},
  blackout,
  whole: (to, by) => advance(to, by),
});
// A long press is a thumb that rests.
document.addEventListener("contextmenu", (event) => event.preventDefault());
installLight(part("light"), document, localStorage);
keepAwake(document, navigator);

if (token === null) refuse("Open this page by the link or the code on the presenter’s screen.");
else live.start();

/** @param {"next" | "previous"} to @param {"step" | "page" | "stack"} by */
function advance(to, by = "step") {
  buzz();
  if (live.state) hand.advance(to, by, live.state);
}

/** @param {import("../session/types.js").Message} intent */
function press(intent) {
  buzz();
  hand.request(intent);
}

function blackout() {
  press({ type: "blackout", value: live.state?.session.blackout === "none" ? "black" : "none" });
}

/** @param {import("../session/types.js").Message} input of a finger on the pages */
function move(input) {
  if (input.type === "dragEnd") buzz();
  hand.move(input);
}

/** Felt where the phone can, so that the eyes may stay with the audience. */
function buzz() {
  navigator.vibrate?.(12);
}

function forwardIs() {
  return live.state?.session.layout.direction === "rightToLeft" ? "left" : "right";
}

/** @param {import("../session/types.js").Message} message */
function hear(message) {
  hand.hear(message);
  if (message.type === "welcome") live.connection.send({ type: "authenticate", req: "token", token });
  if (message.type === "role") isTrusted = message.role !== "viewer";
  if (message.type === "backstage") {
    notes = byPage(message.notes);
    plan = { total: message.plan?.total, pages: byPage(message.plan?.pages) };
  }
  if (typeof message.viewers === "number") part("viewers").textContent = `${message.viewers} watching`;
  if (message.type !== "motion" && message.type !== "scroll") show();
}

function phase() {
  status.show(live.phase);
  if (live.phase === "open") return;
  swipes.cancel();
  scrubs.end();
  isTrusted = false;
  hand.forget();
  show();
  if (live.connection.stoppedBy === 4001) {
    refuse("This link is not valid any more. Scan the code on the presenter’s screen again.");
  }
}

function show() {
  if (!live.state) return;
  const { session, deck } = live.state;
  picture.show(live.state);
  const index = deck.pages.findIndex(({ id }) => id === session.page);
  const page = deck.pages[index];
  const next = after(session.page, deck);
  const step = session.step ?? page?.steps ?? 0;
  document.title = `${deck.title} – remote`;
  control.show({ count: deck.pages.length, index, title: page?.title ?? "" }, session.layout.direction);
  write("title", page?.title ?? "No pages");
  write("steps", page && page.steps > 0 ? `${step} of ${page.steps} shown` : "");
  const place = placeInStack(deck.pages, index);
  write("stack", place ? `${place.number} of ${place.count} in its stack` : "");
  const scrolled = session.scrolls.at(-1);
  write("scrolled", scrolled ? `scrolled ${Math.round(scrolled.share * 100)} %` : "");
  write("following", next?.title ?? "End of the deck");
  part("following").closest(".ahead").toggleAttribute("data-end", !next);
  write("onward", onward(session.blackout, page !== undefined && step < page.steps, next !== undefined));
  write("notes", (page && notes[page.id]) ?? "");
  part("blackout").setAttribute("aria-pressed", String(session.blackout !== "none"));
  part("lock").setAttribute("aria-pressed", String(session.locked));
  part("surface").dir = session.layout.direction === "rightToLeft" ? "rtl" : "ltr";
  document.body.dataset.trusted = String(isTrusted);
  document.body.dataset.locked = String(session.locked);
  time.show(session.timer, { talk: plannedTalk(deck), page: page && plan.pages[page.id] });
  autoAdvance.show(session.autoAdvance, page);
  part("reset").hidden = session.timer.running || session.timer.elapsed === 0;
}

/**
 * What the talk is meant to take: what the deck says, else what its pages take together.
 * @param {import("../session/types.js").Deck} deck
 */
function plannedTalk({ pages }) {
  return plan.total ?? pages.reduce((sum, { id }) => sum + (plan.pages[id] ?? 0), 0);
}

/**
 * What the wide zone does next.
 * @param {string} cover
 * @param {boolean} isRevealing
 * @param {boolean} isThere whether a page follows
 */
function onward(cover, isRevealing, isThere) {
  if (cover !== "none") return "Show the page";
  if (isRevealing) return "Next step";
  return isThere ? "Next page" : "End";
}

/** @param {number | null} number of the page under the finger */
function under(number) {
  const page = number === null ? undefined : live.state?.deck.pages[number - 1];
  part("under").hidden = !page;
  if (!page) return;
  navigator.vibrate?.(6);
  part("under").textContent = `${number}  ${page.title}`;
}

/**
 * Only what changed, so that notes keep their place and nothing is read out twice.
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const element = part(name);
  if (element.textContent === text) return;
  element.textContent = text;
  element.scrollTop = 0;
}

/**
 * What was said by page. A page may be called `constructor`, which other objects have from the start.
 * @param {Record<string, any> | null | undefined} told
 * @returns {Record<string, any>}
 */
function byPage(told) {
  return Object.assign(Object.create(null), told);
}

/** @param {string} text */
function refuse(text) {
  part("refused").textContent = text;
  part("refused").hidden = false;
  part("status").hidden = true;
}
