/// The text of an HTML file, by places in it.
struct RevealSource {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    starts = [0] + ends.map { $0 + 1 }
  }

  /// The number from 1 of the line with a place.
  func line(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// The number of the line on which a part first has more than blanks.
  func line(of range: Range<Int>) -> Int {
    let isBlank = { (byte: UInt8) in byte.isBlank || byte == UInt8(ascii: "\n") }
    return line(at: bytes[range].firstIndex { !isBlank($0) } ?? range.lowerBound)
  }

  /// The lines of a part, which is HTML.
  func lines(_ range: Range<Int>) -> [MarkdownLine] {
    let first = line(at: range.lowerBound)
    let parts = text(range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return parts.enumerated().map { index, part in
      MarkdownLine(number: first + index, text: part, kind: part.trimmed.isEmpty ? .blank : .text)
    }
  }

  /// What stands at a place up to the next tag.
  func rawContent(at position: Int) -> String {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return CommonMark.decodingReferences(text(position..<end)).trimmedOfLines
  }

  /// The Markdown that a section holds: in a template, or as it stands.
  func template(in range: Range<Int>) -> String {
    let whole = text(range)
    for (tag, end) in [("<textarea", "</textarea"), ("<script", "</script")] {
      guard let open = whole.firstRange(of: tag),
        let close = whole[open.upperBound...].firstRange(of: ">"),
        let last = whole[close.upperBound...].firstRange(of: end)
      else { continue }
      let inside = String(whole[close.upperBound..<last.lowerBound])
      return tag == "<textarea" ? CommonMark.decodingReferences(inside) : inside
    }
    return CommonMark.decodingReferences(whole)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
