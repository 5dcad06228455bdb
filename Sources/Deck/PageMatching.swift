/// Finds which page of one version of a deck is which page of another.
struct PageMatching {
  private let old: [Page]
  private let new: [Page]
  /// For each new page its old one.
  private var oldOfNew: [Int?]
  private var isTaken: [Bool]

  init(old: [Page], new: [Page]) {
    self.old = old
    self.new = new
    oldOfNew = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
  }

  func oldIndex(of newIndex: Int) -> Int? { oldOfNew[newIndex] }

  mutating func match() {
    match { $0.explicitID }
    match { $0.ownContent }
    matchTitles()
    matchPlaces()
    match { $0.title }
  }

  // MARK: - Steps

  /// Pairs pages whose key is the same, in order.
  private mutating func match(by key: (Page) -> String?) {
    var candidates: [String: [Int]] = [:]
    for index in old.indices.reversed() where !isTaken[index] {
      if let key = key(old[index]) { candidates[key, default: []].append(index) }
    }
    for index in new.indices where oldOfNew[index] == nil {
      guard let key = key(new[index]), let found = candidates[key]?.popLast() else { continue }
      pair(found, index)
    }
  }

  /// Pairs pages with one title that lie between the same neighbours.
  private mutating func matchTitles() {
    for gap in gaps() {
      var olds = gap.olds[...]
      for index in gap.news {
        guard let found = olds.firstIndex(where: { old[$0].title == new[index].title }) else {
          continue
        }
        pair(olds[found], index)
        olds = olds[(found + 1)...]
      }
    }
  }

  /// Pairs what is left between the same neighbours, in order.
  private mutating func matchPlaces() {
    for gap in gaps() {
      for (oldIndex, newIndex) in zip(gap.olds, gap.news) { pair(oldIndex, newIndex) }
    }
  }

  /// The unpaired pages between each two neighbours that are known and stand in the same order in
  /// both versions.
  private func gaps() -> [(olds: [Int], news: [Int])] {
    var gaps: [(olds: [Int], news: [Int])] = []
    var lower = -1
    var news: [Int] = []
    for index in 0...new.count {
      let neighbour = index == new.count ? old.count : oldOfNew[index]
      guard let upper = neighbour else {
        news.append(index)
        continue
      }
      if !news.isEmpty, lower < upper {
        gaps.append(((lower + 1..<upper).filter { !isTaken[$0] }, news))
      }
      news = []
      lower = upper
    }
    return gaps
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    oldOfNew[newIndex] = oldIndex
    isTaken[oldIndex] = true
  }
}

extension Page {
  /// What a page says, by which it is recognised wherever it moves.
  ///
  /// Nil for a drawn page: its number says where it is and not what it shows.
  fileprivate var ownContent: String? {
    switch content {
    case .html(let html): html
    case .drawn: nil
    }
  }
}
