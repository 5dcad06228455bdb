// @ts-check
import { partsOf } from "./languages.js";
import { addRules, loaded } from "./rules.js";

const root = new URL("../lib/", import.meta.url);
/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * The highlighter, able to read a language.
 * @param {string} language
 * @returns {Promise<any>}
 */
export async function highlighter(language) {
  const scope = /** @type {any} */ (globalThis);
  // Read by the script when it starts: it must not colour the document by itself.
  scope.Prism ??= { manual: true };
  await script("prism/prism-core.min.js");
  for (const part of partsOf(language)) await script(`prism/prism-${part}.min.js`);
  return scope.Prism;
}

/**
 * The typesetter of formulas.
 * @returns {Promise<any>}
 */
export async function formulas() {
  await Promise.all([script("katex/katex.js"), style(document.head, "katex/katex.css")]);
  return /** @type {any} */ (globalThis).katex;
}

/**
 * Gives a page's shadow root a style of a library. Fonts count only when the document has it too.
 * @param {ShadowRoot | HTMLElement} place
 * @param {string} address
 * @returns {Promise<void>}
 */
export function style(place, address) {
  return addRules(place, new URL(address, root));
}

/** @param {string} address */
function script(address) {
  const known = asked.get(address);
  if (known) return known;
  const element = document.createElement("script");
  element.src = new URL(address, root).href;
  document.head.append(element);
  const loading = loaded(element);
  loading.catch(() => asked.delete(address));
  asked.set(address, loading);
  return loading;
}
