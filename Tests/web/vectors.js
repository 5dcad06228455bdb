// @ts-check
import { readFileSync } from "node:fs";

/** An example message of the wire, as both languages read it. @param {string} name @returns {any} */
export function example(name) {
  return JSON.parse(readFileSync(new URL(`../Vectors/messages/${name}.json`, import.meta.url), "utf8"));
}

/** The names of all events, sorted. */
export const events = [
  "dragStarted", "dragCancelled", "will", "animation", "interrupted", "didFinish", "pageChanged", "step",
  "control", "bounce", "rest", "scrubStarted", "scrubEnded", "layout", "style", "blackout", "timer", "locked",
  "driver", "chrome", "skin", "sheet", "bound", "deck", "scroll", "autoAdvance",
].sort();
