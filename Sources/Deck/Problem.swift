/// Something odd in a deck, with its place and what to do about it.
package struct Problem: Equatable, Sendable {
  package var severity: Severity
  /// From 1; 0 where no line is to blame.
  package var line: Int
  package var text: String

  package init(_ severity: Severity, line: Int, _ text: String) {
    self.severity = severity
    self.line = line
    self.text = text
  }

  package enum Severity: String, Sendable {
    case note
    case warning
    case error
  }
}
