@testable import Console
import FoundationEssentials
import Testing

@Suite("Guide")
struct GuideTests {
  @Test func `the guide lists the keys that there are`() throws {
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/console.md")
    let lines = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(listed == KeyTable.rows.map { "| `\($0.keys)` | \($0.meaning) |" })
  }
}
