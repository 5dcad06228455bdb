/// Text for a terminal of eighty columns.
enum Columns {
  static let width = 80

  /// Two columns, the right one wrapped beneath itself.
  static func table(_ rows: [(left: String, right: String)]) -> [String] {
    let indent = 2 + (rows.map(\.left.count).max() ?? 0) + 2
    return rows.flatMap { row in
      let padding = String(repeating: " ", count: indent - 2 - row.left.count)
      let lines = wrap(row.right, to: width - indent)
      let rest = lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
      return ["  " + row.left + padding + (lines.first ?? "")] + rest
    }
  }

  /// Breaks between words; a word that is too long stands alone.
  static func wrap(_ text: String, to width: Int = Columns.width) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
