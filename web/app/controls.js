// @ts-check
import { installKeys } from "../dom/keys.js";
import { installPageLinks } from "../dom/page-links.js";
import { addRules } from "../dom/rules.js";
import { Swipes } from "../dom/swipes.js";
import { installWholeScreen, toggleWholeScreen } from "../dom/whole-screen.js";
import { Browsing } from "./browsing.js";
import { later } from "./later.js";
import { Surroundings } from "./surroundings.js";

/** @typedef {import("./viewer.js").Viewer} Viewer */

const bar = new URL("../css/bar.css", import.meta.url);

/**
 * Gives a viewer its own hands: keys, swipes, links, the page control and the way back to live.
 * @param {Viewer} viewer
 * @param {(name: string) => any} part
 */
export async function install(viewer, part) {
  const { stage } = viewer;
  const browsing = new Browsing(viewer);
  keys(browsing);
  new Swipes(stage, (input) => browsing.turn(input), () => viewer.state.session.layout.axis);
  stage.addEventListener("pointerdown", () => browsing.prepare());
  installPageLinks(stage, (name) => browsing.goToName(name));
  installWholeScreen(document);
  // Without its looks it is of use too.
  await addRules(document.head, bar).catch(() => {});
  new Surroundings(viewer, browsing, part);
}

/** @param {Browsing} browsing */
function keys(browsing) {
  const withHelp = later(async () => (await import("../dom/help.js")).Help.make(document.body));
  /** @type {import("../dom/help.js").Help | null} once it was wanted */
  let help = null;
  installKeys(document, {
    next: () => browsing.advance("next"),
    previous: () => browsing.advance("previous"),
    sideways: (side) => browsing.sideways(side),
    first: () => browsing.goTo(0),
    last: () => browsing.goTo(Infinity),
    number: (number) => browsing.goTo(number - 1),
    wholeScreen: toggleWholeScreen,
    help: () => withHelp((loaded) => (help = loaded).toggle()),
    leave: () => help?.close() || browsing.backToLive(),
  });
}
