import Screen

/// A terminal that does as it is told, on a grid.
struct VirtualTerminal {
  private let size: Size
  private var texts: [String]
  private(set) var styles: [Style]
  private var style = Style.plain
  private var column = 0
  private var row = 0

  init(size: Size) {
    self.size = size
    texts = Array(repeating: "?", count: size.columns * size.rows)
    styles = Array(repeating: .plain, count: size.columns * size.rows)
  }

  var lines: [String] {
    (0..<size.rows).map { row in
      let text = texts[row * size.columns..<(row + 1) * size.columns].joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  mutating func execute(_ commands: [TerminalCommand]) {
    for command in commands {
      switch command {
      case .clear:
        texts = texts.map { _ in " " }
        styles = styles.map { _ in style }
      case .move(let column, let row):
        self.column = column
        self.row = row
      case .style(let style): self.style = style
      case .text(let text): text.forEach { write($0) }
      }
    }
  }

  private mutating func write(_ character: Character) {
    let width = String(character).displayWidth
    for offset in 0..<width {
      texts[row * size.columns + column + offset] = offset == 0 ? String(character) : ""
      styles[row * size.columns + column + offset] = style
    }
    column += width
  }
}
