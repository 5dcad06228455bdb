import Deck

/// Keeps tables from being too wide and lists and quotes from being too deep: no author means that, and
/// what reads them takes long over it.
enum Structure {
  private static let mostColumns = 100
  private static let deepest = 24

  /// Makes plain text of the lines that go beyond, and says so once of each kind.
  static func limit(_ page: inout PageText) -> [Problem] {
    var problems: [Problem] = []
    var isWide = false
    var isDeep = false
    for index in page.lines.indices where page.lines[index].kind == .text {
      let line = page.lines[index]
      let shape = LineShape(line.text)
      if shape.isDelimiterRow,
        line.text.utf8.count(where: { $0 == UInt8(ascii: "|") }) > mostColumns
      {
        page.lines[index].text = "\\" + shape.body
        if !isWide {
          problems.append(
            page.problem(
              .warning,
              line: line.number,
              "a table of more than \(mostColumns) columns is text"
            )
          )
        }
        isWide = true
      } else if let deep = beyond(shape) {
        page.lines[index].text = line.text[..<deep.startIndex] + "\\" + deep
        if !isDeep {
          problems.append(
            page.problem(
              .warning,
              line: line.number,
              "lists or quotes more than \(deepest) deep are text"
            )
          )
        }
        isDeep = true
      }
    }
    return problems
  }

  /// What follows the signs of as many lists and quotes as there may be, where another begins there.
  private static func beyond(_ line: LineShape) -> Substring? {
    var shape = line
    guard !shape.isRule else { return nil }
    for _ in 0..<deepest {
      if shape.isQuote {
        shape = LineShape(shape.body.dropFirst())
      } else if let item = shape.listItem(interrupting: false) {
        shape = LineShape(item.rest)
      } else {
        return nil
      }
    }
    return shape.isQuote || shape.listItem(interrupting: false) != nil ? shape.body : nil
  }
}
