import Messages
import Session

/// Scrolling what is longer than the page, for everyone.
extension ConsoleModel {
  /// Down or up by half of what is seen, as far as that can be told without a browser.
  mutating func scrollPage(_ direction: Intent.Advance.Direction, now: Double) -> [Action] {
    guard let live, let page = live.page(live.session.page) else { return [] }
    let told = live.session.scrolls.last.map { (block: $0.block, share: $0.share) }
    let last = scrolled ?? told
    let way = Self.half(of: page) * (direction == .next ? 1 : -1)
    let share = min(max((last?.share ?? 0) + way, 0), 1)
    let scroll = Intent.Scroll(page: page.id, block: last?.block ?? 0, share: share)
    return ask(.scroll(scroll), .scroll(scroll), now: now)
  }

  /// What is asked for already of the settled page.
  private var scrolled: (block: Int, share: Double)? {
    requests.latest { purpose in
      guard case .scroll(let scroll) = purpose, scroll.page == live?.session.page else {
        return nil
      }
      return (scroll.block, scroll.share)
    }
  }

  /// Half of what is seen, as a share of the way that can be scrolled.
  private static func half(of page: Manifest.Page) -> Double {
    guard let length = page.length, length > 1 else { return 0.5 }
    return min(max(0.5 / (length - 1), 0.01), 1)
  }
}
