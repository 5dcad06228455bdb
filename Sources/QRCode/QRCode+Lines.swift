extension QRCode {
  /// Two rows of modules a line, to be shown dark on light whatever the terminal's colours are.
  ///
  /// The margin is counted in modules: readers ask for 4, and manage with 2.
  package func lines(margin: Int = 4) -> [String] {
    stride(from: -margin, to: size + margin, by: 2).map { row in
      String(
        (-margin..<size + margin).map { Self.blocks[self[$0, row]]?[self[$0, row + 1]] ?? " " }
      )
    }
  }

  /// By whether the upper and then the lower module is dark.
  private static let blocks: [Bool: [Bool: Character]] = [
    false: [false: " ", true: "▄"],
    true: [false: "▀", true: "█"],
  ]
}
