// @ts-check
import { fit } from "./fit.js";
import { addRules } from "./rules.js";

const features = new URL("../css/features.css", import.meta.url);

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
  if (root.querySelector('.backdrop, [style*="background"]')) {
    const { tellGround } = await import("./ground.js");
    tellGround(root);
  }
  nameBoxes(root);
  frameBroken(root);
  await fit(root, breathe);
}

/**
 * A picture that can't be shown leaves its frame and its words.
 * @param {ShadowRoot} root
 */
function frameBroken(root) {
  for (const picture of root.querySelectorAll("img")) {
    picture.decode().catch(() => {
      // Decoding fails as well where another size of the picture is taken instead.
      if (!picture.complete || picture.naturalWidth > 0) return;
      const frame = Object.assign(document.createElement("span"), { className: "missing" });
      frame.textContent = picture.alt || "A picture that can't be shown";
      picture.replaceWith(frame);
      addRules(root, features);
    });
  }
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
