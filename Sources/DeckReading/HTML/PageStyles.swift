/// Gives elements the looks that the deck's style sheets want for them, as attributes of their own.
struct PageStyles {
  /// By what their selectors need, each with its place among all.
  private var rules: [String: [(rule: StyleSheet.Rule, order: Int)]] = [:]
  private var count = 0
  private var usesClasses = false
  /// How many bytes of style the deck's elements may still get, and how often one may be held against a rule.
  private var left = 8 << 20

  private static let longest = 2_000

  private var isEmpty: Bool { count == 0 && !usesClasses }

  mutating func add(_ sheet: StyleSheet) {
    usesClasses = usesClasses || sheet.usesClasses
    for rule in sheet.rules {
      rules[rule.selector.key, default: []].append((rule, count))
      count += 1
    }
  }

  /// Styles a page, its own rules in `settings` after those of the deck.
  mutating func apply(to article: inout HTMLElement, _ settings: PageSettings) {
    var all = self
    if let own = settings.styles { all.add(own) }
    guard !all.isEmpty else { return }
    var path = [StyledElement(article, number: 1, isLast: true)]
    all.style(&article, &path)
    left = all.left
    Self.giveGround(to: &article)
  }

  private mutating func style(_ element: inout HTMLElement, _ path: inout [StyledElement]) {
    let declarations = declarations(for: path)
    if !declarations.isEmpty { put(declarations, on: &element) }
    let elements = element.children.indices.filter { element.children[$0].element != nil }
    for (offset, index) in elements.enumerated() {
      guard case .element(var child) = element.children[index] else { continue }
      path.append(
        StyledElement(child, number: offset + 1, isLast: offset == elements.count - 1)
      )
      style(&child, &path)
      path.removeLast()
      element.children[index] = .element(child)
    }
  }

  /// What classes and rules say of the last of `path`, the weightiest last.
  private mutating func declarations(for path: [StyledElement]) -> [StyleSheet.Declaration] {
    guard let element = path.last, !rules.isEmpty || !element.classes.isEmpty else { return [] }
    let byClass = usesClasses ? element.classes.flatMap(UtilityClass.declarations) : []
    let byRule = rules.isEmpty ? [] : matching(element, path).flatMap(\.declarations)
    let isPage = path.count == 1
    var last: [StyleSheet.Declaration] = []
    for declaration in byClass + byRule where !isPage || StyleOfPage.takes(declaration.property) {
      last.removeAll { $0.property == declaration.property }
      last.append(declaration)
    }
    return Self.complete(last)
  }

  private mutating func matching(
    _ element: StyledElement,
    _ path: [StyledElement]
  ) -> [StyleSheet.Rule] {
    let names = element.classes.filter { $0.hasPrefix("page-") }.map { String($0.dropFirst(5)) }
    let keys = Set([element.name, ""] + element.classes.map { ".\($0)" } + names)
    let candidates = keys.flatMap { rules[$0] ?? [] }
    left -= candidates.count * path.count
    let found = candidates.filter { left > 0 && $0.rule.selector.matches(path) }
    return found.sorted { one, other in
      let (weight, heavier) = (one.rule.selector.weight, other.rule.selector.weight)
      return weight == heavier ? one.order < other.order : weight < heavier
    }.map(\.rule)
  }

  /// Without letters that nothing would show through, and with what a picture needs to be seen.
  private static func complete(
    _ declarations: [StyleSheet.Declaration]
  ) -> [StyleSheet.Declaration] {
    let names = Set(declarations.map(\.property))
    var complete = declarations
    if names.isDisjoint(with: ["background-clip", "-webkit-background-clip"]) {
      complete.removeAll { $0.property == "-webkit-text-fill-color" }
    }
    guard names.contains("background-image") else { return complete }
    for (name, value) in [("background-size", "auto"), ("background-repeat", "repeat")]
    where !names.contains(name) {
      complete.append(StyleSheet.Declaration(property: name, value: value))
    }
    return complete
  }

  /// What the element says of itself comes after that.
  private mutating func put(
    _ declarations: [StyleSheet.Declaration],
    on element: inout HTMLElement
  ) {
    let style = declarations.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
    guard style.utf8.count <= Self.longest, style.utf8.count <= left else { return }
    left -= style.utf8.count
    element["style"] = element["style"].map { "\(style); \($0)" } ?? style
  }

  /// Ink for the ground that the sheets have given to the page, or the ground for their ink.
  private static func giveGround(to article: inout HTMLElement) {
    let style = article["style"] ?? ""
    let paper =
      ground(["background", "background-color"], in: style)
      ?? ground(["background-image"], in: style)
    if let paper {
      article.removeClasses { $0 == "on-dark" || $0 == "on-light" }
      article.add(classes: ["on-\(paper.rawValue)"])
      return
    }
    guard !article.hasClass("on-dark"), !article.hasClass("on-light") else { return }
    let inks = inks(in: article)
    let (hasDark, hasLight) = (inks.contains { $0 < 0.12 }, inks.contains { $0 > 0.6 })
    if hasDark != hasLight { article.add(classes: [hasDark ? "on-light" : "on-dark"]) }
  }

  /// By the last of these properties that names a colour.
  private static func ground(_ properties: Set<Substring>, in style: String) -> Ground? {
    for declaration in style.split(separator: ";").reversed() {
      guard let colon = declaration.firstIndex(of: ":"),
        properties.contains(declaration[..<colon].trimmed)
      else { continue }
      if let ground = Ground(String(declaration[colon...].dropFirst())) { return ground }
    }
    return nil
  }

  /// How bright the colours of a page's text are.
  private static func inks(in element: HTMLElement) -> [Double] {
    let declarations = element["style"]?.split(separator: ";").map(\.trimmed) ?? []
    let hasGround = declarations.contains { $0.hasPrefix("background") }
    let color = declarations.last { $0.hasPrefix("color:") }
    let own = hasGround ? nil : color.flatMap { Ground.luminance(of: String($0.dropFirst(6))) }
    return [own].compactMap(\.self) + element.children.compactMap(\.element).flatMap(inks)
  }
}
