// @ts-check
import { addRules } from "./rules.js";
import { Run, sameRun, timing } from "./run.js";

/** @typedef {import("../session/types.js").Sheet} Choice */
/** @typedef {import("./run.js").TimedMotion} TimedMotion */

/**
 * The sheet that a presenter chooses from, at the foot of the screen; here it is only looked at. Its
 * offset tells how far it is down: 1 is below the edge, 0 in full.
 */
export class Sheet {
  #calm;
  #cover = document.createElement("div");
  #dialog = document.createElement("dialog");
  #title = document.createElement("h2");
  #items = document.createElement("ul");
  /** @type {Run | null} */
  #run = null;

  /** @param {HTMLElement} host @param {() => boolean} calm whether motion is to be spared */
  static async make(host, calm) {
    await addRules(document.head, new URL("../css/sheet.css", import.meta.url));
    return new Sheet(host, calm);
  }

  /** @param {HTMLElement} host @param {() => boolean} calm */
  constructor(host, calm) {
    this.#calm = calm;
    this.#cover.className = "cover";
    this.#cover.hidden = true;
    this.#dialog.className = "sheet";
    this.#dialog.ariaModal = "true";
    this.#dialog.tabIndex = -1;
    this.#title.id = "sheet-title";
    this.#dialog.setAttribute("aria-labelledby", this.#title.id);
    this.#dialog.append(this.#title, this.#items);
    host.append(this.#cover, this.#dialog);
  }

  /** @param {Choice | null} choice @param {number} now on the session's clock */
  show(choice, now) {
    if (!choice) return this.#close();
    this.#fill(choice);
    if (choice.animation && !this.#calm()) this.#start(motion(choice.animation), now);
    else this.#hold(choice.animation?.to ?? choice.offset);
    this.#cover.hidden = false;
    if (!this.#dialog.open) this.#dialog.show();
  }

  /** @param {Choice} choice */
  #fill({ title, items, draft }) {
    this.#title.textContent = title;
    const lines = items.map((item) => {
      const line = document.createElement("li");
      line.textContent = item.title;
      if (item.id === draft) line.ariaCurrent = "true";
      return line;
    });
    this.#items.replaceChildren(...lines);
  }

  /** @param {TimedMotion} motion @param {number} now */
  #start(motion, now) {
    if (this.#run && sameRun(this.#run.motion, motion)) return;
    const before = this.#run;
    const [from, to] = [pose(motion.p0), pose(motion.p1)];
    /** @type {Map<HTMLElement, import("./run.js").Frame[]>} */
    const frames = new Map();
    frames.set(this.#dialog, [{ ...from.dialog, offset: 0 }, { ...to.dialog, offset: 1 }]);
    frames.set(this.#cover, [{ ...from.cover, offset: 0 }, { ...to.cover, offset: 1 }]);
    this.#run = new Run(motion, frames, timing(motion, now, false));
    before?.stop();
  }

  /** @param {number} offset */
  #hold(offset) {
    const { dialog, cover } = pose(offset);
    Object.assign(this.#dialog.style, dialog);
    Object.assign(this.#cover.style, cover);
    this.#run?.stop();
    this.#run = null;
  }

  #close() {
    this.#run?.stop();
    this.#run = null;
    this.#cover.hidden = true;
    // Whatever had the focus before has it again.
    this.#dialog.close();
  }
}

/** @param {NonNullable<Choice["animation"]>} animation @returns {TimedMotion} */
function motion({ from, to, start, duration }) {
  return { kind: "run", p0: from, p1: to, start, duration, curve: "linear" };
}

/** @param {number} offset */
function pose(offset) {
  return { dialog: { transform: `translateY(${offset * 100}%)` }, cover: { opacity: String(1 - offset) } };
}
