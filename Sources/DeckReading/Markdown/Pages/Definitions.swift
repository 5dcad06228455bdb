/// Link references and footnotes, which pages use wherever in the deck they are defined.
struct Definitions {
  /// By label, brackets left out, in lower case; of two with one label the first holds.
  private var lines: [String: Substring] = [:]

  /// Bytes of a line that goes to all pages which use it.
  private static let longest = 4_000
  /// Bytes that may still go to pages.
  private var left = 4 << 20

  init() {}

  init(in text: ScannedMarkdown) {
    for line in text.lines where line.kind == .definition && line.text.utf8.count <= Self.longest {
      guard let label = Self.label(defining: line) else { continue }
      if lines[label] == nil { lines[label] = line.text }
    }
  }

  /// What `page` uses and does not define itself, as lines to put at its end.
  mutating func missing(on page: [MarkdownLine]) -> [Substring] {
    guard !lines.isEmpty else { return [] }
    var labels: Set<String> = []
    var found: [Substring] = []
    for line in page where line.kind == .definition {
      if let label = Self.label(defining: line) { labels.insert(label) }
    }
    for line in page where line.kind != .code && line.kind != .rawHTML {
      for label in Self.labels(in: line.text) where labels.insert(label).inserted {
        guard let definition = lines[label], definition.utf8.count <= left else { continue }
        left -= definition.utf8.count
        found.append(definition)
      }
    }
    return found
  }

  private static func label(defining line: MarkdownLine) -> String? {
    labels(in: line.text).first
  }

  /// What stands between brackets that hold no others.
  private static func labels(in text: Substring) -> [String] {
    var labels: [String] = []
    var rest = text
    while let close = rest.utf8.firstIndex(of: UInt8(ascii: "]")) {
      if let open = rest[..<close].utf8.lastIndex(of: UInt8(ascii: "[")) {
        labels.append(rest[rest.utf8.index(after: open)..<close].lowercased())
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return labels
  }
}
