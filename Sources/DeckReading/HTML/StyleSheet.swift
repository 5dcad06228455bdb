/// An author's CSS, as far as it says how elements look in their places.
///
/// That is rules of plain selectors and harmless properties; nothing of it leaves its page.
struct StyleSheet: Equatable {
  struct Rule: Equatable {
    var selector: StyleSelector
    var declarations: [Declaration]
  }

  struct Declaration: Equatable {
    var property: String
    var value: String
  }

  /// What has no place here.
  struct Refused: Equatable {
    /// As the author wrote it, or how that begins.
    var words: String
    /// From 1, within the text.
    var line: Int
  }

  private(set) var rules: [Rule] = []
  private(set) var refused: [Refused] = []
  let lengths: StyleLengths
  /// Whether classes are declarations by themselves; see ``UtilityClass``.
  let usesClasses: Bool
  /// What the page's own properties stand for.
  private var variables: [String: String] = [:]

  /// Bytes that are still read.
  private var left = mostBytes
  private static let mostBytes = 256 << 10
  private static let mostRules = 500
  private static let mostRefused = 8
  /// Bytes of a value; no longer one is harmless.
  private static let longestValue = 400

  init(_ lengths: StyleLengths = StyleLengths(), usesClasses: Bool = false) {
    self.lengths = lengths
    self.usesClasses = usesClasses
  }

  /// Knows what another one's variables stand for, but for those that it has itself.
  mutating func inherit(from other: StyleSheet) {
    variables.merge(other.variables) { own, _ in own }
  }

  mutating func take(_ css: String) {
    let taken = css.utf8.count > left ? String(decoding: css.utf8.prefix(left), as: UTF8.self) : css
    left -= taken.utf8.count
    var rest = Self.withoutComments(taken[...])[...]
    var line = 1
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let prelude = rest[..<open]
      let block = rest[open] == "{" ? Self.block(rest[open...]) : rest[open..<open]
      let first = line + Self.lines(prelude.prefix(while: \.isWhitespace))
      guard rules.count < Self.mostRules else {
        return refuse("what follows \(rules.count) rules", first)
      }
      if block.isEmpty || prelude.trimmedOfLines.hasPrefix("@") {
        refuse(prelude.trimmedOfLines, first)
      } else {
        take(prelude, block.dropFirst(), first)
      }
      line += Self.lines(prelude) + Self.lines(block)
      rest = rest[block.endIndex...].dropFirst()
    }
    if taken.utf8.count < css.utf8.count {
      refuse("what is beyond \(Self.mostBytes >> 10) KiB", line)
    }
  }

  private mutating func refuse(_ words: String, _ line: Int) {
    guard !words.isEmpty, refused.count < Self.mostRefused else { return }
    let begin = words.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60)
    refused.append(Refused(words: String(begin), line: line))
  }

  private static func lines(_ text: Substring) -> Int { text.count { $0.isNewline } }

  /// From a brace to before the one that closes it.
  private static func block(_ text: Substring) -> Substring {
    var depth = 0
    let end = text.firstIndex { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  private static func withoutComments(_ css: Substring) -> String {
    var text = ""
    var rest = css
    while let open = rest.firstRange(ofBytes: "/*") {
      text += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(ofBytes: "*/") else { return text }
      // What follows stays on its line.
      text += " " + rest[..<close.lowerBound].filter(\.isNewline)
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  // MARK: - Rules

  private mutating func take(_ prelude: Substring, _ block: Substring, _ line: Int) {
    let written = block.split(separator: ";").prefix(64).compactMap(Self.declaration)
    for (name, value) in written where name.hasPrefix("--") && variables.count < Self.mostRules {
      variables[name] = value
    }
    let looks = written.filter { !$0.name.hasPrefix("--") }
    let kept = looks.compactMap { name, value in
      harmless(name, value).map { Declaration(property: name, value: $0) }
    }
    for words in prelude.split(separator: ",").prefix(32) {
      guard let selector = StyleSelector(words) else {
        refuse(words.trimmedOfLines, line)
        continue
      }
      let declarations = kept.flatMap { shown($0, by: selector) }
      if declarations.isEmpty, !looks.isEmpty {
        refuse("\(words.trimmedOfLines) {\(block)}", line)
      } else if !declarations.isEmpty, rules.count < Self.mostRules {
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  private static func declaration(_ text: Substring) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].trimmedOfLines.lowercased()
    var value = text[colon...].dropFirst().trimmedOfLines
    if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmedOfLines }
    return name.isEmpty || value.isEmpty ? nil : (name, value)
  }

  /// The value of a declaration on a page of ours; nil where it would do harm.
  private func harmless(_ name: String, _ written: String) -> String? {
    guard written.utf8.count <= Self.longestValue, var value = resolved(written),
      value.utf8.count <= Self.longestValue
    else { return nil }
    if name == "font-family" { value = value.filter { $0 != "\"" && $0 != "'" } }
    value = lengths.scaled(value)
    return StyleFilter.keeps(name, value) ? value : nil
  }

  /// What a declaration comes to on what is selected.
  private func shown(_ declaration: Declaration, by selector: StyleSelector) -> [Declaration] {
    if selector.isPage { return StyleOfPage.declarations(declaration.property, declaration.value) }
    guard declaration.property == "font-size" else { return [declaration] }
    return [Declaration(property: "font-size", value: fitted(declaration.value, selector))]
  }

  /// With the values of the variables in it; nil where one has none.
  private func resolved(_ value: String) -> String? {
    var text = ""
    var rest = value[...]
    while let open = rest.firstRange(ofBytes: "var(") {
      text += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: ")") else { return nil }
      let parts = rest[..<close].split(separator: ",", maxSplits: 1).map(\.trimmed)
      guard let name = parts.first,
        let found = variables[String(name)] ?? parts.dropFirst().first.map(String.init)
      else { return nil }
      guard text.utf8.count + found.utf8.count <= Self.longestValue else { return nil }
      text += found
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }

  /// A size of letters that still gives way where a page holds too much.
  private func fitted(_ size: String, _ selector: StyleSelector) -> String {
    let isPlain = size.prefix { $0.isNumber || $0 == "." }.count > 0 && !size.contains(" ")
    guard isPlain else { return size }
    var factors: [String] = size.hasSuffix("px") ? ["var(--fit, 1)"] : []
    if selector.name == "pre" || selector.name == "table" { factors.append("var(--fit-width, 1)") }
    if selector.name == "pre" { factors.append("var(--fit-code, 1)") }
    return factors.isEmpty ? size : "calc(\(([size] + factors).joined(separator: " * ")))"
  }
}
