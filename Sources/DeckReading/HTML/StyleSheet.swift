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

  private static let longest = 256 << 10
  private static let mostRules = 500
  private static let mostAside = 8

  init(_ lengths: StyleLengths = StyleLengths(), usesClasses: Bool = false) {
    self.lengths = lengths
    self.usesClasses = usesClasses
  }

  mutating func take(_ css: String) {
    var rest = Self.withoutComments(css.prefix(Self.longest))[...]
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
    for words in prelude.split(separator: ",").prefix(32) {
      guard let selector = StyleSelector(words) else {
        leave(words.trimmedOfLines)
        continue
      }
      let declarations = written.flatMap { shown($0.name, $0.value, by: selector) }
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

  /// What stands for a declaration on a page of ours; nothing where it would do harm.
  private func shown(
    _ name: String,
    _ written: String,
    by selector: StyleSelector
  ) -> [Declaration] {
    guard var value = resolved(written) else { return [] }
    if name == "font-family" { value = value.filter { $0 != "\"" && $0 != "'" } }
    value = lengths.scaled(value)
    if selector.isPage { return StyleOfPage.declarations(name, value) }
    if name == "font-size" {
      guard let size = fitted(value, selector) else { return [] }
      return [Declaration(property: name, value: size)]
    }
    return StyleFilter.keeps(name, value) ? [Declaration(property: name, value: value)] : []
  }

  /// With the values of the variables in it; nil where one has none.
  private func resolved(_ value: String) -> String? {
    var text = ""
    var rest = value[...]
    while let open = rest.firstRange(ofBytes: "var(") {
      text += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: ")"), text.utf8.count < 400 else { return nil }
      let parts = rest[..<close].split(separator: ",", maxSplits: 1).map(\.trimmed)
      guard let name = parts.first,
        let found = variables[String(name)] ?? parts.dropFirst().first.map(String.init)
      else { return nil }
      text += found
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }

  /// A size of letters that still gives way where a page holds too much.
  private func fitted(_ size: String, _ selector: StyleSelector) -> String? {
    guard StyleFilter.keeps("font-size", size) else { return nil }
    let isPlain = size.prefix { $0.isNumber || $0 == "." }.count > 0 && !size.contains(" ")
    guard isPlain else { return size }
    var factors: [String] = size.hasSuffix("px") ? ["var(--fit, 1)"] : []
    if selector.name == "pre" || selector.name == "table" { factors.append("var(--fit-width, 1)") }
    if selector.name == "pre" { factors.append("var(--fit-code, 1)") }
    return factors.isEmpty ? size : "calc(\(([size] + factors).joined(separator: " * ")))"
  }
}
