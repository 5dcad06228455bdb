/// How far a presenter has scrolled a block of the shown page, for everyone.
package struct Scroll: Equatable, Sendable, Codable {
  /// 0 is the page as a whole, or where that fits, the first block on it that scrolls; from 1 on its
  /// blocks of code, in their order.
  package var block: Int
  /// How much of the way that it can be scrolled, from 0 to 1: screens of different sizes agree on it.
  package var share: Double
  /// Steps that were shown of the page.
  package var step: Int

  package init(block: Int, share: Double, step: Int) {
    self.block = block
    self.share = share
    self.step = step
  }

  /// Blocks of one page that are remembered.
  package static let most = 16
}

extension [Scroll] {
  /// Takes the newest in, which stands last; the oldest block is forgotten where there are too many.
  package mutating func take(_ scroll: Scroll) {
    removeAll { $0.block == scroll.block }
    append(scroll)
    if count > Scroll.most { removeFirst(count - Scroll.most) }
  }
}

/// Where scrolling is: the newest one wins, any number may be lost.
package struct ScrollMotion: Equatable, Sendable, Decodable {
  /// The batch that it builds on.
  package var revision: Int
  package var block: Int
  package var share: Double

  package init(revision: Int, block: Int, share: Double) {
    self.revision = revision
    self.block = block
    self.share = share
  }
}
