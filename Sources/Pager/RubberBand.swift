extension Pager {
  /// How content gives way to a finger that pulls where there is no page.
  struct RubberBand: Equatable, Sendable {
    /// How easily it gives way; 0 is a hard wall.
    var coefficient: Double

    /// Whether it does not give way at all.
    var isHard: Bool { coefficient <= 0 }

    /// The farthest pull, in pages, that a shown position is led back to.
    private static let farthest = 2.0

    /// Where the content is shown for a pull, both signed and in pages; never a whole page off.
    func position(ofPull pull: Double) -> Double {
      let shown = 1 - 1 / (coefficient * pull.magnitude + 1)
      return pull < 0 ? -shown : shown
    }

    /// The pull that shows the content at a position.
    func pull(at position: Double) -> Double {
      guard !isHard else { return 0 }
      let pull = (1 / (1 - min(position.magnitude, 1)) - 1) / coefficient
      return min(pull, Self.farthest) * (position < 0 ? -1 : 1)
    }
  }
}
