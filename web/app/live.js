// @ts-check
import { Connection } from "../net/connection.js";
import { SessionClock } from "../net/session-clock.js";
import { fold } from "../session/fold.js";

/** @typedef {import("../session/types.js").State} State */
/** @typedef {import("../session/types.js").Message} Message */

/**
 * The session as it reaches this page: its state, its clock, and the way to it.
 * Events: `change` when the state did, `phase` when the connection did, `message` for what is neither
 * state nor time.
 */
export class Live extends EventTarget {
  /** @type {State | null} */
  state = null;
  connection;
  #clock = new SessionClock();
  #askedForSnapshot = false;

  constructor() {
    super();
    this.connection = new Connection({
      address: () => this.#address(),
      open: (address) => new WebSocket(address, "lectern.v1"),
      now: localTime,
      after: (seconds, action) => setTimeout(action, seconds * 1000),
      forget: (timer) => clearTimeout(timer),
      random: Math.random,
    });
    this.connection.onmessage = (message, received) => this.#receive(message, received);
    this.connection.onphase = () => this.dispatchEvent(new Event("phase"));
  }

  /** The session's time now, in seconds. */
  get now() {
    return localTime() + this.#clock.offset;
  }

  get phase() {
    return this.connection.phase;
  }

  /**
   * Begins with a state that came with the document.
   * @param {Message} welcome
   * @param {number} received
   */
  begin(welcome, received) {
    this.#clock.begin(welcome.time, received);
    this.state = fold(null, welcome).state;
  }

  /** Connects, and finds out after each sleep whether it still is. */
  start() {
    this.connection.start();
    const wake = () => document.visibilityState === "visible" && this.connection.wake();
    document.addEventListener("visibilitychange", wake);
    for (const event of ["online", "pageshow"]) window.addEventListener(event, wake);
  }

  /** @param {Message} message @param {number} received */
  #receive(message, received) {
    if (message.type === "clock") this.#clock.exchange(message.sent, received, message.time);
    if (message.type === "welcome") this.#clock.begin(message.time, received);
    if (message.type === "welcome" || message.type === "snapshot") this.#askedForSnapshot = false;
    const { state, outcome } = fold(this.state, message);
    this.state = state;
    if (outcome === "applied") this.dispatchEvent(new Event("change"));
    else if (outcome === "missed") this.#catchUp();
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  #catchUp() {
    if (this.#askedForSnapshot) return;
    this.#askedForSnapshot = this.connection.send({ type: "resync" });
  }

  #address() {
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    if (this.state) {
      address.searchParams.set("epoch", this.state.epoch);
      address.searchParams.set("revision", String(this.state.revision));
    }
    return address.href;
  }
}

/** Seconds, never back. */
export function localTime() {
  return performance.now() / 1000;
}
