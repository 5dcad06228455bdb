// @ts-check

/** The farthest pull, in pages, that a shown position is led back to. */
const farthest = 2;

/** How content gives way to a finger that pulls where there is no page. */
export class RubberBand {
  /** @param {number} coefficient how easily it gives way; 0 is a hard wall */
  constructor(coefficient) {
    this.coefficient = coefficient;
  }

  /** Whether it does not give way at all. */
  get isHard() {
    return this.coefficient <= 0;
  }

  /**
   * Where the content is shown for a pull, both signed and in pages; never a whole page off.
   * @param {number} pull
   */
  positionOfPull(pull) {
    const shown = 1 - 1 / (this.coefficient * Math.abs(pull) + 1);
    return pull < 0 ? -shown : shown;
  }

  /**
   * The pull that shows the content at a position.
   * @param {number} position
   */
  pullAt(position) {
    if (this.isHard) return 0;
    const pull = (1 / (1 - Math.min(Math.abs(position), 1)) - 1) / this.coefficient;
    return Math.min(pull, farthest) * (position < 0 ? -1 : 1);
  }
}
