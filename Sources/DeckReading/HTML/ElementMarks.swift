/// What comments say about the element beside them.
enum ElementMark: Equatable {
  /// What follows is held back.
  case pause
  /// The list's item that it stands in comes by itself.
  case item
  /// The heading that it stands in is as large as the page allows.
  case fit
  /// The element before it, else the one that it stands in, has these attributes.
  case attributes([HTMLAttribute])

  init?(_ comment: String) {
    let text = comment.trimmedOfLines[...]
    switch text {
    case "step": self = .item
    case "fit": self = .fit
    case let text where Comment.reveals.contains(String(text)): self = .pause
    default:
      guard let attributes = Self.attributes(of: text) else { return nil }
      self = .attributes(attributes)
    }
  }

  /// Of `.element: class="fragment"` or `element class="fragment"`.
  private static func attributes(of text: Substring) -> [HTMLAttribute]? {
    for prefix in [".element:", ".element ", "element:", "element "] where text.hasPrefix(prefix) {
      return HTMLAttribute.list(text.afterASCII(prefix.utf8.count))
    }
    return nil
  }
}

extension HTMLAttribute {
  /// From text such as `class="a" data-b="c"`, as it stands in a tag.
  static func list(_ text: Substring) -> [HTMLAttribute] {
    let inner = text.utf8.filter { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    var tokens = HTMLTokenizer("<i \(String(decoding: inner, as: UTF8.self))>")
    guard case .start(_, let attributes)? = tokens.next() else { return [] }
    return attributes
  }
}

extension HTMLElement {
  /// Bytes of classes, and of style, that are enough for one element.
  private static let longest = 2_000

  /// Takes on what an author adds to it, as far as that is harmless and not without end.
  mutating func add(_ attributes: [HTMLAttribute]) {
    for attribute in attributes {
      guard let value = AttributeFilter.value(of: attribute, in: name),
        self[attribute.name]?.utf8.count ?? 0 < Self.longest
      else { continue }
      switch attribute.name {
      case "class": add(classes: value.split(separator: " ").map(String.init))
      case "style":
        self["style"] = [self["style"], value].compactMap(\.self).joined(separator: "; ")
      default: self[attribute.name] = value
      }
    }
  }
}
