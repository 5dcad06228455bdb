import Testing

/// Sources that break one law each, or none.
@Suite("Layering of Swift")
struct SwiftBreachTests {
  struct Sample: CustomTestStringConvertible {
    let target: String
    let source: String
    var findings: [String] = []
    var path: String?

    var testDescription: String { "\(target): \(source)" }
  }

  private static let manifest: [String: Set<String>] = [
    "Session": ["Pager", "Deck"],
    "Messages": ["Session", "Pager"],
    "WebSockets": ["CLibuv"],
    "Terminal": ["Screen"],
    "DeckReading": ["Deck", "CYAML"],
    "Server": ["Session", "WebSockets"],
    "lectern": ["Commands"],
  ]

  private func findings(_ sample: Sample) -> [String] {
    let file = SwiftFile(
      path: sample.path ?? "Sources/\(sample.target)/Sample.swift",
      target: sample.target,
      source: sample.source
    )
    let laws = ImportLaws(manifest: Self.manifest)
    return (laws.findings(in: file) + PurityLaws.findings(in: file)).map(\.text)
  }

  static let lawful: [Sample] = [
    Sample(target: "Session", source: "package import Pager\nimport Deck"),
    Sample(target: "DeckReading", source: "import FoundationEssentials"),
    Sample(target: "WebSockets", source: "private import CLibuv\nprivate import Glibc"),
    Sample(target: "Server", source: "import Session; import WebSockets"),
    Sample(target: "lectern", source: "import Commands\nimport Glibc"),
    // Words that only look like it.
    Sample(target: "Session", source: "// import Foundation\n/* /* print() */ Date */"),
    Sample(target: "Session", source: #"let a = "import Foundation"; let b = "\"unsafe\"""#),
    Sample(target: "Session", source: "let a = \"\"\"\n  import Foundation \"quoted\"\n  \"\"\""),
    Sample(target: "Session", source: ###"let a = #"\(Date()) " import Foundation"#"###),
    Sample(target: "Session", source: "func print() {}\nself.print(); let import1 = x.import"),
    Sample(target: "Session", source: "let `import Foundation` = 1"),
    Sample(target: "Terminal", source: "unsafe write(1, pointer)"),
    Sample(target: "Terminal", source: "private func f(_ p: UnsafeRawPointer) {}"),
    Sample(target: "Terminal", source: "package func f() { let p: UnsafeRawPointer? = nil }"),
    Sample(
      target: "WebSockets",
      source: "final class Locked: @unchecked Sendable {}",
      path: "Sources/WebSockets/Loop/Locked.swift"
    ),
    Sample(
      target: "WebSockets",
      source: "private import CLibuv\nfinal class Loop: @unchecked Sendable {}"
    ),
  ]

  @Test(arguments: lawful) func `what is lawful passes`(_ sample: Sample) {
    #expect(findings(sample) == [])
  }

  static let imports: [Sample] = [
    Sample(
      target: "Pager",
      source: "import Deck",
      findings: ["Pager imports Deck, which is not beneath it"]
    ),
    Sample(
      target: "Messages",
      source: "import FoundationEssentials",
      findings: ["Messages imports FoundationEssentials"]
    ),
    Sample(
      target: "Session",
      source: "private import Foundation",
      findings: ["Session imports Foundation"]
    ),
    Sample(
      target: "Session",
      source: "package import Foundation.NSDate",
      findings: ["Session imports Foundation"]
    ),
    Sample(
      target: "Session",
      source: "public import struct Foundation.Date",
      findings: ["Session imports Foundation", "Session reads a clock: Date"]
    ),
    Sample(
      target: "Session",
      source: "@testable import Server",
      findings: ["Session imports Server, which is not beneath it"]
    ),
    Sample(
      target: "Session",
      source: "@preconcurrency import Dispatch",
      findings: ["Session imports Dispatch"]
    ),
    Sample(
      target: "Session",
      source: "import Pager; import Glibc",
      findings: ["Session imports Glibc"]
    ),
    Sample(
      target: "Session",
      source: "import\n  WebSockets",
      findings: ["Session imports WebSockets, which is not beneath it"]
    ),
    Sample(
      target: "Session",
      source: "/* a */ import /* b */ Glibc.stdio // c",
      findings: ["Session imports Glibc"]
    ),
    Sample(
      target: "Session",
      source: "import `Foundation`",
      findings: ["Session imports Foundation"]
    ),
    Sample(
      target: "Session",
      source: "import Messages",
      findings: ["Session imports Messages and doesn't declare it"]
    ),
    Sample(
      target: "Session",
      source: "import CLibuv",
      findings: ["Session is no edge and imports the C module CLibuv"]
    ),
    Sample(
      target: "Terminal",
      source: "import WebSockets",
      findings: ["Terminal imports WebSockets, which is not beneath it"]
    ),
    Sample(
      target: "Terminal",
      source: "private import CLibuv",
      findings: ["Terminal imports CLibuv and doesn't declare it"]
    ),
    Sample(
      target: "Terminal",
      source: "import FoundationEssentials",
      findings: ["Terminal imports FoundationEssentials"]
    ),
    Sample(
      target: "WebSockets",
      source: "import Session",
      findings: ["WebSockets imports Session, which is not beneath it"]
    ),
    Sample(
      target: "WebSockets",
      source: "package import CLibuv",
      findings: ["WebSockets hands the C module CLibuv on"]
    ),
    Sample(
      target: "Server",
      source: "import Commands",
      findings: ["Server imports Commands, which is not beneath it"]
    ),
    Sample(
      target: "Server",
      source: "import CLibuv",
      findings: ["Server is no edge and imports the C module CLibuv"]
    ),
    Sample(
      target: "lectern",
      source: "import Server",
      findings: ["lectern imports Server, which is not beneath it"]
    ),
    Sample(target: "Sundries", source: "", findings: ["Sundries is in no layer"]),
  ]

  @Test(arguments: imports) func `an import that breaks a law is found`(_ sample: Sample) {
    #expect(findings(sample) == sample.findings)
  }

  static let words: [Sample] = [
    Sample(
      target: "Pager",
      source: "let now = ContinuousClock.now",
      findings: ["Pager reads a clock: ContinuousClock"]
    ),
    Sample(
      target: "Session",
      source: "try await Task.sleep(for: .seconds(1))",
      findings: ["Session reads a clock: sleep"]
    ),
    Sample(
      target: "Session",
      source: "clock_gettime(CLOCK_MONOTONIC, &now)",
      findings: ["Session reads a clock: clock_gettime"]
    ),
    Sample(
      target: "Session",
      source: #"let a = "at \(Date()) o'clock""#,
      findings: ["Session reads a clock: Date"]
    ),
    Sample(
      target: "Session",
      source: ##"let a = #"\#(f("\(Date())"))"#"##,
      findings: ["Session reads a clock: Date"]
    ),
    Sample(target: "Deck", source: "print(page)", findings: ["Deck does input or output: print"]),
    Sample(
      target: "Deck",
      source: "let a = CommandLine.arguments",
      findings: ["Deck does input or output: CommandLine"]
    ),
    Sample(target: "Deck", source: "unsafe f()", findings: ["Deck is no edge and says unsafe"]),
    Sample(
      target: "Server",
      source: "nonisolated(unsafe) var a = 1",
      findings: ["Server is no edge and says unsafe"]
    ),
    Sample(
      target: "Server",
      source: "@safe struct A {}",
      findings: ["Server is no edge and says safe"]
    ),
    Sample(
      target: "Server",
      source: "var a: OpaquePointer?",
      findings: ["Server is no edge and says OpaquePointer"]
    ),
    Sample(
      target: "Server",
      source: "bytes.withUnsafeBytes { _ in }",
      findings: ["Server is no edge and says withUnsafeBytes"]
    ),
    Sample(
      target: "Server",
      source: "final class A: @unchecked Sendable {}",
      findings: ["Server says @unchecked Sendable"]
    ),
    Sample(
      target: "Terminal",
      source: "final class A: @unchecked Sendable {}",
      findings: ["Terminal says @unchecked Sendable"]
    ),
    Sample(
      target: "Terminal",
      source: "package func f(_ p: UnsafeRawPointer) {}",
      findings: ["Terminal lets UnsafeRawPointer out"]
    ),
    Sample(
      target: "Terminal",
      source: "public var p: OpaquePointer",
      findings: ["Terminal lets OpaquePointer out"]
    ),
    Sample(
      target: "Terminal",
      source: "package init(\n  p: UnsafePointer<Int>\n) {}",
      findings: ["Terminal lets UnsafePointer out"]
    ),
  ]

  @Test(arguments: words) func `a word that breaks a law is found`(_ sample: Sample) {
    #expect(findings(sample) == sample.findings)
  }

  @Test func `a C module that two edges import is found, and one that none does`() {
    func file(_ target: String, _ source: String) -> SwiftFile {
      SwiftFile(path: "Sources/\(target)/Sample.swift", target: target, source: source)
    }
    let files = [
      file("Assets", "import CZlib"), file("QRCode", "private import CZlib\nimport CQREncode"),
    ]
    let findings = ImportLaws.cFindings(modules: ["CZlib", "CQREncode", "CYAML"], in: files)
    #expect(
      findings.map(\.text) == [
        "CZlib is imported by [\"Assets\", \"QRCode\"], not by one edge",
        "CYAML is imported by [], not by one edge",
      ]
    )
  }

  @Test func `a finding names its line`() {
    let file = SwiftFile(
      path: "Sources/Deck/Sample.swift",
      target: "Deck",
      source: "/* one\n two */\nlet a = \"\"\"\n  four\n  \"\"\"\nprint(a)"
    )
    #expect(
      PurityLaws.findings(in: file).map(\.description) == [
        "Sources/Deck/Sample.swift:6: Deck does input or output: print"
      ]
    )
  }

  @Test func `dependencies are read from a manifest`() {
    let manifest = Manifest.dependencies(
      in: """
        .target(name: "A"), // .target(name: "B", dependencies: ["X"]),
        .target(name: "C", dependencies: ["A", "B"]), .target(name: "D", path: "D"),
        .executableTarget(
          name: "e",
          dependencies: [
            "C", /* "D", */
          ]
        ),
        """
    )
    #expect(manifest == ["A": [], "C": ["A", "B"], "D": [], "e": ["C"]])
  }
}
