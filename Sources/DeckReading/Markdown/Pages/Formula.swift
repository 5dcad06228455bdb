/// Mathematics in TeX, kept away from CommonMark, which would take its signs for emphasis.
struct Formula: Equatable {
  /// Between the dollars, as written.
  var tex: String
  /// Whether it stands by itself, between two dollars each.
  var isDisplay: Bool

  /// After Markdown has taken the backslashes before its own signs.
  var unescaped: Formula {
    var plain = ""
    var rest = tex[...]
    while let backslash = rest.firstIndex(of: "\\") {
      plain += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      guard let sign = rest.first else { return Formula(tex: plain + "\\", isDisplay: isDisplay) }
      plain += "\\`*{}[]()#+-.!_>~|".contains(sign) ? "\(sign)" : "\\\(sign)"
      rest = rest.dropFirst()
    }
    return Formula(tex: plain + rest, isDisplay: isDisplay)
  }

  /// As it was written.
  var source: String { isDisplay ? "$$\(tex)$$" : "$\(tex)$" }

  /// The last private characters, which a deck's text is cleared of, enclose a formula's index.
  static let opener: Unicode.Scalar = "\u{10FFFC}"
  static let closer: Unicode.Scalar = "\u{10FFFD}"

  static func placeholder(_ index: Int) -> String { "\(opener)\(index)\(closer)" }
}

/// Takes formulas out of Markdown by pandoc's rules: a dollar opens one before anything but a blank,
/// and closes it after anything but a blank and before anything but a digit; so `$5 and $10` is none.
struct FormulaScanner {
  /// Whether Markdown's escapes count in them.
  var areEscaped = false
  private(set) var formulas: [Formula] = []

  /// The text of adjoining lines with a placeholder for each formula.
  mutating func withhold(from text: String) -> String {
    guard text.utf8.contains(.dollar) else { return text }
    var kept = ""
    var rest = text[...]
    var start = rest.startIndex
    while let position = rest.utf8.firstIndex(where: { "\\`<]$".utf8.contains($0) }) {
      rest = rest[position...]
      switch text.utf8[position] {
      case UInt8(ascii: "\\"): rest = rest.afterEscape
      case .backtick: rest = CodeSpan.skip(rest)
      case UInt8(ascii: "<"): rest = Self.afterTag(rest)
      case UInt8(ascii: "]"): rest = Self.afterDestination(rest)
      default:
        guard let (formula, after) = Self.formula(at: rest) else {
          rest = rest.afterASCII(1)
          continue
        }
        kept += text[start..<position] + Formula.placeholder(formulas.count)
        formulas.append(areEscaped ? formula.unescaped : formula)
        rest = after
        start = rest.startIndex
      }
    }
    return kept + text[start...]
  }

  static func formula(at text: Substring) -> (Formula, after: Substring)? {
    text.utf8.starts(with: "$$".utf8) ? display(at: text) : inline(at: text)
  }

  private static func display(at text: Substring) -> (Formula, after: Substring)? {
    let content = text.afterASCII(2)
    var rest = content
    while let dollar = nextDollar(in: rest) {
      rest = rest[dollar...]
      if rest.utf8.starts(with: "$$".utf8) {
        let tex = withoutSteps(content[..<dollar]).trimmedOfLines
        return tex.isEmpty ? nil : (Formula(tex: tex, isDisplay: true), rest.afterASCII(2))
      }
      rest = rest.afterASCII(1)
    }
    return nil
  }

  /// Slidev's `{1|3|all}` behind the dollars, which would light up lines.
  private static func withoutSteps(_ tex: Substring) -> Substring {
    let first = tex.prefix { $0 != "\n" }
    guard first.endIndex < tex.endIndex, first.trimmed.hasPrefix("{"), first.trimmed.hasSuffix("}"),
      LineGroup.groups(first.trimmed.dropFirst().dropLast()) != nil
    else { return tex }
    return tex[first.endIndex...]
  }

  private static func inline(at text: Substring) -> (Formula, after: Substring)? {
    let content = text.afterASCII(1)
    guard let first = content.utf8.first, !first.isSpace,
      let dollar = nextDollar(in: content), dollar > content.startIndex,
      !content.utf8[content.utf8.index(before: dollar)].isSpace,
      !content[..<dollar].utf8.contains(.backtick)
    else { return nil }
    let after = content[dollar...].afterASCII(1)
    if let next = after.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= next { return nil }
    return (Formula(tex: String(content[..<dollar]), isDisplay: false), after)
  }

  private static func nextDollar(in text: Substring) -> Substring.Index? {
    var rest = text
    while let position = rest.utf8.firstIndex(where: { "\\$".utf8.contains($0) }) {
      if text.utf8[position] == .dollar { return position }
      rest = rest[position...].afterEscape
    }
    return nil
  }

  /// Behind a tag or an address in angle brackets, else behind the bracket alone.
  private static func afterTag(_ text: Substring) -> Substring {
    let after = text.afterASCII(1)
    guard let byte = after.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20 || "/!".utf8.contains(byte),
      let end = after.utf8.prefix(2_000).firstIndex(of: UInt8(ascii: ">"))
    else { return after }
    return text[text.utf8.index(after: end)...]
  }

  /// Behind the address of a link, in which dollars are its own.
  private static func afterDestination(_ text: Substring) -> Substring {
    guard text.utf8.starts(with: "](".utf8),
      let end = text.utf8.prefix(2_000).firstIndex(of: UInt8(ascii: ")"))
    else { return text.afterASCII(1) }
    return text[text.utf8.index(after: end)...]
  }
}

extension UInt8 {
  fileprivate static let dollar = UInt8(ascii: "$")
  fileprivate var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") }
}
