import Foundation
import PagerProof
import Testing

/// A row of the pager's specification, by the table in `Tests/Vectors/rows.md`.
struct Row: Sendable, CustomTestStringConvertible {
  let number: Int
  let text: String
  let shownBy: String

  var testDescription: String { "\(number): \(text)" }

  /// The vectors that show it.
  var vectors: [String] {
    shownBy.split(separator: "`").map(String.init).filter { $0.hasSuffix(".json") }
  }

  /// The file and the name of the test that shows it, where no vector does.
  var test: (file: String, name: String)? {
    guard vectors.isEmpty, let end = shownBy.range(of: "`: ") else { return nil }
    return (String(shownBy[..<end.lowerBound].dropFirst()), String(shownBy[end.upperBound...]))
  }

  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all: [Row] = {
    let table = tests.appendingPathComponent("Vectors/rows.md")
    let lines = ((try? String(contentsOf: table, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { return nil }
      return Row(number: number, text: cells[1], shownBy: cells[2])
    }
  }()
}

@Suite("Rows of the pager's specification")
struct RowTests {
  @Test func `no row is left out`() {
    #expect(Row.all.map(\.number) == Array(1...182))
    #expect(Set(Row.all.map(\.text)).count == 182)
  }

  @Test(arguments: Row.all.filter { !$0.vectors.isEmpty })
  func `a row holds`(_ row: Row) throws {
    for name in row.vectors {
      let vector = try VectorFile(path: Row.tests.appendingPathComponent("Vectors/\(name)").path)
      #expect(vector.rows.contains(row.number), "\(name) is about other rows")
      try vector.run()
    }
  }

  @Test(arguments: Row.all.filter(\.vectors.isEmpty))
  func `a row that no vector can show has a test of its own`(_ row: Row) throws {
    let test = try #require(row.test)
    let source = try String(
      contentsOf: Row.tests.appendingPathComponent(test.file),
      encoding: .utf8
    )
    #expect(source.contains("func `\(test.name)`("))
  }
}
