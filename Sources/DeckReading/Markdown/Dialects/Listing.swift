/// Code among a page's lines: between fences, or by indentation.
struct Listing {
  /// The lines that it takes, its fences included.
  var range: Range<Int>
  /// The line that opens it; nil for code by indentation.
  var fence: LineShape.Fence?

  /// All on a page, in order.
  static func all(in lines: [MarkdownLine]) -> [Listing] {
    var listings: [Listing] = []
    var start: Int?
    var opener: LineShape.Fence?
    func end(at index: Int) {
      if let first = start { listings.append(Listing(range: first..<index, fence: opener)) }
      (start, opener) = (nil, nil)
    }
    for (index, line) in lines.enumerated() {
      guard line.kind == .code else {
        if line.kind != .blank || opener != nil { end(at: index) }
        continue
      }
      let fence = LineShape(line.text).fence
      if let open = opener {
        // What was never closed has its end in its last line.
        let isLast = fence?.closes(open) ?? false || line.text.utf8.contains(UInt8(ascii: "\n"))
        if isLast { end(at: index + 1) }
      } else if let fence, start == nil || LineShape(line.text).indent < 4 {
        end(at: index)
        (start, opener) = (index, fence)
      } else {
        start = start ?? index
      }
    }
    end(at: lines.count)
    return listings
  }

  /// The lines between its fences.
  var inside: Range<Int> {
    guard fence != nil else { return range }
    return range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
  }
}

extension [MarkdownLine] {
  /// Puts other lines in place of each listing for which `change` gives some.
  mutating func replaceListings(_ change: (Listing, [MarkdownLine]) -> [MarkdownLine]?) {
    var lines: [MarkdownLine] = []
    var end = 0
    for listing in Listing.all(in: self) {
      guard let changed = change(listing, self) else { continue }
      lines += self[end..<listing.range.lowerBound] + changed
      end = listing.range.upperBound
    }
    if end > 0 { self = lines + self[end...] }
  }
}

extension MarkdownLine {
  /// The same line with another info behind its fence.
  func opening(_ info: some StringProtocol) -> MarkdownLine {
    let marks = text.utf8.prefix { $0 == .backtick || $0 == UInt8(ascii: "~") || $0.isBlank }
    var line = self
    line.text = text[..<marks.endIndex].trimmedEnd + info
    return line
  }
}
