/// Which pages of a document are part of the show, and where they are in it.
struct ShownSheets {
  /// Places in the document, in order.
  let indices: [Int]
  /// For each page of the document, how many of those before it are shown.
  private let before: [Int]

  /// Shows all where the presenter hides everything.
  init(count: Int, hidden: Set<Int>) {
    let left = (0..<count).filter { !hidden.contains($0) }
    indices = left.isEmpty ? Array(0..<count) : left
    var before: [Int] = []
    var shown = 0
    for index in 0..<count {
      before.append(shown)
      if shown < indices.count, indices[shown] == index { shown += 1 }
    }
    self.before = before
  }

  /// The place in the show of a page of the document, or else of the next one that is shown, or the last.
  func place(of index: Int) -> Int {
    guard !before.isEmpty else { return 0 }
    return min(before[min(max(index, 0), before.count - 1)], indices.count - 1)
  }
}
