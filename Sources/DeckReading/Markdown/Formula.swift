/// Mathematics in TeX, kept away from CommonMark, which would take its signs for emphasis.
struct Formula: Equatable {
  /// Between the dollars, as written.
  var tex: String
  /// Whether it stands by itself, between two dollars each.
  var isDisplay: Bool

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
  private(set) var formulas: [Formula] = []

  /// The text of adjoining lines with a placeholder for each formula.
  mutating func withhold(from text: String) -> String {
    guard text.utf8.contains(.dollar) else { return text }
    var kept = ""
    var rest = text[...]
    var start = rest.startIndex
    while let byte = rest.utf8.first {
      let position = rest.startIndex
      switch byte {
      case UInt8(ascii: "\\"): rest = rest.afterEscape
      case .backtick: rest = CodeSpan.skip(rest)
      case UInt8(ascii: "<"): rest = Self.afterTag(rest)
      case UInt8(ascii: "]"): rest = Self.afterDestination(rest)
      case .dollar:
        guard let (formula, after) = Self.formula(at: rest) else {
          rest = rest[rest.utf8.index(after: position)...]
          continue
        }
        kept += text[start..<position] + Formula.placeholder(formulas.count)
        formulas.append(formula)
        rest = after
        start = rest.startIndex
      default: rest = rest[rest.utf8.index(after: position)...]
      }
    }
    return kept + text[start...]
  }

  private static func formula(at text: Substring) -> (Formula, after: Substring)? {
    text.utf8.starts(with: "$$".utf8) ? display(at: text) : inline(at: text)
  }

  private static func display(at text: Substring) -> (Formula, after: Substring)? {
    var rest = text.afterBytes(2)
    let start = rest.startIndex
    while let byte = rest.utf8.first {
      if byte == UInt8(ascii: "\\") {
        rest = rest.afterEscape
      } else if rest.utf8.starts(with: "$$".utf8) {
        let tex = text[start..<rest.startIndex].trimmedOfLines
        return tex.isEmpty ? nil : (Formula(tex: tex, isDisplay: true), rest.afterBytes(2))
      } else {
        rest = rest.afterBytes(1)
      }
    }
    return nil
  }

  private static func inline(at text: Substring) -> (Formula, after: Substring)? {
    var rest = text.afterBytes(1)
    let start = rest.startIndex
    guard let first = rest.utf8.first, !first.isSpace else { return nil }
    var before = first
    while let byte = rest.utf8.first {
      if byte == UInt8(ascii: "\\") {
        rest = rest.afterEscape
      } else if byte == .dollar {
        let after = rest.afterBytes(1)
        let isFollowedByDigit = after.utf8.first.map { (0x30...0x39) ~= $0 } ?? false
        guard !before.isSpace, !isFollowedByDigit, rest.startIndex != start else { return nil }
        return (Formula(tex: String(text[start..<rest.startIndex]), isDisplay: false), after)
      } else {
        rest = rest.afterBytes(1)
      }
      before = byte
    }
    return nil
  }

  /// Behind a tag or an address in angle brackets, else behind the bracket alone.
  private static func afterTag(_ text: Substring) -> Substring {
    let after = text.afterBytes(1)
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
    else { return text.afterBytes(1) }
    return text[text.utf8.index(after: end)...]
  }
}

extension Substring {
  /// What follows its first bytes, which are ASCII or whole characters.
  fileprivate func afterBytes(_ count: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: count)...]
  }

  /// What follows a backslash and the byte that it escapes.
  fileprivate var afterEscape: Substring {
    let after = afterBytes(1)
    return after.utf8.first.map { $0 < 0x80 } ?? false ? after.afterBytes(1) : after
  }
}

extension UInt8 {
  fileprivate static let dollar = UInt8(ascii: "$")
  fileprivate var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") }
}
