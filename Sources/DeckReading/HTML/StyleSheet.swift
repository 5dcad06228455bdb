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

  private(set) var rules: [Rule] = []
  /// What has no place here, as the author wrote it.
  private(set) var leftAside: [String] = []
  let lengths: StyleLengths
  /// Whether classes are declarations by themselves; see ``UtilityClass``.
  let usesClasses: Bool
  /// What the page's own properties stand for.
  private var variables: [String: String] = [:]

  /// Bytes that are still read.
  private var left = 256 << 10
  private static let mostRules = 500
  private static let mostAside = 8
  /// Bytes of a value with those of variables in it.
  private static let longest = 400

  init(_ lengths: StyleLengths = StyleLengths(), usesClasses: Bool = false) {
    self.lengths = lengths
    self.usesClasses = usesClasses
  }

  mutating func take(_ css: String) {
    let taken = css.prefix(max(0, left))
    left -= taken.utf8.count
    var rest = Self.withoutComments(taken)[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }),
      rules.count < Self.mostRules
    {
      let prelude = rest[..<open].trimmedOfLines
      guard rest[open] == "{" else {
        leave(prelude)
        rest = rest[open...].dropFirst()
        continue
      }
      let block = Self.block(rest[open...])
      rest = rest[block.endIndex...].dropFirst()
      if prelude.hasPrefix("@") {
        leave(prelude)
      } else {
        take(prelude, block.dropFirst())
      }
    }
  }

  private mutating func leave(_ words: String) {
    guard !words.isEmpty, leftAside.count < Self.mostAside else { return }
    leftAside.append(String(words.prefix { $0 != "\n" }.prefix(40)))
  }

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
      text += rest[..<open.lowerBound] + " "
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(ofBytes: "*/") else { return text }
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  // MARK: - Rules

  private mutating func take(_ prelude: String, _ block: Substring) {
    let written = block.split(separator: ";").prefix(64).compactMap(Self.declaration)
    for (name, value) in written where name.hasPrefix("--") && variables.count < Self.mostRules {
      variables[name] = value
    }
    let kept = written.compactMap { name, value in
      harmless(name, value).map { Declaration(property: name, value: $0) }
    }
    for words in prelude.split(separator: ",").prefix(32) {
      guard let selector = StyleSelector(words) else {
        leave(words.trimmedOfLines)
        continue
      }
      let declarations = kept.flatMap { shown($0, by: selector) }
      if !declarations.isEmpty, rules.count < Self.mostRules {
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
    guard var value = resolved(written) else { return nil }
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
      guard text.utf8.count + found.utf8.count <= Self.longest else { return nil }
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
