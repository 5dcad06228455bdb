// @ts-check
import { Swipes } from "../dom/swipes.js";
import { Status } from "../dom/status.js";
import { TalkTime } from "../dom/talk-time.js";
import { Hand } from "./hand.js";
import { Live } from "./live.js";
import { takeToken } from "./token.js";

/** Milliseconds for which a word about a refusal stays. */
const wordStays = 2500;

/** @type {Record<string, string>} */
const words = {
  noPage: "There is no page that way.",
  stale: "Someone else turned the page.",
  busy: "Another hand holds the page.",
  locked: "The pages are locked.",
  offline: "Not connected: nothing was sent.",
};

/** @param {string} name @returns {any} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

const token = takeToken(location, history, sessionStorage);
const live = new Live();
const hand = new Hand((message) => isTrusted && live.connection.send(message));
const status = new Status(part("status"));
const time = new TalkTime(part("time"), () => live.now);
/** @type {Record<string, string>} */
let notes = {};
let isTrusted = false;

live.addEventListener("message", (event) => hear(/** @type {CustomEvent} */ (event).detail));
live.addEventListener("change", show);
live.addEventListener("phase", phase);
hand.onrefusal = (/** @type {string} */ reason) => say(words[reason] ?? `Refused: ${reason}.`);

part("next").addEventListener("click", () => advance("next"));
part("previous").addEventListener("click", () => advance("previous"));
part("blackout").addEventListener("click", () => {
  const value = live.state?.session.blackout === "none" ? "black" : "none";
  hand.request({ type: "blackout", value });
});
part("time").addEventListener("click", () => {
  hand.request({ type: "timer", action: live.state?.session.timer.running ? "pause" : "start" });
});
part("reset").addEventListener("click", () => hand.request({ type: "timer", action: "reset" }));
const send = (/** @type {import("../session/types.js").Message} */ input) => {
  // Positions are many and answered by none.
  if (input.type === "dragMove") live.connection.send(input);
  else hand.request(input);
};
new Swipes(part("zones"), send, () => live.state?.session.layout.axis ?? "horizontal");

if (token === null) refuse("Open this page by the link or the code on the presenter’s screen.");
else live.start();

/** @param {"next" | "previous"} to */
function advance(to) {
  if (live.state) hand.advance(to, "step", live.state);
  navigator.vibrate?.(12);
}

/** @param {import("../session/types.js").Message} message */
function hear(message) {
  hand.hear(message);
  if (message.type === "welcome") live.connection.send({ type: "authenticate", req: "token", token });
  if (message.type === "role") isTrusted = message.role !== "viewer";
  if (message.type === "backstage") notes = message.notes ?? {};
  if (typeof message.viewers === "number") part("viewers").textContent = `${message.viewers} watching`;
  show();
}

function phase() {
  status.show(live.phase);
  if (live.phase === "open") return;
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
  const index = deck.pages.findIndex(({ id }) => id === session.page);
  const page = deck.pages[index];
  document.title = `${deck.title} – remote`;
  part("number").textContent = page ? `${index + 1} / ${deck.pages.length}` : "";
  part("title").textContent = page?.title ?? "No pages";
  part("steps").textContent = page && page.steps > 0 ? `${session.step ?? page.steps} of ${page.steps} shown` : "";
  part("following").textContent = deck.pages[index + 1]?.title ?? "End of the deck";
  part("notes").textContent = (page && notes[page.id]) ?? "";
  part("blackout").setAttribute("aria-pressed", String(session.blackout !== "none"));
  part("zones").dir = session.layout.direction === "rightToLeft" ? "rtl" : "ltr";
  part("zones").dataset.axis = session.layout.axis;
  document.body.dataset.trusted = String(isTrusted);
  time.show(session.timer);
}

/** @param {string} text */
function refuse(text) {
  part("refused").textContent = text;
  part("refused").hidden = false;
  part("status").hidden = true;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let forgetting;

/** @param {string} text */
function say(text) {
  part("word").textContent = text;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (part("word").textContent = ""), wordStays);
}
