// @ts-check
import { fit } from "./fit.js";

/**
 * Gives a page what its style alone can't: formulas, coloured code, names for boxes, and a size at
 * which it fits.
 * @param {ShadowRoot} root
 * @param {() => Promise<void>} breathe awaited between two pieces of the work, so that it holds nothing up
 */
export async function finish(root, breathe) {
  if (root.querySelector(".math, pre > code[class]")) {
    const { typeset } = await import("./typeset.js");
    await typeset(root, breathe);
  }
  if (root.querySelector(".fit, .r-fit-text")) {
    const { fitHeadings } = await import("./fit-headings.js");
    fitHeadings(root);
  }
  if (root.querySelector(".backdrop")) {
    const { tellGround } = await import("./ground.js");
    tellGround(root);
  }
  nameBoxes(root);
  await fit(root, breathe);
}

/**
 * A task list's boxes are called by their tasks.
 * @param {ShadowRoot} root
 */
function nameBoxes(root) {
  for (const box of root.querySelectorAll("li input[type=checkbox]")) {
    box.ariaLabel = box.closest("li")?.textContent?.trim() ?? "";
  }
}
