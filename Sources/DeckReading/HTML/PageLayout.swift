/// What kind of page it is, as its author says or by what stands on it: the class that its article has
/// beside `content`.
enum PageLayout: String {
  /// The first page, of headings and at most three short paragraphs.
  case cover
  /// A heading alone.
  case section
  /// A picture or film alone.
  case full
  /// A quotation alone.
  case quote
  /// All in the middle.
  case center
  /// One figure or word, large, with what it stands for.
  case fact
  /// One sentence, large.
  case statement
  /// The end of the talk.
  case end
  /// Two columns side by side.
  case columns = "two-cols"
  /// The same beneath what stands across both.
  case headedColumns = "two-cols-header"
  /// Nothing special, whatever is on the page.
  case plain

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let media: Set<String> = ["img", "video", "picture", "figure"]

  /// By a name that some tool has for it.
  init?(named name: String) {
    switch name {
    case "cover", "intro", "title", "lead": self = .cover
    case "section", "section-header": self = .section
    case "full", "image", "none": self = .full
    case "default": self = .plain
    case let name:
      guard let layout = PageLayout(rawValue: name) else { return nil }
      self = layout
    }
  }

  init?(_ nodes: [HTMLNode], isFirst: Bool) {
    let visible = nodes.filter { !$0.isBlank }
    let elements = visible.compactMap(\.element)
    guard elements.count == visible.count, let first = elements.first else { return nil }
    if isFirst, Self.headings.contains(first.name), Self.isCover(elements) {
      self = .cover
    } else if elements.count == 1, Self.headings.contains(first.name) {
      self = .section
    } else if elements.count == 1, Self.isMedia(first) {
      self = .full
    } else if elements.count == 1, first.name == "blockquote" {
      self = .quote
    } else {
      return nil
    }
  }

  private static func isCover(_ elements: [HTMLElement]) -> Bool {
    let others = elements.filter { !headings.contains($0.name) }
    return others.count <= 3
      && others.allSatisfy { $0.name == "p" && $0.plainText.utf8.count <= 160 && !holdsMedia($0) }
  }

  private static func holdsMedia(_ element: HTMLElement) -> Bool {
    media.contains(element.name)
      || element.children.compactMap(\.element).contains(where: holdsMedia)
  }

  private static func isMedia(_ element: HTMLElement) -> Bool {
    if media.contains(element.name) { return true }
    let visible = element.children.filter { !$0.isBlank }
    guard ["p", "div", "center", "a"].contains(element.name), visible.count == 1 else {
      return false
    }
    return visible[0].element.map(isMedia) ?? false
  }
}
