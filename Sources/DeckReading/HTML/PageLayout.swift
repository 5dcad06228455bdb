/// What kind of page it is by what stands on it: the class that its article has beside `content`.
enum PageLayout: String {
  /// The first page, of headings and at most three short paragraphs.
  case cover
  /// A heading alone.
  case section
  /// A picture or film alone.
  case full
  /// A quotation alone.
  case quote

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let media: Set<String> = ["img", "video", "picture", "figure"]

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
