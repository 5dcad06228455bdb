// @ts-check
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { languageNamed, languageNames, partsOf } from "../../web/dom/languages.js";

const { files } = JSON.parse(readFileSync(new URL("../../web/libraries.json", import.meta.url), "utf8"));
const components = "/usr/share/nodejs/prismjs/components.json";

test("every language that is coloured is served, and nothing else", () => {
  const served = Object.keys(files)
    .map((address) => /^lib\/prism\/prism-(.+)\.min\.js$/.exec(address)?.[1])
    .filter((name) => name !== undefined && name !== "core");
  assert.deepEqual(served.sort(), [...languageNames].sort());
});

test("every served file is in its package", () => {
  const missing = Object.values(files).filter((path) => !existsSync(path));
  assert.deepEqual(missing, []);
});

test("every part that the highlighter says a language needs comes before it", () => {
  const { languages } = JSON.parse(readFileSync(components, "utf8"));
  for (const name of languageNames) {
    const parts = partsOf(name);
    for (const part of parts) {
      const required = [languages[part].require ?? []].flat();
      const before = parts.slice(0, parts.indexOf(part));
      assert.ok(required.every((need) => before.includes(need)), `${name}: ${part} needs ${required}`);
    }
  }
});

test("languages are known by what people call them", () => {
  assert.equal(languageNamed("Swift"), "swift");
  assert.equal(languageNamed("js"), "javascript");
  assert.equal(languageNamed("C++"), "cpp");
  for (const strange of ["klingon", "constructor", "__proto__", ""]) assert.equal(languageNamed(strange), null);
});
