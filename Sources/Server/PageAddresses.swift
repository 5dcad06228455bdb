import DeckReading

/// Where a page's pictures and links lead, put into the HTML that was read.
enum PageAddresses {
  /// Puts addresses in the place of `deck-file:<index>`.
  static func addressed(_ html: String, files: [String]) -> String {
    replacing("\"deck-file:", in: html) { value in
      let digits = value.prefix { $0.isASCII && $0.isNumber }
      let file = Int(digits).flatMap { files.indices.contains($0) ? files[$0] : nil }
      return "\"" + (file ?? "") + value[digits.endIndex...]
    }
  }

  /// Puts pages' names in the place of `#deck-page:<index>`; past the last page, that one's.
  static func linked(_ html: String, pages: [String]) -> String {
    replacing("\"#deck-page:", in: html) { index in
      let index = min(Int(index) ?? .max, pages.count - 1)
      return "\"#" + (pages.indices.contains(index) ? HTML.escape(pages[index]) : "")
    }
  }

  /// Puts pages' names in the place of those that their authors call them by.
  static func linked(_ html: String, _ names: [String: String]) -> String {
    replacing("href=\"#", in: html) { name in
      "href=\"#" + (names[PercentCode.decoded(name)].map(HTML.escape) ?? String(name))
    }
  }

  /// Puts something else in the place of a mark and what follows it in its attribute.
  private static func replacing(
    _ mark: String,
    in html: String,
    by text: (Substring) -> String
  ) -> String {
    var result = ""
    var rest = html[...]
    while let found = rest.utf8.firstRange(of: mark.utf8) {
      let value = rest[found.upperBound...]
      let end = value.utf8.firstIndex(of: UInt8(ascii: "\"")) ?? value.endIndex
      result += rest[..<found.lowerBound] + text(value[..<end])
      rest = rest[end...]
    }
    return result + rest
  }
}
