import Deck
import FoundationEssentials
import Session

/// What was read of a deck, for `lectern check`.
struct CheckReport: Equatable, Sendable, Encodable {
  struct Page: Equatable, Sendable, Encodable {
    var id: String
    var title: String
    var steps: Int
    var notes: String
    /// The file that it is in, if it is one that the deck takes in.
    var file: String?
    /// Where it starts in the file, from 1; for a PDF or a picture its number.
    var line: Int
    /// The stack that it is part of, by a number from 1.
    var stack: Int?
    /// Seconds that it is meant to take.
    var duration: Double?
    /// Seconds after which it turns by itself.
    var autoAdvance: Double?
  }

  struct Problem: Equatable, Sendable, Encodable {
    var file: String?
    var line: Int
    var severity: String
    var text: String
  }

  var title: String
  var dialect: String
  /// What the dialect was recognised by.
  var sign: String?
  /// Seconds that the talk is meant to take, where the deck says so.
  var duration: Double?
  /// Whether the first page follows the last.
  var loops: Bool?
  var pages: [Page]
  var problems: [Problem]

  init(_ deck: Deck) {
    title = deck.title
    dialect = deck.dialect
    sign = deck.dialectSign.map { $0.line > 0 ? "\($0.text) on line \($0.line)" : $0.text }
    pages = deck.pages.map {
      Page(
        id: $0.id.rawValue,
        title: $0.title,
        steps: $0.steps,
        notes: $0.notes,
        file: $0.file,
        line: $0.line,
        stack: $0.stack,
        duration: $0.duration,
        autoAdvance: $0.autoAdvance
      )
    }
    duration = deck.duration
    loops = deck.loops ? true : nil
    problems = deck.problems.map {
      Problem(file: $0.file, line: $0.line, severity: $0.severity.rawValue, text: $0.text)
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
      let file = problem.file.map { Self.beside(path, $0) } ?? path
      let place = problem.line > 0 ? "\(file):\(problem.line)" : file
      return "\(place): \(problem.severity): \(problem.text.withoutControls)"
    }
    let count = pages.count == 1 ? "1 page" : "\(pages.count) pages"
    let reason = sign.map { " because of \($0.withoutControls)" } ?? ""
    let heading = "\(title.withoutControls): \(count), read as \(dialect)\(reason)"
    return ([heading] + [plan].compactMap(\.self) + pageLines + problemLines)
      .joined(separator: "\n")
  }

  /// What the talk is meant to take, and what its pages take together.
  private var plan: String? {
    let planned = pages.compactMap(\.duration)
    let count = planned.count == pages.count ? "its pages" : "\(planned.count) of its pages"
    let total: Double = planned.reduce(0, +)
    let sum = planned.isEmpty ? nil : "\(total.rounded().asTime) on \(count)"
    let parts = [duration?.rounded().asTime, sum].compactMap(\.self)
    return parts.isEmpty ? nil : "  planned: " + parts.joined(separator: ", ")
  }

  /// The path of a file in the folder of the deck at `path`.
  private static func beside(_ path: String, _ file: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return file }
    return path[...slash] + file
  }
}

extension CheckReport.Page {
  fileprivate var remarks: String {
    let remarks = [
      steps > 0 ? (steps == 1 ? "1 step" : "\(steps) steps") : nil, notes.isEmpty ? nil : "notes",
      stack.map { "stack \($0)" }, duration?.rounded().asTime,
      autoAdvance.map { "turns after \(Int($0.rounded(.up))) s" },
    ].compactMap { $0 }
    return remarks.isEmpty ? "" : "  (\(remarks.joined(separator: ", ")))"
  }
}
