/// The elements and attributes by which Slidev's pages go step by step, as ours.
enum ClickAttributes {
  /// The element that stands for one of Slidev's; nil for any other.
  static func element(for name: String, _ attributes: [HTMLAttribute]) -> HTMLElement? {
    let given = { (name: String) in attributes.first { $0.name == name }?.value }
    switch name {
    case "v-click", "v-after":
      var element = HTMLElement(name: "span")
      let moment = given("at").flatMap(moments) ?? (name == "v-after" ? .along : .after(1), nil)
      element.reveal = reveal(moment, isHiding: given("hide") != nil)
      return element
    case "v-clicks":
      let depth = given("depth").flatMap { Int($0) } ?? 1
      return HTMLElement(
        name: "div",
        attributes: [HTMLAttribute(name: "class", value: "clicks-\(min(max(depth, 1), 9))")]
      )
    default:
      return nil
    }
  }

  /// The name of the element that stands for `name`.
  static func name(for name: String) -> String {
    switch name {
    case "v-click", "v-after": "span"
    case "v-clicks": "div"
    default: name
    }
  }

  /// From `v-click`, `v-click.hide="3"`, `v-after` and the like.
  static func reveal(_ attributes: [HTMLAttribute]) -> Reveal? {
    for attribute in attributes where attribute.name.hasPrefix("v-") {
      let words = attribute.name.dropFirst(2).split { $0 == "." || $0 == "-" }
      guard let first = words.first, first == "click" || first == "after" else { continue }
      let moment = moments(attribute.value) ?? (first == "after" ? .along : .after(1), nil)
      return reveal(moment, isHiding: words.contains("hide"))
    }
    return nil
  }

  private static func reveal(
    _ moments: (start: Reveal.Moment, end: Reveal.Moment?),
    isHiding: Bool
  ) -> Reveal {
    Reveal(moments.start, until: moments.end, effect: isHiding ? "fade-out" : nil)
  }

  /// From `3`, `+1` or `[2, 4]`.
  private static func moments(_ value: String) -> (start: Reveal.Moment, end: Reveal.Moment?)? {
    let parts = value.filter { !"[]'\"` ".contains($0) }.split(separator: ",")
    let moments = parts.prefix(2).compactMap(moment)
    return moments.first.map { ($0, moments.count > 1 ? moments[1] : nil) }
  }

  private static func moment(_ text: Substring) -> Reveal.Moment? {
    guard let number = Int(text), (-100...1_000).contains(number) else { return nil }
    if text.hasPrefix("+") { return .after(number) }
    return number < 0 ? .along : .at(number)
  }
}
