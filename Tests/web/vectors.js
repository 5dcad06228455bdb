// @ts-check
import { readFileSync } from "node:fs";

/** An example message of the wire, as both languages read it. @param {string} name @returns {any} */
export function example(name) {
  return JSON.parse(readFileSync(new URL(`../Vectors/messages/${name}.json`, import.meta.url), "utf8"));
}
