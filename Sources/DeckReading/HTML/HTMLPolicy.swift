/// Which elements and attributes a page may have: what is not named here is not shown.
enum HTMLPolicy {
  enum Treatment: Equatable {
    case keep
    /// The tag goes, its content stays.
    case unwrap
    /// Gone with all that is in it.
    case drop
  }

  static func treatment(of element: String) -> Treatment {
    if kept.contains(element) || Fragment.elements.contains(element) { return .keep }
    return dropped.contains(element) ? .drop : .unwrap
  }

  /// Whether an attribute that holds no address stays as it is.
  static func keeps(_ attribute: String, of element: String) -> Bool {
    everywhere.contains(attribute) || Fragment.takes(attribute)
      || own[element]?.contains(attribute) ?? false
  }

  private static let kept: Set<String> = [
    "a", "abbr", "article", "aside", "audio", "b", "bdi", "bdo", "big", "blockquote", "br",
    "caption", "center", "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div",
    "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "i", "img", "input", "ins", "kbd", "li", "mark", "ol", "p", "picture", "pre",
    "q", "rp", "rt", "ruby", "s", "samp", "section", "small", "source", "span", "strike", "strong",
    "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "track",
    "tt", "u", "ul", "var", "video", "wbr",
  ]

  private static let dropped = HTMLTokenizer.rawElements.union([
    "applet", "canvas", "datalist", "embed", "frameset", "head", "map", "marquee", "math", "object",
    "optgroup", "option", "portal", "select", "slot", "svg", "template",
  ])

  private static let everywhere: Set<String> = [
    "align", "aria-hidden", "aria-label", "dir", "lang", "title",
  ]

  private static let own: [String: Set<String>] = [
    "audio": ["autoplay", "controls", "loop", "muted"],
    "code": CodeBlock.attributes,
    "col": ["span", "width"],
    "colgroup": ["span", "width"],
    "details": ["open"],
    "font": ["color"],
    "img": ["alt", "height", "width"],
    "input": ["checked"],
    "li": ["value"],
    "pre": CodeBlock.attributes,
    "ol": ["reversed", "start", "type"],
    "source": ["type"],
    "table": ["border", "width"],
    "td": ["colspan", "height", "rowspan", "valign", "width"],
    "th": ["colspan", "height", "rowspan", "scope", "valign", "width"],
    "time": ["datetime"],
    "track": ["default", "kind", "label", "srclang"],
    "tr": ["valign"],
    "ul": ["type"],
    "video": ["autoplay", "controls", "height", "loop", "muted", "playsinline", "width"],
  ]
}
