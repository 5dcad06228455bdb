/// What all viewers must get, byte for byte: each frame of the `state` lane once and in order.
///
/// Of a server that makes its own frames, the first viewer that gets one brings it in, and the audit
/// reads it; of one that hands frames on, whoever publishes does.
struct Transcript {
  private var bytes: [UInt8] = []
  /// Where each frame begins, and the next would.
  private var offsets = [0]
  /// How many viewers have got each frame.
  private(set) var reached: [Int] = []
  /// The revision before the first frame.
  var base: Int?

  var count: Int { reached.count }

  mutating func append(_ frame: some Sequence<UInt8>) {
    bytes += frame
    offsets.append(bytes.count)
    reached.append(0)
  }

  func frame(_ place: Int) -> ArraySlice<UInt8> {
    bytes[offsets[place]..<offsets[place + 1]]
  }

  /// Where the frame at a place ends in what came, if that is the frame.
  func end(of place: Int, in input: [UInt8], at start: Int, end: Int) -> Int? {
    guard place < count else { return nil }
    let (from, length) = (offsets[place], offsets[place + 1] - offsets[place])
    guard end - start >= length, input.isSame(start, as: bytes, from, length) else { return nil }
    return start + length
  }

  mutating func count(_ place: Int) {
    reached[place] += 1
  }
}

/// The newest frames of the `motion` lane, of which any may be missing.
struct Motions {
  private(set) var newest = 0
  private var frames: [(number: Int, revision: Int, bytes: [UInt8])] = []

  /// The number and revision of one that came before.
  func find(_ bytes: [UInt8], _ range: Range<Int>) -> (number: Int, revision: Int)? {
    frames.last {
      $0.bytes.count == range.count && $0.bytes.isSame(0, as: bytes, range.lowerBound, range.count)
    }
    .map { ($0.number, $0.revision) }
  }

  mutating func append(_ frame: ArraySlice<UInt8>, revision: Int) -> Int {
    newest += 1
    frames.append((newest, revision, Array(frame)))
    if frames.count > 64 { frames.removeFirst(32) }
    return newest
  }
}
