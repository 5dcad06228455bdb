// @ts-check
import { Pager } from "../pager/pager.js";

/** @typedef {import("../session/types.js").Message} Message */

/** The one participant of a pager that turns the pages of one viewer. */
const me = "me";

/**
 * A pager for one viewer's own browsing, spoken to in the words of the wire.
 * @param {string[]} pages
 * @param {string} current
 * @param {import("../pager/layout.js").Layout} layout
 * @param {boolean} loop whether the first page follows the last
 */
export function makePager(pages, current, layout, loop = false) {
  const pager = new Pager({ pages, current, layout, configuration: { loop }, roles: new Map([[me, "presenter"]]) });
  return {
    /** @param {Message} input @param {number} now */
    handle: (input, now) => pager.handle(heard(input), now).map(told),
    get nextDeadline() {
      return pager.nextDeadline;
    },
  };
}

/** @param {Message} input @returns {import("../pager/input.js").Input} */
function heard({ type: kind, ...input }) {
  const ask = { req: input.req, by: me };
  switch (kind) {
    case "dragBegin": {
      const [x, y] = input.axisVector;
      return { kind, presenter: me, gid: input.gid, extent: input.extent, vector: { x, y } };
    }
    case "dragMove":
      return { kind, gid: input.gid, translation: input.translation };
    case "dragEnd":
      return { kind, gid: input.gid, translation: input.translation, velocity: input.velocity };
    case "dragCancel":
      return { kind, gid: input.gid, reason: input.reason };
    case "advance":
      return { kind: "step", ...ask, direction: input.to === "next" ? 1 : -1, animated: true };
    case "goTo":
      return { kind, ...ask, target: { page: input.page }, animated: true };
    case "tap":
      return { kind: "controlTap", ...ask, side: input.side };
    case "edit":
      return { kind, pages: input.pages };
    case "axis":
      return { kind, axis: input.axis };
    case "loop":
      return { kind, on: input.on };
    case "layoutDirection":
      return { kind, direction: input.direction };
    default:
      return { kind: "tick" };
  }
}

/** @param {import("../pager/event.js").Event} event @returns {Message} */
function told({ kind, ...event }) {
  const message = { type: kind, .../** @type {any} */ (event) };
  return kind === "pageChanged" ? { ...message, old: message.from, new: message.to } : message;
}
