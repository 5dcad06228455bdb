// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../../web/net/connection.js";

/** A world with a clock and sockets of its own, which counts how many of them live. */
class World {
  time = 0;
  /** @type {FakeSocket[]} */
  sockets = [];
  /** @type {{ at: number, action: () => void }[]} */
  timers = [];
  random = 0.5;
  /** @type {any[]} */
  heard = [];

  constructor() {
    this.connection = new Connection({
      address: () => "ws://server/ws",
      open: (address) => /** @type {any} */ (new FakeSocket(address, this)),
      now: () => this.time,
      after: (seconds, action) => {
        const timer = { at: this.time + seconds, action };
        this.timers.push(timer);
        return timer;
      },
      forget: (timer) => void (this.timers = this.timers.filter((other) => other !== timer)),
      random: () => this.random,
    });
    this.connection.onmessage = (message) => this.heard.push(message);
  }

  get live() {
    return this.sockets.filter((socket) => !socket.closed);
  }

  get last() {
    return this.sockets[this.sockets.length - 1];
  }

  /** @param {number} seconds */
  pass(seconds) {
    const end = this.time + seconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }

  /** Connected and welcomed. */
  joined() {
    this.connection.start();
    this.last.opens();
    this.last.says({ type: "welcome" });
    return this;
  }
}

class FakeSocket {
  readyState = 0;
  closed = false;
  /** @type {any[]} */
  sent = [];
  /** @type {any} */
  onopen;
  /** @type {any} */
  onmessage;
  /** @type {any} */
  onclose;

  /** @param {string} address @param {World} world */
  constructor(address, world) {
    this.address = address;
    world.sockets.push(this);
  }

  opens() {
    this.readyState = 1;
    this.onopen({});
  }

  /** @param {any} message */
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {number} code */
  isClosed(code) {
    this.readyState = 3;
    this.closed = true;
    this.onclose({ code });
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  /** Like a browser's: the event comes much later, if the network is gone. */
  close() {
    this.closed = true;
  }
}

test("messages reach the page, and what is no message does not", () => {
  const world = new World().joined();
  world.last.onmessage({ data: "not JSON" });
  world.last.onmessage({ data: "[]" });
  world.last.says({ type: "batch" });
  assert.deepEqual(world.heard, [{ type: "welcome" }, { type: "batch" }]);
});

test("however often it is started and woken, there is one connection", () => {
  const world = new World();
  for (let round = 0; round < 5; round += 1) {
    world.connection.start();
    world.connection.wake();
    world.pass(0.7);
  }
  assert.equal(world.live.length, 1);
  world.last.opens();
  world.last.isClosed(1006);
  for (let round = 0; round < 5; round += 1) {
    world.connection.wake();
    world.connection.start();
    world.pass(0.7);
  }
  assert.equal(world.live.length, 1);
});

test("it comes back after a back-off below a bound that doubles", () => {
  const world = new World().joined();
  world.random = 0.999;
  const waits = [];
  for (let failure = 0; failure < 6; failure += 1) {
    world.last.isClosed(1006);
    const before = world.time;
    const count = world.sockets.length;
    while (world.sockets.length === count) world.pass(0.01);
    waits.push(world.time - before);
  }
  const bounds = [0.25, 0.5, 1, 2, 2.5, 2.5];
  for (const [index, bound] of bounds.entries()) {
    assert.ok(waits[index] <= bound + 0.011 && waits[index] > bound * 0.9, `${index}: ${waits[index]}`);
  }
});

test("after a welcome the back-off begins anew", () => {
  const world = new World().joined();
  world.random = 0.999;
  for (let failure = 0; failure < 5; failure += 1) {
    world.last.isClosed(1006);
    world.pass(3);
  }
  world.last.opens();
  world.last.says({ type: "welcome" });
  world.last.isClosed(1006);
  world.pass(0.26);
  assert.equal(world.live.length, 1);
});

for (const code of [1002, 1003, 1007, 1009, 4000, 4001, 4002, 4003, 4004]) {
  test(`close code ${code} is for good`, () => {
    const world = new World().joined();
    world.last.isClosed(code);
    world.pass(60);
    world.connection.wake();
    assert.equal(world.connection.phase, "stopped");
    assert.equal(world.connection.stoppedBy, code);
    assert.equal(world.live.length, 0);
  });
}

for (const code of [1000, 1001, 1006, 4100, 4101, 4102, 4103]) {
  test(`close code ${code} comes back after a while`, () => {
    const world = new World().joined();
    world.last.isClosed(code);
    assert.equal(world.live.length, 0);
    world.pass(0.25);
    assert.equal(world.live.length, 1);
  });
}

test("close code 4200 comes back at once, but not in a circle", () => {
  const world = new World().joined();
  world.random = 0.999;
  world.last.isClosed(4200);
  world.pass(0);
  assert.equal(world.live.length, 1);
  world.last.isClosed(4200);
  world.pass(0);
  assert.equal(world.live.length, 0);
});

test("a handshake that hangs is given up", () => {
  const world = new World();
  world.connection.start();
  const [first] = world.sockets;
  world.pass(7);
  assert.equal(first.closed, true);
  assert.equal(world.live.length, 1);
});

test("a wake asks whatever the socket claims, and an answer leaves it alone", () => {
  const world = new World().joined();
  world.pass(4);
  const asked = world.last.sent.length;
  world.connection.wake();
  assert.equal(world.last.sent.length, asked + 1);
  assert.equal(world.last.sent[asked].type, "clock");
  world.last.says({ type: "clock", sent: 4, time: 4 });
  world.pass(3);
  assert.equal(world.sockets.length, 1);
});

test("a socket that is silent after a wake is dropped and replaced at once", () => {
  const world = new World().joined();
  const [dead] = world.sockets;
  world.pass(2.6);
  dead.says({ type: "clock" });
  world.connection.wake();
  world.pass(1.5);
  assert.equal(dead.closed, true);
  assert.equal(world.live.length, 1);
  dead.says({ type: "batch" });
  assert.deepEqual(world.heard.map(({ type }) => type), ["welcome", "clock"]);
});

test("being asked for the time meanwhile gives a silent server no more time", () => {
  const world = new World().joined();
  const [dead] = world.sockets;
  world.pass(2.2);
  world.connection.wake();
  world.pass(1.5);
  assert.equal(dead.sent.length, 2);
  assert.equal(dead.closed, true);
});

test("wakes that come together ask once in two seconds", () => {
  const world = new World().joined();
  for (let event = 0; event < 5; event += 1) world.connection.wake();
  assert.equal(world.last.sent.length, 1);
  world.last.says({ type: "clock" });
  world.pass(2);
  world.last.says({ type: "clock" });
  const asked = world.last.sent.length;
  world.connection.wake();
  assert.equal(world.last.sent.length, asked + 1);
});

test("a wake shortens the wait for the next try", () => {
  const world = new World().joined();
  world.random = 0.999;
  for (let failure = 0; failure < 4; failure += 1) {
    world.last.isClosed(1006);
    world.pass(3);
  }
  world.last.isClosed(1006);
  assert.equal(world.live.length, 0);
  world.connection.wake();
  assert.equal(world.live.length, 1);
});

test("the time is asked for within five seconds and then about once a minute", () => {
  const world = new World().joined();
  world.pass(5);
  assert.equal(world.last.sent.length, 1);
  world.last.says({ type: "clock" });
  world.pass(60);
  assert.equal(world.last.sent.length, 2);
});

test("a silent server is noticed without a wake", () => {
  const world = new World().joined();
  const [dead] = world.sockets;
  world.pass(11);
  assert.equal(dead.closed, true);
});

test("nothing is sent while nobody would hear it", () => {
  const world = new World();
  assert.equal(world.connection.send({ type: "resync" }), false);
  world.joined();
  assert.equal(world.connection.send({ type: "resync" }), true);
});
