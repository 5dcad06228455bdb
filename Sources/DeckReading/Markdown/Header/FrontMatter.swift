import Deck

/// What a deck says about itself between `---` on its first line and the next `---` or `...`.
enum FrontMatter {
  /// A header longer than this is none.
  private static let longest = 500

  /// The settings, and how many lines they take: none where the deck begins with a separator.
  static func read(_ lines: [Substring], _ problems: inout [Problem]) -> (DeckSettings, Int) {
    guard let end = end(of: lines) else { return (DeckSettings(), 0) }
    let text = lines[1..<end].joined(separator: "\n")
    do {
      switch try YAML.parse(text) {
      case .mapping(let entries):
        return (DeckSettings(entries, &problems), end + 1)
      case nil where lines[1..<end].allSatisfy({ LineShape($0).isBlank }):
        return (DeckSettings(), end + 1)
      default:
        return (DeckSettings(), 0)
      }
    } catch {
      guard looksLikeHeader(lines[1..<end]) else { return (DeckSettings(), 0) }
      problems.append(
        Problem(
          .warning,
          line: error.line + 1,
          "the deck's header is not YAML; its lines are taken one by one: \(error.reason)"
        )
      )
      return (DeckSettings(KeyLines.read(lines[1..<end]), &problems), end + 1)
    }
  }

  private static func end(of lines: [Substring]) -> Int? {
    guard let first = lines.first, isMark(first, "---") else { return nil }
    return lines.prefix(longest).indices.dropFirst().first { index in
      isMark(lines[index], "---") || isMark(lines[index], "...")
    }
  }

  static func isMark(_ line: Substring, _ mark: String) -> Bool {
    line.hasPrefix(mark) && line.utf8.dropFirst(mark.utf8.count).allSatisfy(\.isBlank)
  }

  /// Whether the first line that says something is `key: value` and not Markdown.
  private static func looksLikeHeader(_ lines: ArraySlice<Substring>) -> Bool {
    guard
      let line = lines.first(where: { !LineShape($0).isBlank && $0.utf8.first != UInt8(ascii: "#") }
      ),
      let colon = line.firstIndex(of: ":"), colon != line.startIndex
    else { return false }
    return line[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }
}
