/// The words of a diagram, as their languages write them.
enum DiagramWords {
  private static let longest = 400

  /// Without quotes and markup; `<br>` and `\n` begin a line.
  static func cleaned(_ text: Substring) -> String {
    begin(text, longest).replacing(/<br *\/?>/, with: "\n").replacing(/<[^<>]*>/, with: "")
      .replacing("\\n", with: "\n").filter { $0 != "\"" && $0 != "`" }
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmed }.joined(separator: "\n")
  }

  /// At the most so many signs, of which one may have many above it that combine.
  static func begin(_ text: Substring, _ most: Int) -> String {
    String(Substring(text.unicodeScalars.prefix(most)))
  }

  /// Nil where nothing is left.
  static func label(_ text: Substring?) -> String? {
    text.map(cleaned).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// As a string of Graphviz' language.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
