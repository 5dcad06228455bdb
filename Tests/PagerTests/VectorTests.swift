import Foundation
import PagerProof
import Testing

@Suite("Vectors of the pager and the sheet")
struct VectorTests {
  static let paths = VectorFolder.all.flatMap { (try? $0.files()) ?? [$0.path] }

  @Test(arguments: paths)
  func `a run gives exactly the events and states of its vector`(_ path: String) throws {
    try VectorFile(path: path).run()
  }

  @Test func `the project's own vectors are all there`() throws {
    let counts = try VectorFolder.own.map { try $0.files().count }
    #expect(counts[0] >= 229)
    #expect(counts[1] >= 31)
  }

  /// `../shared` is there where the project was specified, and nowhere else.
  private static let specified = VectorFolder.specified

  @Test(.enabled(if: specified != nil, "needs ../shared/pager/vectors"))
  func `the vectors are those of the specification`() throws {
    let specified = try #require(Self.specified)
    let (pager, sheet) = (VectorFolder.own[0], VectorFolder.own[1])
    for name in ["rows", "clarifications", "walks"] {
      #expect(try pager.contents(in: name) == specified.contents(in: name))
    }
    #expect(try sheet.contents(in: "") == specified.contents(in: "sheet"))
  }

  static let bad = [
    ("{", "no JSON"),
    (#"{"machine": "tabs", "inputs": [{"at": 0}]}"#, "neither pager nor sheet"),
    (#"{"pages": []}"#, "no list of inputs"),
    (#"{"pages": [], "inputs": [{"type": "tick"}]}"#, "step 0: the time"),
    (#"{"inputs": [{"at": 0, "type": "tick"}]}"#, "no list of pages"),
    (
      #"{"pages": [], "configuration": {"lop": true}, "inputs": [{"at": 0, "type": "tick"}]}"#,
      "lop = true"
    ),
    (#"{"pages": [], "inputs": [{"at": 0, "type": "leap"}]}"#, "step 0, not an input of the pager"),
    (
      #"{"pages": ["A"], "inputs": [{"at": 0, "type": "close", "events": []}]}"#,
      "step 0, events\n  expected []\n  actual   [{"
    ),
  ]

  @Test(arguments: bad)
  func `a bad vector is told by its name, with what is wrong`(
    content: String,
    problem: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("bad.json").path
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    let report = VectorReport([VectorFolder(path: folder.path)])
    #expect(report.passed == 0 && report.problems.count == 1)
    let text = report.problems.first?.description ?? ""
    #expect(text.hasPrefix(path) && text.contains(problem), "\(text)")
  }

  @Test func `a folder without vectors, or that is none, is told by its name`() {
    for path in ["/nowhere", "\(VectorFolder.own[0].path)/../../Proof"] {
      let report = VectorReport([VectorFolder(path: path)])
      #expect(report.problems.map(\.description).contains { $0.hasPrefix("\(path): no ") })
    }
  }
}
