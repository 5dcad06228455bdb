import Deck
import FoundationEssentials

/// What was read of a deck, for `lectern check`.
struct CheckReport: Equatable, Sendable, Encodable {
  struct Page: Equatable, Sendable, Encodable {
    var id: String
    var title: String
    var steps: Int
    var notes: String
    /// Where it starts in the file, from 1; for a PDF or a picture its number.
    var line: Int
  }

  struct Problem: Equatable, Sendable, Encodable {
    var line: Int
    var severity: String
    var text: String
  }

  var title: String
  var dialect: String
  var pages: [Page]
  var problems: [Problem]

  init(_ deck: Deck) {
    title = deck.title
    dialect = deck.dialect
    pages = deck.pages.map {
      Page(id: $0.id.rawValue, title: $0.title, steps: $0.steps, notes: $0.notes, line: $0.line)
    }
    problems = deck.problems.map {
      Problem(line: $0.line, severity: $0.severity.rawValue, text: $0.text)
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Problems read as a compiler's: `talk.md:12: warning: …`.
  func text(_ path: String) -> String {
    let width = String(pages.count).count
    let pageLines = pages.enumerated().map { index, page in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      return "  \(padding)\(number)  \(page.title.withoutControls)\(page.remarks)"
    }
    let problemLines = problems.map { problem in
      let place = problem.line > 0 ? "\(path):\(problem.line)" : path
      return "\(place): \(problem.severity): \(problem.text.withoutControls)"
    }
    let count = pages.count == 1 ? "1 page" : "\(pages.count) pages"
    return (["\(title.withoutControls): \(count), read as \(dialect)"] + pageLines + problemLines)
      .joined(separator: "\n")
  }
}

extension CheckReport.Page {
  fileprivate var remarks: String {
    let remarks = [
      steps > 0 ? (steps == 1 ? "1 step" : "\(steps) steps") : nil, notes.isEmpty ? nil : "notes",
    ].compactMap { $0 }
    return remarks.isEmpty ? "" : "  (\(remarks.joined(separator: ", ")))"
  }
}
