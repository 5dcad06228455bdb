// @ts-check
import { Announcer } from "../dom/announcer.js";
import { LiveButton } from "../dom/live-button.js";
import { PageControl } from "../dom/page-control.js";
import { Status } from "../dom/status.js";
import { Attention } from "./attention.js";
import { later } from "./later.js";

/** @typedef {import("./viewer.js").Viewer} Viewer */
/** @typedef {import("./browsing.js").Browsing} Browsing */

/** What lies around the pages and over them: the page control, the way back, the sheet, the black. */
export class Surroundings {
  #viewer;
  #browsing;
  #control;
  #button;
  #announcer;
  #blackout;
  #attention;
  #withSheet = later(async () => {
    const { Sheet } = await import("../dom/sheet.js");
    return Sheet.make(document.body, () => this.#viewer.isCalm);
  });
  /** @type {import("../session/types.js").Sheet | null} */
  #sheet = null;

  /**
   * @param {Viewer} viewer
   * @param {Browsing} browsing
   * @param {(name: string) => any} part
   */
  constructor(viewer, browsing, part) {
    this.#viewer = viewer;
    this.#browsing = browsing;
    this.#control = new PageControl(part("control"), part("number"));
    this.#button = new LiveButton(part("live"));
    this.#announcer = new Announcer(part("announcer"));
    this.#blackout = part("blackout");
    this.#attention = new Attention((message) => viewer.live.connection.send(message));
    this.#control.ontap = (side) => browsing.turn({ type: "tap", side });
    this.#button.onpress = () => browsing.backToLive();
    this.#watch(viewer, new Status(part("status")));
    this.#show();
  }

  /** @param {Viewer} viewer @param {Status} status */
  #watch(viewer, status) {
    const { live } = viewer;
    viewer.addEventListener("shown", () => this.#show());
    live.addEventListener("phase", () => status.show(live.phase));
    live.addEventListener("message", (event) => {
      if (/** @type {CustomEvent} */ (event).detail.type === "welcome") this.#attention.begin();
      this.#attend();
    });
    document.addEventListener("visibilitychange", () => this.#attend());
    status.show(live.phase);
  }

  #show() {
    const { deck, session } = this.#viewer.state;
    const { detached } = this.#browsing;
    const shown = this.#viewer.source().session;
    const place = (/** @type {string | null} */ page) => deck.pages.findIndex(({ id }) => id === page);
    const index = place(shown.page);
    const [title, count] = [deck.pages[index]?.title ?? "", deck.pages.length];
    this.#control.show({ count, index, title }, session.layout.direction);
    this.#button.show(detached, index - place(session.page));
    this.#announcer.page(title, index + 1, count);
    this.#attend();
    // What lies over the session's page is not for those who look at another one.
    this.#cover(detached ? "none" : session.blackout);
    this.#choose(detached ? null : session.sheet);
  }

  #attend() {
    this.#attention.show(this.#browsing.detached, document.visibilityState === "hidden");
  }

  /** @param {string} blackout */
  #cover(blackout) {
    this.#blackout.hidden = blackout === "none";
    this.#blackout.dataset.value = blackout;
  }

  /** @param {import("../session/types.js").Sheet | null} sheet */
  #choose(sheet) {
    if (sheet === this.#sheet) return;
    this.#sheet = sheet;
    this.#withSheet((shown) => shown.show(this.#sheet, this.#viewer.live.now));
  }
}
