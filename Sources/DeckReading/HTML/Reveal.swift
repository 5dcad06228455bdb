/// How an element comes, goes or changes in the course of its page.
struct Reveal: Equatable {
  enum Moment: Equatable {
    /// One step after what came before it, or more.
    case after(Int)
    /// At the same step as what came before it.
    case along
    /// In the order of such numbers, those with the same together, before all that have none.
    case ordinal(Int)
    /// At this very step.
    case at(Int)
  }

  var moment: Moment
  /// The step at which it is gone again.
  var end: Moment?
  /// Named as `data-effect` does; nil: it fades.
  var effect: String?

  init(_ moment: Moment = .after(1), until end: Moment? = nil, effect: String? = nil) {
    self.moment = moment
    self.end = end
    self.effect = effect
  }

  /// By the words of a `class`, among them `fragment` and perhaps an effect; nil without that.
  init?(classes: some Sequence<Substring>, ordinal: String?) {
    let words = Set(classes)
    guard words.contains("fragment") else { return nil }
    let number = ordinal.flatMap { Int($0) }.flatMap { (0...10_000).contains($0) ? $0 : nil }
    self.init(
      number.map { .ordinal($0) } ?? .after(1),
      effect: Self.effects.first(where: words.contains).map(String.init)
    )
  }

  /// The first that an element names holds.
  private static let effects: [Substring] = [
    "fade-in-then-semi-out", "fade-in-then-out", "current-visible", "semi-fade-out", "fade-out",
    "fade-up", "fade-down", "fade-left", "fade-right", "grow", "shrink", "strike", "blur",
    "highlight-current-red", "highlight-current-green", "highlight-current-blue", "highlight-red",
    "highlight-green", "highlight-blue",
  ]

  /// What an element at `step` carries so that a viewer sees it then.
  func attributes(at step: Int, until last: Int?) -> [HTMLAttribute] {
    let attribute = { (name: String, value: Int) in
      HTMLAttribute(name: "data-\(name)", value: String(value))
    }
    let named = { (name: String) in [HTMLAttribute(name: "data-effect", value: name)] }
    switch effect {
    case "fade-out": return [attribute("until", step)]
    case "fade-in-then-out", "current-visible":
      return [attribute("step", step), attribute("until", step + 1)]
    case "fade-in-then-semi-out":
      return [attribute("step", step), attribute("change", step + 1)] + named("semi-fade-out")
    case let effect? where !effect.hasPrefix("fade-"):
      return [attribute("change", step)] + named(effect)
    default:
      return [attribute("step", step)] + (last.map { [attribute("until", $0)] } ?? [])
        + (effect.map(named) ?? [])
    }
  }
}

extension HTMLElement {
  /// The element with what is in it coming one by one, if its classes ask for that.
  var revealingItems: HTMLElement {
    guard let words = self["class"]?.split(separator: " ") else { return self }
    var element = self
    if words.contains("incremental") { element.revealItems() }
    if let clicks = words.first(where: { $0.hasPrefix("clicks-") }) {
      element.revealChildren(depth: Int(clicks.dropFirst(7)) ?? 1)
    }
    return element
  }

  /// Lets the items of the lists in it come one by one, `depth` lists deep, and the rows of its tables.
  mutating func revealItems(depth: Int = .max) {
    let isList = name == "ul" || name == "ol"
    guard !isList || depth > 0, !hasClass("nonincremental") else { return }
    let left = isList ? depth - 1 : depth
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      let comesAlone = isList && child.name == "li" || name == "tbody" && child.name == "tr"
      if comesAlone, child.reveal == nil { child.reveal = Reveal() }
      child.revealItems(depth: left)
      children[index] = .element(child)
    }
  }

  /// Lets what is in it come one by one: of a list its items, else each element.
  mutating func revealChildren(depth: Int) {
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      if child.name == "ul" || child.name == "ol" {
        child.revealItems(depth: depth)
      } else if child.reveal == nil {
        child.reveal = Reveal()
      }
      children[index] = .element(child)
    }
  }

  func hasClass(_ name: Substring) -> Bool {
    self["class"]?.split(separator: " ").contains(name) ?? false
  }
}
