// @ts-check
// Stands in for the pager until its mirror is here.

/** @typedef {{ type: string } & Record<string, any>} Message */

/**
 * @param {string[]} pages
 * @param {string} current
 * @param {string} direction
 */
export function makePager(pages, current, direction) {
  return new SmallPager(pages, current, direction === "rightToLeft" ? 1 : -1);
}

class SmallPager {
  nextDeadline = /** @type {number | null} */ (null);
  /** @type {any} */
  #open = null;
  /** @type {any} */
  #drag = null;
  #bouncing = false;
  #tid = 0;

  /** @param {string[]} pages @param {string} current @param {1 | -1} sign */
  constructor(pages, current, sign) {
    this.pages = pages;
    this.current = current;
    this.sign = sign;
  }

  /** @param {Message} input @param {number} now @returns {Message[]} */
  handle(input, now) {
    const events = [];
    if (this.nextDeadline !== null && this.nextDeadline <= now) events.push(...this.#end(this.nextDeadline));
    events.push(...this.#take(input, now));
    return events;
  }

  /** @param {Message} input @param {number} now @returns {Message[]} */
  #take(input, now) {
    switch (input.type) {
      case "dragBegin": {
        const ended = this.#open || this.#bouncing ? this.#end(now) : [];
        this.#drag = { gid: input.gid, extent: input.extent };
        return [...ended, { type: "dragStarted", gid: input.gid }];
      }
      case "dragMove":
        return this.#drag?.gid === input.gid ? this.#move((this.sign * input.translation) / this.#drag.extent) : [];
      case "dragEnd":
      case "dragCancel": {
        if (this.#drag?.gid !== input.gid) return [];
        const moved = input.type === "dragEnd" ? this.#move((this.sign * input.translation) / this.#drag.extent) : [];
        const velocity = (this.sign * (input.velocity ?? 0)) / this.#drag.extent;
        const p = this.#drag.p ?? 0;
        this.#drag = null;
        return [...moved, ...this.#release(p, velocity, input.type === "dragCancel", now)];
      }
      case "step":
        return this.#go(this.#neighbour(input.to === "next" ? 1 : -1), now);
      case "controlTap":
        return this.#go(this.#neighbour(((input.side === "left") === this.sign > 0 ? 1 : -1)), now);
      case "goTo":
        return this.#go(input.page, now);
      case "edit":
        this.pages = input.pages;
        return [];
      default:
        return [];
    }
  }

  /** @param {number} direction */
  #neighbour(direction) {
    const from = this.#open?.animation ? this.#open.to : this.current;
    return this.pages[this.pages.indexOf(from) + direction];
  }

  /** @param {number} raw @returns {Message[]} */
  #move(raw) {
    const direction = raw > 0 ? 1 : -1;
    const events = [];
    if (this.#open && this.#open.direction !== direction && Math.abs(raw) > 0.01) events.push(this.#finish(false));
    const to = this.pages[this.pages.indexOf(this.current) + direction];
    if (!this.#open && to && Math.abs(raw) > 0.01) events.push(this.#will(to, direction, "gesture"));
    const p = this.#open ? Math.min(1, Math.max(-1, raw)) : to ? 0 : direction * (1 - 1 / (0.55 * Math.abs(raw) + 1));
    this.#drag.p = p;
    return [...events, { type: "progress", p, tid: this.#open?.tid }];
  }

  /** @param {number} p @param {number} velocity @param {boolean} cancelled @param {number} now */
  #release(p, velocity, cancelled, now) {
    if (!this.#open) {
      if (p === 0) return [];
      this.#bouncing = true;
      this.nextDeadline = now + 0.25;
      return [{ type: "bounce", p0: p, start: now, duration: 0.25 }];
    }
    const flick = Math.abs(velocity) >= 1;
    const commit = !cancelled && (flick ? velocity * this.#open.direction > 0 : Math.abs(p) >= 0.5);
    return [this.#run(p, commit, "easeOut", flick ? Math.abs(velocity) : undefined, now)];
  }

  /** @param {string | undefined} page @param {number} now @returns {Message[]} */
  #go(page, now) {
    if (!page || this.#drag) return [];
    const ended = this.#open || this.#bouncing ? this.#end(now) : [];
    if (page === this.current) return ended;
    const direction = this.pages.indexOf(page) > this.pages.indexOf(this.current) ? 1 : -1;
    return [...ended, this.#will(page, direction, "program"), this.#run(0, true, "easeInOut", undefined, now)];
  }

  /** @param {string} to @param {1 | -1} direction @param {string} cause */
  #will(to, direction, cause) {
    this.#open = { tid: (this.#tid += 1), from: this.current, to, direction };
    return { type: "will", ...this.#open, cause };
  }

  /** @param {number} p0 @param {boolean} commit @param {string} curve @param {number | undefined} speed @param {number} now */
  #run(p0, commit, curve, speed, now) {
    const p1 = commit ? this.#open.direction : 0;
    const way = Math.abs(p1 - p0);
    const duration = curve === "easeInOut" ? 0.35 : Math.min(0.35, Math.max(0.12, speed ? (1.724 * way) / speed : 0.7 * way));
    this.#open.animation = true;
    this.#open.commit = commit;
    this.nextDeadline = now + duration;
    const outcome = commit ? "commit" : "cancel";
    return { type: "animation", tid: this.#open.tid, p0, p1, start: now, duration, curve, outcome };
  }

  /** @param {number} at @returns {Message[]} */
  #end(at) {
    this.nextDeadline = null;
    if (this.#bouncing) {
      this.#bouncing = false;
      return [{ type: "rest", at }];
    }
    const { tid, from, to, direction, commit } = this.#open;
    const events = [this.#finish(commit)];
    if (!commit) return events;
    this.current = to;
    return [...events, { type: "pageChanged", old: from, new: to, direction, tid, at }];
  }

  /** @param {boolean} completed */
  #finish(completed) {
    const { tid, from, to } = this.#open;
    this.#open = null;
    return { type: "didFinish", tid, from, to, completed, finished: true };
  }
}
