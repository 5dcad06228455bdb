// @ts-check
import { backOff, comingBack } from "./coming-back.js";
import { Timers } from "./timers.js";

/** @typedef {{ type: string } & Record<string, any>} Message */
/** @typedef {"connecting" | "open" | "waiting" | "stopped"} Phase */
/**
 * @typedef {object} Surroundings
 * @property {() => string} address
 * @property {(address: string) => WebSocket} open
 * @property {() => number} now seconds, never back
 * @property {(seconds: number, action: () => void) => any} after
 * @property {(timer: any) => void} forget
 * @property {() => number} random from 0 up to 1
 */

/** Seconds. */
const patience = { handshake: 4, answer: 5, wake: 1.5, betweenWakes: 2 };

/**
 * The one connection of a page, which comes back by itself. It asks for the time now and then, which
 * also shows whether it still lives: a socket that died in its sleep claims to be open.
 */
export class Connection {
  /** @type {Phase} */
  phase = "waiting";
  /**
   * The close code that ended it for good.
   * @type {number | null}
   */
  stoppedBy = null;
  /** @type {(message: Message, received: number) => void} */
  onmessage = () => {};
  /** @type {(phase: Phase) => void} */
  onphase = () => {};

  #surroundings;
  #timers;
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0;
  #lastWake = -Infinity;

  /** @param {Surroundings} surroundings */
  constructor(surroundings) {
    this.#surroundings = surroundings;
    this.#timers = new Timers(surroundings);
  }

  start() {
    if (this.#socket || this.phase === "stopped") return;
    this.#timers.stop("retry");
    const { open, address } = this.#surroundings;
    const socket = open(address());
    this.#socket = socket;
    // A socket that was let go may still speak; only the present one is heard.
    const heard = (/** @type {(event: any) => void} */ react) => (/** @type {any} */ event) => {
      if (socket === this.#socket) react(event);
    };
    socket.onopen = heard(() => this.#opened());
    socket.onmessage = heard(({ data }) => this.#received(data));
    socket.onclose = heard(({ code }) => this.#closed(code));
    this.#timers.start("handshake", patience.handshake, () => this.#comeBack());
    this.#enter("connecting");
  }

  /** @param {Message} message @returns {boolean} whether it could be sent */
  send(message) {
    if (this.phase !== "open" || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The machine or its network may have slept: whatever the socket claims, find out. */
  wake() {
    const now = this.#surroundings.now();
    if (now - this.#lastWake < patience.betweenWakes) return;
    this.#lastWake = now;
    if (this.phase === "waiting") this.start();
    else if (this.phase === "open") this.#ask(patience.wake);
  }

  /**
   * Closes for good.
   * @param {number} [code]
   */
  stop(code = 1000) {
    this.#letGo();
    this.stoppedBy = code;
    this.#enter("stopped");
  }

  #opened() {
    this.#timers.stop("handshake");
    this.#enter("open");
    const firstPause = this.#surroundings.random() * 5;
    this.#timers.start("exchange", firstPause, () => this.#exchange());
  }

  #exchange() {
    this.#ask(patience.answer);
    const pause = 50 + this.#surroundings.random() * 20;
    this.#timers.start("exchange", pause, () => this.#exchange());
  }

  /**
   * Asks for the time and drops a server that stays silent.
   * @param {number} seconds
   */
  #ask(seconds) {
    this.send({ type: "clock", sent: this.#surroundings.now() });
    // Who was already waited for does not get longer by being asked again.
    if (seconds > this.#timers.left("answer")) return;
    this.#timers.start("answer", seconds, () => this.#comeBack(0));
  }

  /** @param {unknown} data */
  #received(data) {
    const received = this.#surroundings.now();
    this.#timers.stop("answer");
    const message = parse(data);
    if (!message) return;
    if (message.type === "welcome") this.#failures = 0;
    this.onmessage(message, received);
  }

  /** @param {number} code */
  #closed(code) {
    const back = comingBack(code);
    if (back === "never") this.stop(code);
    else if (back === "now" && this.#failures === 0) this.#comeBack(0);
    else this.#comeBack();
  }

  /** @param {number} [seconds] until the next try */
  #comeBack(seconds = backOff(this.#failures, this.#surroundings.random)) {
    this.#letGo();
    this.#failures += 1;
    this.#enter("waiting");
    this.#timers.start("retry", seconds, () => this.start());
  }

  #letGo() {
    this.#timers.stopAll();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** @param {Phase} phase */
  #enter(phase) {
    if (phase === this.phase) return;
    this.phase = phase;
    this.onphase(phase);
  }
}

/** @param {unknown} data @returns {Message | null} */
function parse(data) {
  try {
    const message = JSON.parse(String(data));
    return typeof message?.type === "string" ? message : null;
  } catch {
    return null;
  }
}
