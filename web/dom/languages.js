// @ts-check

/** The languages of code that are coloured, as the highlighter names them, with what each builds on. */
const languages = {
  ada: "", awk: "", bash: "", batch: "", clike: "", clojure: "", cmake: "", css: "", csv: "",
  diff: "", docker: "", elixir: "", elm: "", erlang: "", fortran: "", git: "", haskell: "", hcl: "",
  ini: "", json: "", julia: "", kotlin: "clike", latex: "", lisp: "", lua: "", makefile: "",
  markup: "", matlab: "", nasm: "", nginx: "", nim: "", nix: "", ocaml: "", pascal: "", perl: "",
  powershell: "", prolog: "", protobuf: "clike", python: "", r: "", regex: "", rust: "", scheme: "",
  solidity: "clike", sql: "", swift: "", systemd: "", toml: "", verilog: "", vhdl: "", vim: "",
  wasm: "", yaml: "", zig: "",
  c: "clike", cpp: "c", crystal: "ruby", csharp: "clike", d: "clike", dart: "clike",
  fsharp: "clike", glsl: "c", go: "clike", graphql: "", groovy: "clike", http: "", java: "clike",
  javascript: "clike", json5: "json", jsx: "markup javascript", markdown: "markup",
  "markup-templating": "markup", objectivec: "c", php: "markup-templating", ruby: "clike",
  scala: "java", tsx: "jsx typescript", typescript: "javascript",
};

/** What people write for them. */
const aliases = {
  "c++": "cpp", "c#": "csharp", console: "bash", cs: "csharp", cxx: "cpp", dockerfile: "docker",
  gawk: "awk", golang: "go", h: "c", hpp: "cpp", hs: "haskell", html: "markup", jl: "julia",
  js: "javascript", kt: "kotlin", make: "makefile", md: "markdown", mjs: "javascript",
  node: "javascript", objc: "objectivec", patch: "diff", pl: "perl", proto: "protobuf",
  ps1: "powershell", py: "python", python3: "python", rb: "ruby", rs: "rust", service: "systemd",
  sh: "bash", shell: "bash", svg: "markup", terraform: "hcl", tex: "latex", tf: "hcl",
  ts: "typescript", xml: "markup", yml: "yaml", zsh: "bash",
};

export const languageNames = Object.keys(languages);

/**
 * @param {string} written as in the deck
 * @returns {string | null} the highlighter's name
 */
export function languageNamed(written) {
  const name = written.toLowerCase();
  if (Object.hasOwn(languages, name)) return name;
  return Object.hasOwn(aliases, name) ? aliases[/** @type {keyof typeof aliases} */ (name)] : null;
}

/**
 * The parts that a language needs, each after what it builds on, itself last.
 * @param {string} name one of `languageNames`
 * @returns {string[]}
 */
export function partsOf(name) {
  const built = languages[/** @type {keyof typeof languages} */ (name)].split(" ").filter(Boolean);
  return [...new Set([...built.flatMap(partsOf), name])];
}
