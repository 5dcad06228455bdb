// @ts-check

/** Milliseconds after a movement in which a click is only its echo. */
const lasting = 80;

/** Takes the click that a browser makes of the end of a movement. */
export class Echo {
  #ended = -Infinity;

  /** @param {HTMLElement} surface */
  constructor(surface) {
    surface.addEventListener("click", (event) => this.#clicked(event), { capture: true });
  }

  /** @param {PointerEvent} end of the movement */
  expect({ timeStamp }) {
    this.#ended = timeStamp;
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (event.timeStamp - this.#ended > lasting) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
