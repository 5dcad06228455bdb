/// Keeps of an element's attributes what is harmless, and gives it those that it must have.
enum AttributeFilter {
  private static let longestInfo = 400

  /// The element as it may be shown; a framed text in place of a picture that can't be.
  static func node(
    _ name: String,
    _ attributes: [HTMLAttribute],
    _ media: HTMLSanitiser.Media
  ) -> HTMLNode? {
    var element = HTMLElement(name: name)
    element.attributes = attributes.compactMap { attribute in
      value(of: attribute, in: name).map { HTMLAttribute(name: attribute.name, value: $0) }
    }
    let given = { (name: String) in attributes.first { $0.name == name }?.value }
    switch name {
    case "a":
      // A footnote stands on its own page: its number leads nowhere.
      if given("data-footnote-ref") != nil { return nil }
      if let address = given("href"), let link = Link(address) { link.apply(to: &element) }
    case "img", "video", "audio", "source", "track":
      return mediaNode(element, source: given("src"), media)
    case "input":
      guard given("type")?.lowercased() == "checkbox" else { return nil }
      element["type"] = "checkbox"
      element["disabled"] = ""
    default: break
    }
    return .element(element)
  }

  /// Whether it is the link from a footnote back to its number.
  static func isWayBack(_ attributes: [HTMLAttribute]) -> Bool {
    attributes.contains { $0.name == "class" && $0.value == "footnote-backref" }
  }

  /// What is kept of an attribute's value; nil: nothing, and not the attribute either.
  static func value(of attribute: HTMLAttribute, in element: String) -> String? {
    switch attribute.name {
    case "class" where element == "code":
      // An info string, which is taken apart later.
      return attribute.value.utf8.count <= longestInfo ? attribute.value : nil
    case "class":
      let classes = attribute.value.split { $0.isWhitespace }.filter(isClass)
      return classes.isEmpty ? nil : classes.joined(separator: " ")
    case "style":
      let style = StyleFilter.filter(attribute.value)
      return style.isEmpty ? nil : style
    case let name:
      return HTMLPolicy.keeps(name, of: element) ? attribute.value : nil
    }
  }

  private static func mediaNode(
    _ element: HTMLElement,
    source: String?,
    _ media: HTMLSanitiser.Media
  ) -> HTMLNode? {
    var element = element
    guard let source else {
      // A film may name its files in elements of their own.
      return ["video", "audio"].contains(element.name) ? .element(element) : nil
    }
    if let address = media(source) {
      element["src"] = address
      return .element(element)
    }
    guard !["source", "track"].contains(element.name) else { return nil }
    return .element(missing(element, source: source))
  }

  /// What stands in place of a picture that can't be shown: its words in a frame.
  static func missing(_ element: HTMLElement, source: String) -> HTMLElement {
    let words = (element["alt"] ?? "").trimmedOfLines
    let name = source.hasPrefix("data:") ? element.name : source
    var frame = HTMLElement(
      name: "span",
      attributes: [HTMLAttribute(name: "class", value: "missing")],
      children: [.text(words.isEmpty ? String(name.prefix(120)) : words)]
    )
    // It stands where the picture would.
    frame.add(classes: element["class"]?.split(separator: " ").map(String.init) ?? [])
    frame["style"] = element["style"]
    return frame
  }

  static func isClass(_ name: Substring) -> Bool {
    name.utf8.count <= 64
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_+#./[]%:".contains($0) }
  }
}
