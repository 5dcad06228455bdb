/// Finds which page of one version of a deck is which page of another.
struct PageMatching {
  private let old: [Page]
  private let new: [Page]
  /// For each new page its old one.
  private var oldOfNew: [Int?]
  private var isTaken: [Bool]

  /// What pages are recognised by: the same number for the same words, nil for none.
  private struct Keys {
    var old: [Int?]
    var new: [Int?]
  }

  init(old: [Page], new: [Page]) {
    self.old = old
    self.new = new
    oldOfNew = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
  }

  func oldIndex(of newIndex: Int) -> Int? { oldOfNew[newIndex] }

  mutating func match() {
    let names = keys { $0.explicitID }
    let contents = keys { $0.ownContent }
    let titles = keys { $0.ownTitle }
    matchAnywhere(names)
    matchSingle(contents)
    matchBetween(contents)
    matchAnywhere(contents)
    matchSingle(titles)
    matchBetween(titles)
    matchPlaces()
    matchAnywhere(titles)
  }

  private func keys(_ words: (Page) -> String?) -> Keys {
    var numbers: [String: Int] = [:]
    let number = { (page: Page) -> Int? in
      guard let words = words(page) else { return nil }
      let number = numbers[words] ?? numbers.count
      numbers[words] = number
      return number
    }
    return Keys(old: old.map(number), new: new.map(number))
  }

  // MARK: - Steps

  /// Pairs pages whose key is the same, in order.
  private mutating func matchAnywhere(_ keys: Keys) {
    let (olds, news) = left(keys)
    for (key, indices) in news {
      for (oldIndex, newIndex) in zip(olds[key] ?? [], indices) { pair(oldIndex, newIndex) }
    }
  }

  /// Pairs pages whose key no other page that is left has, in either version.
  private mutating func matchSingle(_ keys: Keys) {
    let (olds, news) = left(keys)
    for (key, indices) in news where indices.count == 1 {
      if let found = olds[key], found.count == 1 { pair(found[0], indices[0]) }
    }
  }

  /// Pairs pages with one key that lie between the same neighbours, in order: from both ends first, since an
  /// edit is mostly in one place.
  private mutating func matchBetween(_ keys: Keys) {
    let isSame = { (oldIndex: Int, newIndex: Int) in
      keys.old[oldIndex] != nil && keys.old[oldIndex] == keys.new[newIndex]
    }
    for gap in gaps() {
      var (olds, news) = (gap.olds[...], gap.news[...])
      while let oldIndex = olds.first, let newIndex = news.first, isSame(oldIndex, newIndex) {
        pair(olds.removeFirst(), news.removeFirst())
      }
      while let oldIndex = olds.last, let newIndex = news.last, isSame(oldIndex, newIndex) {
        pair(olds.removeLast(), news.removeLast())
      }
      for index in news {
        guard let found = olds.firstIndex(where: { isSame($0, index) }) else { continue }
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

  // MARK: - What is left

  /// The unpaired pages by their keys, in order.
  private func left(_ keys: Keys) -> (olds: [Int: [Int]], news: [Int: [Int]]) {
    var (olds, news): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for index in old.indices where !isTaken[index] {
      if let key = keys.old[index] { olds[key, default: []].append(index) }
    }
    for index in new.indices where oldOfNew[index] == nil {
      if let key = keys.new[index] { news[key, default: []].append(index) }
    }
    return (olds, news)
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
  /// Of a drawn page that is its words: its number says where it is, and links lead to numbers.
  fileprivate var ownContent: String? {
    switch content {
    case .html(let html): return html
    case .drawn(_, let layer, _, _):
      let words = layer[..<(layer.utf8.firstRange(of: "<a ".utf8)?.lowerBound ?? layer.endIndex)]
      return words.utf8.firstRange(of: "<text".utf8) == nil ? nil : String(words)
    }
  }

  /// What a page is called, unless that is a place in a text; a document has each number once.
  fileprivate var ownTitle: String? {
    guard case .html = content else { return title }
    let number = title.split(separator: " ").last.flatMap { Int($0) }
    return number.map(Page.title(atPlace:)) == title ? nil : title
  }
}
