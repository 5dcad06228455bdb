/// Columns that are filled in any order and stand side by side in their own.
struct Columns {
  private let weights: [Int]
  private var filled: [[MarkdownLine]]
  private var current: Int?

  private static let most = 12

  /// Nil where the weights make no columns.
  init?(_ weights: [Int]) {
    guard (1...Self.most).contains(weights.count), weights.allSatisfy({ (1...1_000).contains($0) })
    else { return nil }
    self.weights = weights
    filled = Array(repeating: [], count: weights.count)
  }

  /// False where there is no such column.
  mutating func enter(_ column: Int) -> Bool {
    guard filled.indices.contains(column) else { return false }
    current = column
    return true
  }

  /// False where no column has been entered.
  mutating func put(_ line: MarkdownLine) -> Bool {
    guard let current else { return false }
    filled[current].append(line)
    return true
  }

  /// All of them, as divisions at a line.
  func lines(at number: Int) -> [MarkdownLine] {
    let line = MarkdownLine(number: number, text: "", kind: .blank)
    let total = weights.reduce(0, +)
    let columns = zip(weights, filled).flatMap { weight, lines in
      [line.division("{.column width=\"\(100 * weight / total)%\"}")] + lines + [line.division()]
    }
    return [line.division("columns")] + columns + [line.division()]
  }
}

extension MarkdownLine {
  /// A line of HTML in its place, apart from what is around it.
  func html(_ text: String) -> MarkdownLine {
    MarkdownLine(number: number, text: "\n\(text)\n", kind: .rawHTML)
  }
}
