// @ts-check
import { languageNamed } from "./languages.js";
import { formulas, highlighter, style } from "./libraries.js";

/**
 * Colours the code and sets the formulas of a page; libraries come only for pages that need them.
 * What can't be set stays as it was written.
 * @param {ShadowRoot} root
 * @param {() => Promise<void>} breathe awaited between two of them
 */
export async function typeset(root, breathe) {
  await Promise.allSettled([setFormulas(root, breathe), colourCode(root, breathe)]);
}

/** @param {ShadowRoot} root @param {() => Promise<void>} breathe */
async function setFormulas(root, breathe) {
  const places = [...root.querySelectorAll(".math:not([data-typeset])")];
  if (places.length === 0) return;
  try {
    const [katex] = await Promise.all([formulas(), style(root, "katex/katex.css")]);
    for (const place of places) {
      await breathe();
      const displayMode = place.matches(".display");
      katex.render(place.textContent ?? "", place, { displayMode, throwOnError: false, strict: false });
    }
    await document.fonts.ready;
  } finally {
    for (const place of places) place.setAttribute("data-typeset", "");
  }
}

/** @param {ShadowRoot} root @param {() => Promise<void>} breathe */
async function colourCode(root, breathe) {
  for (const code of root.querySelectorAll('pre > code[class*="language-"]:not([data-typeset])')) {
    const written = /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? "";
    const language = languageNamed(written);
    if (!language) continue;
    const prism = await highlighter(language);
    await breathe();
    colour(code, tokens(prism.tokenize(code.textContent, prism.languages[language])));
    code.setAttribute("data-typeset", "");
  }
}

/**
 * The leaves of a token tree: texts with the name of the innermost token around them.
 * @param {any} tree
 * @param {string} [type]
 * @returns {{ text: string, type?: string }[]}
 */
function tokens(tree, type) {
  if (typeof tree === "string") return [{ text: tree, type }];
  if (Array.isArray(tree)) return tree.flatMap((part) => tokens(part, type));
  return tokens(tree.content, tree.type);
}

/**
 * Wraps the texts of an element, whose own structure (lines that are steps) stays.
 * @param {Element} element
 * @param {{ text: string, type?: string }[]} pieces together the element's text
 */
function colour(element, pieces) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  let index = 0;
  let used = 0;
  for (const text of texts) {
    const coloured = document.createDocumentFragment();
    let rest = text.data;
    while (rest.length > 0 && index < pieces.length) {
      const { text: whole, type } = pieces[index];
      const part = whole.slice(used, used + rest.length);
      coloured.append(type ? token(part, type) : part);
      rest = rest.slice(part.length);
      used += part.length;
      if (used === whole.length) [index, used] = [index + 1, 0];
    }
    coloured.append(rest);
    text.replaceWith(coloured);
  }
}

/** @param {string} text @param {string} type */
function token(text, type) {
  const span = document.createElement("span");
  span.className = `token ${type}`;
  span.textContent = text;
  return span;
}
