/// The ways through a deck.
extension Manifest {
  /// The place of the page to which an `advance` leads that reveals nothing; nil where there is none.
  ///
  /// A whole page skips all pages of its label, which are parts of one frame, but for those that end
  /// the deck. A whole stack leads to the first page of the next one, a page outside of stacks being one
  /// by itself.
  package func neighbour(
    of index: Int,
    _ direction: Intent.Advance.Direction,
    by unit: Intent.Advance.Unit
  ) -> Int? {
    let run =
      switch unit {
      case .step: index...index
      case .page: run(around: index, \.label)
      case .stack: run(around: index, \.stack)
      }
    let beyond = direction == .next ? run.upperBound + 1 : run.lowerBound - 1
    guard let place = wrapped(beyond) else {
      return unit == .page && run.count > 1 ? neighbour(of: index, direction, by: .step) : nil
    }
    guard unit == .stack, direction == .previous else { return place }
    return self.run(around: place, \.stack).lowerBound
  }

  /// Where a page stands in its stack, from 1, and of how many; nil for one outside of stacks.
  package func placeInStack(of index: Int) -> (number: Int, count: Int)? {
    guard pages.indices.contains(index), pages[index].stack != nil else { return nil }
    let run = run(around: index, \.stack)
    return (index - run.lowerBound + 1, run.count)
  }

  /// In a loop the first page follows the last; nil beyond the ends otherwise.
  private func wrapped(_ index: Int) -> Int? {
    if pages.indices.contains(index) { return index }
    guard loops, pages.count > 1 else { return nil }
    return index < 0 ? pages.count - 1 : 0
  }

  /// The pages around one that have the same value and follow each other.
  private func run<Value: Equatable>(
    around index: Int,
    _ value: KeyPath<Page, Value?>
  ) -> ClosedRange<Int> {
    guard let own = pages[index][keyPath: value] else { return index...index }
    var run = index...index
    while run.upperBound + 1 < pages.count, pages[run.upperBound + 1][keyPath: value] == own {
      run = run.lowerBound...run.upperBound + 1
    }
    while run.lowerBound > 0, pages[run.lowerBound - 1][keyPath: value] == own {
      run = run.lowerBound - 1...run.upperBound
    }
    return run
  }
}
