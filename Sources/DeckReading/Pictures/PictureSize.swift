/// The measures that a picture tells of itself in its first bytes.
struct PictureSize: Equatable {
  var width: Int
  var height: Int
  /// Whether it has several frames, or may have.
  var moves = false

  /// More than any screen or camera has: a picture of a few bytes can claim to be of any size.
  private static let mostPixels = 200_000_000
  private static let longestSide = 32_767

  /// Nil where the bytes don't tell.
  ///
  /// Of which kind they are is told by themselves: browsers don't believe a name either.
  init?(_ bytes: [UInt8], mediaType: String) {
    guard mediaType.hasPrefix("image/") else { return nil }
    let reader = ByteReader(bytes: bytes)
    let size =
      Self.png(reader) ?? Self.gif(reader) ?? Self.jpeg(reader) ?? Self.webp(reader)
      ?? Self.avif(reader)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self = size
  }

  private init(_ width: Int, _ height: Int, moves: Bool = false) {
    self.width = width
    self.height = height
    self.moves = moves
  }

  /// What is wrong with a picture that is too large to be shown.
  var trouble: String? {
    // Sides that are too long come first: the product of two such may be more than a number can be.
    guard max(width, height) > Self.longestSide || width * height > Self.mostPixels else {
      return nil
    }
    let most = "\(Self.mostPixels / 1_000_000) million pixels, and \(Self.longestSide) on a side"
    return "is \(width) × \(height) pixels large; at most \(most), can be shown"
  }

  // MARK: - Kinds

  private static func png(_ bytes: ByteReader) -> PictureSize? {
    guard bytes.has("IHDR", at: 12), let width = bytes.number(at: 16, count: 4),
      let height = bytes.number(at: 20, count: 4)
    else { return nil }
    return PictureSize(width, height, moves: bytes.find("acTL", in: 33..<4_096) != nil)
  }

  private static func gif(_ bytes: ByteReader) -> PictureSize? {
    guard bytes.has("GIF8", at: 0), let width = bytes.little(at: 6, count: 2),
      let height = bytes.little(at: 8, count: 2)
    else { return nil }
    return PictureSize(width, height, moves: true)
  }

  /// From segment to segment, up to the one that begins a frame.
  private static func jpeg(_ bytes: ByteReader) -> PictureSize? {
    guard bytes.number(at: 0, count: 2) == 0xFFD8 else { return nil }
    var place = 2
    while let mark = bytes.number(at: place, count: 2), mark >= 0xFF00 {
      if mark == 0xFFFF {
        place += 1
        continue
      }
      if 0xFFC0...0xFFCF ~= mark, ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark) {
        guard let height = bytes.number(at: place + 5, count: 2),
          let width = bytes.number(at: place + 7, count: 2)
        else { return nil }
        return PictureSize(width, height)
      }
      guard let length = bytes.number(at: place + 2, count: 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: ByteReader) -> PictureSize? {
    if bytes.has("VP8X", at: 12), let width = bytes.little(at: 24, count: 3),
      let height = bytes.little(at: 27, count: 3), let flags = bytes.number(at: 20, count: 1)
    {
      return PictureSize(width + 1, height + 1, moves: flags & 2 != 0)
    }
    if bytes.has("VP8L", at: 12), let bits = bytes.little(at: 21, count: 4) {
      return PictureSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard bytes.has("VP8 ", at: 12), let width = bytes.little(at: 26, count: 2),
      let height = bytes.little(at: 28, count: 2)
    else { return nil }
    return PictureSize(width & 0x3FFF, height & 0x3FFF)
  }

  /// The first box that tells the extent of a picture.
  private static func avif(_ bytes: ByteReader) -> PictureSize? {
    guard bytes.has("ftyp", at: 4), let box = bytes.find("ispe", in: 8..<65_536),
      let width = bytes.number(at: box + 8, count: 4),
      let height = bytes.number(at: box + 12, count: 4)
    else { return nil }
    return PictureSize(width, height, moves: bytes.has("avis", at: 8))
  }
}

/// Looks at bytes that may end early.
private struct ByteReader {
  let bytes: [UInt8]

  /// The most significant byte first.
  func number(at place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The least significant byte first.
  func little(at place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ word: String, at place: Int) -> Bool {
    place <= bytes.count && bytes[place...].starts(with: word.utf8)
  }

  func find(_ word: String, in range: Range<Int>) -> Int? {
    let part = range.clamped(to: 0..<bytes.count)
    return bytes[part].firstRange(of: Array(word.utf8))?.lowerBound
  }
}
