/// One range of bytes that a request asks for, as browsers do for films.
struct ByteRange: Equatable {
  let range: Range<Int>

  /// Nil where the header asks for nothing that can be given of `count` bytes; several ranges at
  /// once are answered by the whole.
  init?(_ header: String, count: Int) {
    guard header.hasPrefix("bytes="), !header.contains(",") else { return nil }
    let ends = header.dropFirst(6).split(
      separator: "-",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard ends.count == 2 else { return nil }
    let (first, last) = (Int(ends[0]), Int(ends[1]))
    switch (first, last) {
    case (nil, let length?) where ends[0].isEmpty && length > 0:
      range = max(0, count - length)..<count
    case (let first?, nil) where ends[1].isEmpty && first >= 0 && first < count:
      range = first..<count
    case (let first?, let last?) where first >= 0 && first < count && last >= first:
      range = first..<min(last, count - 1) + 1
    default: return nil
    }
  }
}
