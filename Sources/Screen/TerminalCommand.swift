/// What a terminal is told to do.
package enum TerminalCommand: Equatable, Sendable {
  /// Blanks the whole screen.
  case clear
  /// Places the cursor; both count from 0.
  case move(column: Int, row: Int)
  /// Sets how the text that follows looks.
  case style(Style)
  /// Shows text, which moves the cursor.
  case text(String)
}

extension Screen {
  /// The fewest commands that turn `old` into this screen; without `old`, nothing is known of what
  /// the terminal shows.
  package func commands(from old: Screen?) -> [TerminalCommand] {
    var writer = CommandWriter()
    let base: Screen
    if let old, old.size == size {
      base = old
    } else {
      base = Screen(size: size)
      writer.clear()
    }
    for row in 0..<size.rows {
      for column in changedColumns(row, from: base) {
        writer.write(self[column, row], column: column, row: row)
      }
    }
    return writer.finish()
  }

  /// The columns of a row that must be written, short gaps between them included.
  private func changedColumns(_ row: Int, from base: Screen) -> [Int] {
    var columns: [Int] = []
    var isUncertain = false
    for column in 0..<size.columns {
      let (cell, before) = (self[column, row], base[column, row])
      guard cell != before || isUncertain else { continue }
      if let last = columns.last, column - last <= Self.gap {
        columns.append(contentsOf: last + 1..<column)
      }
      columns.append(column)
      // A terminal may have given more columns to a cluster than we did: what follows on the row
      // is written over it.
      isUncertain = isUncertain || cell.glyph.isCluster || before.glyph.isCluster
    }
    return columns
  }

  /// Cells that cost fewer bytes when written again than a cursor's move over them.
  private static let gap = 5
}

/// Collects commands, and leaves out what the terminal's state makes superfluous.
private struct CommandWriter {
  private var commands: [TerminalCommand] = []
  private var text = ""
  private var style: Style?
  /// Where the cursor is; nil if not certain.
  private var cursor: (column: Int, row: Int)?

  mutating func clear() {
    commands = [.style(.plain), .clear]
    style = .plain
  }

  mutating func write(_ cell: Cell, column: Int, row: Int) {
    guard !cell.isCovered else { return }
    let isHere = cursor.map { $0.column == column && $0.row == row } ?? false
    if !isHere {
      flush()
      commands.append(.move(column: column, row: row))
    }
    if style != cell.style {
      flush()
      commands.append(.style(cell.style))
      style = cell.style
    }
    text.append(cell.text)
    cursor = cell.glyph.isCluster ? nil : (column + cell.width, row)
  }

  mutating func finish() -> [TerminalCommand] {
    flush()
    return commands
  }

  private mutating func flush() {
    if !text.isEmpty { commands.append(.text(text)) }
    text = ""
  }
}
