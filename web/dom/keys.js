// @ts-check

/** Milliseconds for which typed digits wait for their Enter. */
const digitsWait = 3000;
const mostDigits = 6;

/**
 * @typedef {object} Intents
 * @property {() => void} next
 * @property {() => void} previous
 * @property {(side: "left" | "right") => void} sideways the page on that side of the screen
 * @property {() => void} first
 * @property {() => void} last
 * @property {(number: number) => void} number from 1
 * @property {() => void} wholeScreen
 * @property {() => void} help
 * @property {() => void} leave
 * @property {() => void} [blackout] for whoever may
 * @property {(to: "next" | "previous", by: "page" | "stack") => void} [whole] likewise
 */

/**
 * Keys of a keyboard and of a hand-held remote. Left and Right are sides of the screen in every
 * language; Space and Page Down always go on.
 * @param {Document} document
 * @param {Intents} intents
 */
export function installKeys(document, intents) {
  const number = new TypedNumber();
  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    if (number.take(event)) return;
    const act = event.key === "Enter" ? entered(number.finish(event), intents) : meaning(event, intents);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {number | null} number @param {Intents} intents */
function entered(number, intents) {
  return number === null ? null : () => intents.number(number);
}

/** @param {KeyboardEvent} event @param {Intents} intents @returns {(() => void) | null} */
function meaning({ key, shiftKey }, intents) {
  const { whole } = intents;
  switch (key) {
    case "ArrowLeft":
      return () => intents.sideways("left");
    case "ArrowRight":
      return () => intents.sideways("right");
    case "ArrowDown":
    case "PageDown":
      return intents.next;
    case "ArrowUp":
    case "PageUp":
      return intents.previous;
    case " ":
      return shiftKey ? intents.previous : intents.next;
    case "Home":
      return intents.first;
    case "End":
      return intents.last;
    case "f":
      return intents.wholeScreen;
    case "?":
      return intents.help;
    case "Escape":
      return intents.leave;
    case "b":
    case ".":
      return intents.blackout ?? null;
    case "]":
    case "[":
      return whole ? () => whole(key === "]" ? "next" : "previous", "page") : null;
    case "}":
    case "{":
      return whole ? () => whole(key === "}" ? "next" : "previous", "stack") : null;
    default:
      return null;
  }
}

/** Digits that were typed one after the other. */
class TypedNumber {
  #digits = "";
  #last = 0;

  /** @param {KeyboardEvent} event @returns {boolean} whether it was a digit */
  take({ key, timeStamp }) {
    if (!/^\d$/.test(key)) return false;
    const kept = timeStamp - this.#last > digitsWait ? "" : this.#digits;
    this.#digits = (kept + key).slice(-mostDigits);
    this.#last = timeStamp;
    return true;
  }

  /** @param {KeyboardEvent} event @returns {number | null} */
  finish({ timeStamp }) {
    const number = timeStamp - this.#last > digitsWait ? 0 : Number(this.#digits);
    this.#digits = "";
    return number > 0 ? number : null;
  }
}

/**
 * Whether the key belongs to something on the page: a field, a video, a button.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  if (target.matches("input, textarea, select, video, audio") || target.closest("[contenteditable]")) return true;
  const pressable = target.closest("a, button, summary");
  if (pressable && (event.key === " " || event.key === "Enter")) return true;
  return target.closest("[data-overflow]") !== null && /^(Arrow(Up|Down)|Page(Up|Down)| )/.test(event.key);
}
