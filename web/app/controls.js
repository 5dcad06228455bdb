// @ts-check
import { Announcer } from "../dom/announcer.js";
import { installKeys } from "../dom/keys.js";
import { LiveButton } from "../dom/live-button.js";
import { PageControl } from "../dom/page-control.js";
import { installPageLinks } from "../dom/page-links.js";
import { Status } from "../dom/status.js";
import { Swipes } from "../dom/swipes.js";
import { installWholeScreen, toggleWholeScreen } from "../dom/whole-screen.js";
import { Attention } from "./attention.js";
import { Following } from "./following.js";
import { later } from "./later.js";
import { localTime } from "./live.js";

/** @typedef {import("./viewer.js").Viewer} Viewer */

/**
 * Gives a viewer its own hands: keys, swipes, the page control and the way back to live.
 * @param {Viewer} viewer
 * @param {(name: string) => any} part
 */
export function install(viewer, part) {
  const { live, stage } = viewer;
  // Most viewers never turn a page themselves: what does it comes with the first touch or key.
  const withPager = later(() => import("./own-pager.js"));
  const following = new Following();
  const attention = new Attention((message) => live.connection.send(message));
  const control = new PageControl(part("control"), part("number"));
  const status = new Status(part("status"));
  const button = new LiveButton(part("live"));
  const announcer = new Announcer(part("announcer"));
  const withSheet = later(async () => {
    const { Sheet } = await import("../dom/sheet.js");
    return Sheet.make(document.body, () => viewer.isCalm);
  });
  const withHelp = later(async () => (await import("../dom/help.js")).Help.make(document.body));
  /** @type {import("../dom/help.js").Help | null} once it was wanted */
  let help = null;

  viewer.source = () => {
    const { session } = following;
    return session ? { session, now: localTime() } : { session: viewer.state.session, now: live.now };
  };

  /** @type {import("../session/types.js").Sheet | null} */
  let chosen = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let deadline;
  const changed = () => {
    viewer.draw();
    clearTimeout(deadline);
    if (following.nextDeadline === null) return;
    const wait = Math.max(0, following.nextDeadline - localTime());
    deadline = setTimeout(() => own(() => following.tick(localTime(), viewer.state)), wait * 1000);
  };
  const own = (/** @type {() => void} */ act) => {
    act();
    changed();
  };
  const turn = (/** @type {import("../session/types.js").Message} */ input) =>
    withPager((loaded) => {
      following.makePager = loaded.makePager;
      own(() => following.handle(input, localTime(), viewer.state));
    });
  const backToLive = () => own(() => following.backToLive(localTime(), viewer.state));
  const goTo = (/** @type {number} */ index) => {
    const { pages } = viewer.state.deck;
    const page = pages[Math.min(Math.max(index, 0), pages.length - 1)];
    if (page) turn({ type: "goTo", page: page.id });
  };
  const layout = () => viewer.state.session.layout;
  const forwardIs = () => (layout().direction === "rightToLeft" ? "left" : "right");
  const sideways = (/** @type {"left" | "right"} */ side) =>
    turn({ type: "advance", to: side === forwardIs() ? "next" : "previous" });

  installKeys(document, {
    next: () => turn({ type: "advance", to: "next" }),
    previous: () => turn({ type: "advance", to: "previous" }),
    sideways,
    first: () => goTo(0),
    last: () => goTo(Infinity),
    number: (number) => goTo(number - 1),
    wholeScreen: toggleWholeScreen,
    help: () => withHelp((loaded) => (help = loaded).toggle()),
    leave: () => help?.close() || backToLive(),
  });
  new Swipes(stage, turn, () => layout().axis);
  stage.addEventListener("pointerdown", () => withPager(() => {}));
  installPageLinks(stage, (name) => {
    const { pages } = viewer.state.deck;
    const named = pages.findIndex(({ id }) => id === name);
    const index = named < 0 && /^\d+$/.test(name) ? Number(name) - 1 : named;
    if (pages[index]) goTo(index);
    return Boolean(pages[index]);
  });
  installWholeScreen(document);
  control.ontap = (side) => turn({ type: "tap", side });
  button.onpress = backToLive;

  live.addEventListener("change", () => own(() => following.liveChanged(localTime(), viewer.state)));
  live.addEventListener("message", (event) => {
    if (/** @type {CustomEvent} */ (event).detail.type === "welcome") attention.begin();
    attend();
  });
  document.addEventListener("visibilitychange", attend);
  live.addEventListener("phase", () => status.show(live.phase));
  viewer.addEventListener("shown", surround);
  status.show(live.phase);
  surround();

  function surround() {
    const { deck, session } = viewer.state;
    const shown = viewer.source().session;
    const index = deck.pages.findIndex(({ id }) => id === shown.page);
    const liveIndex = deck.pages.findIndex(({ id }) => id === session.page);
    control.show({ count: deck.pages.length, index, title: deck.pages[index]?.title ?? "" }, layout().direction);
    button.show(following.detached, index - liveIndex);
    attend();
    announcer.page(deck.pages[index]?.title ?? "", index + 1, deck.pages.length);
    // What lies over the session's page is not for those who look at another one.
    cover(following.detached ? "none" : session.blackout);
    choose(following.detached ? null : (session.sheet));
  }

  function attend() {
    attention.show(following.detached, document.visibilityState === "hidden");
  }

  /** @param {string} blackout */
  function cover(blackout) {
    part("blackout").hidden = blackout === "none";
    part("blackout").dataset.value = blackout;
  }

  /** @param {import("../session/types.js").Sheet | null} sheet */
  function choose(sheet) {
    if (sheet === chosen) return;
    chosen = sheet;
    withSheet((shown) => shown.show(chosen, live.now));
  }
}
