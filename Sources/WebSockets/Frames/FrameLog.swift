/// The newest frames of the `state` lane, each at a position that only grows.
struct FrameLog {
  struct Entry {
    let frame: [UInt8]
    let audience: Audience
    /// Bytes of all frames before this one.
    let offset: UInt64
  }

  private let maxFrames: Int
  private let maxBytes: Int
  private var ring: [Entry?]
  private var bytesEver: UInt64 = 0

  /// Positions of the oldest frame kept, and of the next to come.
  private(set) var start: UInt64 = 0
  private(set) var end: UInt64 = 0

  init(maxFrames: Int, maxBytes: Int) {
    self.maxFrames = max(1, maxFrames)
    self.maxBytes = maxBytes
    // One more than is kept: a frame is added before the oldest is dropped.
    ring = Array(repeating: nil, count: self.maxFrames + 1)
  }

  /// Adds a frame, and drops the oldest ones beyond the bounds; the newest is always kept.
  mutating func append(_ frame: [UInt8], for audience: Audience) {
    ring[index(end)] = Entry(frame: frame, audience: audience, offset: bytesEver)
    bytesEver += UInt64(frame.count)
    end += 1
    while end - start > 1, end - start > maxFrames || bytes(from: start) > maxBytes {
      ring[index(start)] = nil
      start += 1
    }
  }

  /// Forgets all; the next frame gets that position.
  mutating func restart(at position: UInt64) {
    ring = Array(repeating: nil, count: ring.count)
    start = position
    end = position
  }

  /// The frame at a position that is kept.
  subscript(position: UInt64) -> Entry? {
    position >= start && position < end ? ring[index(position)] : nil
  }

  /// Bytes of the frames from a position on that is kept.
  func bytes(from position: UInt64) -> Int {
    self[position].map { Int(bytesEver - $0.offset) } ?? 0
  }

  private func index(_ position: UInt64) -> Int {
    Int(position % UInt64(ring.count))
  }
}
