/// The part of a file that present's `.code` shows: `.code -numbers x.go /^func main/,/^}/ HLmain`.
struct PresentCode {
  private(set) var file = ""
  private var isNumbered = false
  private var mark: String?
  private var address = ""

  init(_ words: ArraySlice<String>) {
    var words = words
    while let flag = words.first, flag.hasPrefix("-") {
      isNumbered = isNumbered || flag == "-numbers"
      words.removeFirst()
    }
    file = words.popFirst() ?? ""
    if let last = words.last, last.hasPrefix("HL") {
      mark = last
      words.removeLast()
    }
    address = words.joined(separator: " ")
  }

  /// The lines that the address names, without those that end in OMIT, and what opens them: the language
  /// by the file's name, and which lines stand out.
  func shown(_ lines: [Substring]) -> (info: String, lines: [Substring]) {
    let shown = named(lines).filter { !$0.trimmedEnd.hasSuffix("OMIT") }
    var info = MediaType.fileExtension(file) + (isNumbered ? " {.numberLines}" : "")
    let lit = shown.indices.filter { isLit(shown[$0]) }.map { String($0 + 1) }
    if !lit.isEmpty { info += " {\(lit.joined(separator: ","))}" }
    return (info, shown.map(Self.withoutMark))
  }

  private func named(_ lines: [Substring]) -> ArraySlice<Substring> {
    guard !lines.isEmpty else { return [] }
    let addresses = Self.split(address)
    let first = addresses.isEmpty ? 0 : Self.find(addresses[0], in: lines, from: 0)
    guard let first else { return [] }
    let last =
      switch addresses.count {
      case 0: lines.count - 1
      case 1: first
      default: Self.find(addresses[1], in: lines, from: first + 1) ?? lines.count - 1
      }
    return first <= last ? lines[first...last] : []
  }

  /// A mark with a name counts where the command names it.
  private func isLit(_ line: Substring) -> Bool {
    let text = line.trimmedEnd
    return text.hasSuffix("// HL") || mark.map { text.hasSuffix("// \($0)") } ?? false
  }

  private static func withoutMark(_ line: Substring) -> Substring {
    guard let range = line.firstRange(ofBytes: "// HL") else { return line }
    return line[..<range.lowerBound].trimmedEnd
  }

  /// At the comma between two patterns or numbers.
  private static func split(_ address: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = address[...].trimmed
    while !rest.isEmpty, parts.count < 2 {
      var end: Substring.Index?
      if rest.hasPrefix("/") {
        end = rest.dropFirst().firstIndex(of: "/").map { rest.index(after: $0) }
      } else {
        end = rest.firstIndex(of: ",")
      }
      parts.append(rest[..<(end ?? rest.endIndex)])
      rest = rest[(end ?? rest.endIndex)...].drop { $0 == "," }
    }
    return parts
  }

  /// The line with a number, or the first one with a pattern in it; `$` is the last.
  private static func find(_ address: Substring, in lines: [Substring], from start: Int) -> Int? {
    if address == "$" { return lines.count - 1 }
    if let number = Int(address) { return min(max(1, number), max(1, lines.count)) - 1 }
    let text = address.dropFirst().prefix { $0 != "/" }
    guard address.hasPrefix("/"), !text.isEmpty, start <= lines.count else { return nil }
    let pattern = Pattern(text)
    return lines[start...].firstIndex(where: pattern.matches)
  }

  /// A regular expression as far as decks use it: text, its start and end, and anything between.
  private struct Pattern {
    private let parts: [Substring]
    private let isAtStart: Bool
    private let isAtEnd: Bool

    init(_ text: Substring) {
      isAtStart = text.hasPrefix("^")
      isAtEnd = text.hasSuffix("$")
      let inside = text.dropFirst(isAtStart ? 1 : 0).dropLast(isAtEnd ? 1 : 0)
      var parts: [Substring] = []
      var rest = inside
      while let range = rest.firstRange(ofBytes: ".*") {
        parts.append(rest[..<range.lowerBound])
        rest = rest[range.upperBound...]
      }
      self.parts = (parts + [rest]).map { Substring($0.filter { $0 != "\\" }) }
    }

    func matches(_ line: Substring) -> Bool {
      var rest = line
      for (index, part) in parts.enumerated() where !part.isEmpty {
        guard let range = rest.firstRange(ofBytes: String(part)) else { return false }
        if index == 0, isAtStart, range.lowerBound != line.startIndex { return false }
        rest = rest[range.upperBound...]
      }
      return !isAtEnd || rest.isEmpty
    }
  }
}
