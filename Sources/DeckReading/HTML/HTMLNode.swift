/// A piece of a page's HTML, which is always a balanced tree.
enum HTMLNode: Equatable, Sendable {
  case text(String)
  case element(HTMLElement)
  /// What follows is held back until the presenter reveals it.
  case reveal

  /// What is read of it aloud.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.plainText
    case .reveal: ""
    }
  }

  /// Whether there is nothing to see of it.
  var isBlank: Bool {
    switch self {
    case .text(let text): text.utf8.allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") }
    case .element: false
    case .reveal: true
    }
  }

  /// Whether there is anything in it to see, however deep.
  var isSomething: Bool {
    switch self {
    case .text(let text): !text.allSatisfy(\.isWhitespace)
    case .element(let element):
      ["img", "hr", "video", "audio"].contains(element.name)
        || element.children.contains(where: \.isSomething)
    case .reveal: false
    }
  }

  var element: HTMLElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }
}

struct HTMLElement: Equatable, Sendable {
  var name: String
  var attributes: [HTMLAttribute] = []
  var children: [HTMLNode] = []

  /// That of its children, or of the picture that it is.
  var plainText: String {
    name == "img" ? self["alt"] ?? "" : children.map(\.plainText).joined()
  }

  /// The value of an attribute; setting nil takes it away.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(HTMLAttribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Such as a sign from a font of icons, which isn't here, or a paragraph that held nothing else.
  var showsNothing: Bool {
    switch name {
    case "i", "span":
      children.isEmpty
        && self["class"]?.split(separator: " ").contains { $0 == "fa" || $0.hasPrefix("fa-") }
          ?? false
    case "p":
      attributes.allSatisfy { $0.name == "style" }
        && children.allSatisfy { $0.isBlank && $0 != .reveal }
    default: false
    }
  }

  var isHeading: Bool { ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name) }

  /// Those without content or an end tag.
  static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
}

struct HTMLAttribute: Equatable, Sendable {
  /// In lower case.
  var name: String
  var value: String
}

extension HTMLElement {
  func hasClass(_ name: String) -> Bool {
    self["class"]?.split(separator: " ").contains { $0 == name } ?? false
  }

  mutating func removeClasses(where isGone: (Substring) -> Bool) {
    let left = self["class"]?.split(separator: " ").filter { !isGone($0) } ?? []
    self["class"] = left.isEmpty ? nil : left.joined(separator: " ")
  }

  mutating func add(classes: [String]) {
    let missing = classes.filter { !hasClass($0) }
    guard !missing.isEmpty else { return }
    self["class"] = ([self["class"]].compactMap(\.self) + missing).joined(separator: " ")
  }
}
