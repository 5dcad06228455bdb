import Pager

/// The neighbours of a page as a reader would look them up.
enum NaiveList {
  static func neighbour(
    of page: Pager.PageID,
    in pages: [Pager.PageID],
    _ direction: Pager.Direction,
    loop: Bool
  ) -> Pager.PageID? {
    guard pages.count > 1, let index = pages.firstIndex(of: page) else { return nil }
    let next = index + direction.rawValue
    if loop { return pages[(next + pages.count) % pages.count] }
    return pages.indices.contains(next) ? pages[next] : nil
  }
}

extension Pager.Veto {
  func fits(_ facts: Pager.Transition) -> Bool {
    (from ?? facts.from) == facts.from && (to ?? facts.to) == facts.to
      && (cause ?? facts.cause) == facts.cause
  }
}
