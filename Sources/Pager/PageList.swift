extension Pager {
  /// The pages in their order, each once.
  struct PageList: Equatable, Sendable {
    let ids: [PageID]
    private let indices: [PageID: Int]

    /// Makes a list; of a page named twice the first place counts.
    init(_ ids: [PageID]) {
      var seen: Set<PageID> = []
      self.ids = ids.filter { seen.insert($0).inserted }
      indices = Dictionary(uniqueKeysWithValues: zip(self.ids, self.ids.indices))
    }

    var count: Int { ids.count }
    var isEmpty: Bool { ids.isEmpty }

    func contains(_ id: PageID) -> Bool { indices[id] != nil }
    func index(of id: PageID) -> Int? { indices[id] }

    /// The page next to one; a single page has no neighbour even when the ends are joined.
    func neighbour(of id: PageID, _ direction: Direction, wraps: Bool) -> PageID? {
      guard count > 1, let index = indices[id] else { return nil }
      let next = index + direction.rawValue
      if ids.indices.contains(next) { return ids[next] }
      return wraps ? (direction == .forward ? ids.first : ids.last) : nil
    }

    /// The way from one page to another: by index, or the shorter one round, forward if both are.
    func direction(from start: PageID, to end: PageID, wraps: Bool) -> Direction {
      guard let start = indices[start], let end = indices[end] else { return .forward }
      guard wraps else { return end < start ? .backward : .forward }
      let ahead = (end - start + count) % count
      return ahead <= count - ahead ? .forward : .backward
    }

    /// The pages up to `radius` away on both sides, and the page itself, in order.
    func window(around id: PageID, radius: Int, wraps: Bool) -> [PageID] {
      guard let index = indices[id] else { return [] }
      let radius = radius.clamped(to: 0...count)
      let places = index - radius...index + radius
      guard wraps else { return Array(ids[places.clamped(to: 0...count - 1)]) }
      // Beyond all of them the first come again.
      return places.prefix(count).map { ids[($0 + count) % count] }
    }

    /// The page that takes the place of one that an edit removed: the next survivor, else the
    /// previous one, else the first of the new list.
    func replacement(of removed: PageID, in edited: PageList) -> PageID? {
      guard let index = indices[removed] else { return edited.ids.first }
      return ids[index...].first(where: edited.contains)
        ?? ids[..<index].last(where: edited.contains)
        ?? edited.ids.first
    }
  }
}
