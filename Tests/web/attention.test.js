import assert from "node:assert/strict";
import { test } from "node:test";
import { Attention } from "../../web/app/attention.js";

test("what a viewer is at is told when it changes, and again over a new connection", () => {
  const said = [];
  let open = true;
  const attention = new Attention(({ type, value }) => {
    assert.equal(type, "attention");
    if (open) said.push(value);
    return open;
  });
  attention.show(false, false);
  attention.show(true, false);
  attention.show(true, false);
  attention.show(true, true);
  open = false;
  attention.show(false, false);
  open = true;
  attention.show(false, false);
  attention.show(true, true);
  attention.begin();
  attention.show(true, true);
  assert.deepEqual(said, ["browsing", "away", "following", "away", "away"]);
});
