/// Something odd in a deck, with its place and what to do about it.
package struct Problem: Hashable, Sendable {
  package var severity: Severity
  /// The file to blame, if it is one that the deck takes in; relative to the deck's folder.
  package var file: String?
  /// From 1; 0 where no line is to blame.
  package var line: Int
  package var text: String

  package init(_ severity: Severity, file: String? = nil, line: Int, _ text: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.text = text
  }

  package enum Severity: String, Sendable {
    case note
    case warning
    case error
  }
}
