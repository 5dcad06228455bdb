// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { takeToken } from "../../web/app/token.js";
import { spoken } from "../../web/dom/talk-time.js";

/** @param {string} hash */
function browser(hash) {
  const kept = new Map();
  /** @type {string[]} */
  const shown = [];
  return {
    kept,
    shown,
    location: /** @type {any} */ ({ hash, pathname: "/remote", search: "?a=1" }),
    history: /** @type {any} */ ({ replaceState: (/** @type {any[]} */ ...entry) => shown.push(entry[2]) }),
    memory: /** @type {any} */ ({
      getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
      setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
    }),
  };
}

test("the token leaves the address and stays with the tab", () => {
  const { location, history, memory, shown } = browser("#token=secret-1");
  assert.equal(takeToken(location, history, memory), "secret-1");
  assert.deepEqual(shown, ["/remote?a=1"]);
  location.hash = "";
  assert.equal(takeToken(location, history, memory), "secret-1");
});

test("without a token there is none, and the address stays", () => {
  const { location, history, memory, shown } = browser("");
  assert.equal(takeToken(location, history, memory), null);
  assert.deepEqual(shown, []);
});

for (const [seconds, text] of /** @type {const} */ ([
  [0, "0:00"], [-3, "0:00"], [59.9, "0:59"], [60, "1:00"], [3599, "59:59"], [3600, "1:00:00"], [7325, "2:02:05"],
])) {
  test(`${seconds} seconds are ${text}`, () => assert.equal(spoken(seconds), text));
}
