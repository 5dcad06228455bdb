import Testing

/// Modules of the browser that break one law each, or none.
@Suite("Layering of the browser's modules")
struct WebBreachTests {
  struct Sample: CustomTestStringConvertible {
    let path: String
    let source: String
    var findings: [String] = []

    var testDescription: String { "\(path): \(source)" }
  }

  private func findings(_ sample: Sample) -> [String] {
    WebLaws.findings(path: sample.path, source: sample.source).map(\.text)
  }

  static let lawful: [Sample] = [
    Sample(path: "pager/pager.js", source: "import { ease } from './curve.js';"),
    Sample(path: "session/fold.js", source: "export { ease } from \"../pager/curve.js\""),
    Sample(path: "app/viewer.js", source: "const net = await import('../net/connection.js')"),
    Sample(path: "session/a.js", source: "// import x from 'x'\n/* Date */ const s = 'from \"x\"'"),
    Sample(path: "session/a.js", source: "const t = `import x from 'x' ${a + '}'} Date`"),
    Sample(path: "session/a.js", source: "const p = /['\"`]/; const d = a / b; /Date/.test(s)"),
    Sample(path: "session/a.js", source: "return { location: 1, name: item.location }"),
    Sample(path: "net/a.js", source: "setTimeout(f, 1)"),
    Sample(path: "pager/a.js", source: "const window = pages.window(id); window.filter(f)"),
  ]

  @Test(arguments: lawful) func `what is lawful passes`(_ sample: Sample) {
    #expect(findings(sample) == [])
  }

  static let breaches: [Sample] = [
    Sample(
      path: "pager/a.js",
      source: "import '../session/fold.js'",
      findings: ["'../session/fold.js' is not beneath pager"]
    ),
    Sample(
      path: "session/a.js",
      source: "import x from '../net/a.js'",
      findings: ["'../net/a.js' is not beneath session"]
    ),
    Sample(
      path: "net/a.js",
      source: "import {\n  x,\n} from\n  '../dom/a.js'",
      findings: ["'../dom/a.js' is not beneath net"]
    ),
    Sample(
      path: "dom/a.js",
      source: "export * from '../app/a.js'",
      findings: ["'../app/a.js' is not beneath dom"]
    ),
    Sample(
      path: "dom/a.js",
      source: "import('../net/a.js')",
      findings: ["'../net/a.js' is not beneath dom"]
    ),
    Sample(
      path: "dom/a.js",
      source: "`${import('../net/a.js')}`",
      findings: ["'../net/a.js' is not beneath dom"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from 'lodash'",
      findings: ["'lodash' is no module of ours beside this one"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from '/dom/a.js'",
      findings: ["'/dom/a.js' is no module of ours beside this one"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from 'https://cdn.example/x.js'",
      findings: ["'https://cdn.example/x.js' is no module of ours beside this one"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from '../dom/a'",
      findings: ["'../dom/a' doesn't end in .js"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from '../../x.js'",
      findings: ["'../../x.js' is not beneath app"]
    ),
    Sample(
      path: "app/a.js",
      source: "import x from '../x.js'",
      findings: ["'../x.js' is not beneath app"]
    ),
    Sample(
      path: "pager/a.js",
      source: "const now = Date.now()",
      findings: ["pager is pure and names Date"]
    ),
    Sample(
      path: "session/a.js",
      source: "const d = a / document.width",
      findings: ["session is pure and names document"]
    ),
    Sample(
      path: "session/a.js",
      source: "`${performance.now()}`",
      findings: ["session is pure and names performance"]
    ),
    Sample(
      path: "pager/a.js",
      source: "window.setTimeout(f)",
      findings: ["pager is pure and names setTimeout"]
    ),
    Sample(
      path: "pager/a.js",
      source: "globalThis.document",
      findings: ["pager is pure and names globalThis"]
    ),
    Sample(path: "stray.js", source: "", findings: ["stray.js is in no layer of the browser"]),
    Sample(path: "vendor/a.js", source: "", findings: ["vendor is in no layer of the browser"]),
  ]

  @Test(arguments: breaches) func `what breaks a law is found`(_ sample: Sample) {
    #expect(findings(sample) == sample.findings)
  }
}
