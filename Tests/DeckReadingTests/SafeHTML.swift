/// Looks at sanitised HTML with nothing of the sanitiser's own: a plain scan of tags and quotes.
enum SafeHTML {
  static func media(_ address: String) -> String? {
    address.wholeMatch(of: /deck-file:[0-9]+|data:image\/[a-z+]+[;,][^"'<>]*/) == nil
      ? nil : address
  }

  private static let elements: Set<Substring> = [
    "a", "abbr", "article", "aside", "audio", "b", "bdi", "bdo", "big", "blockquote", "br",
    "caption", "center", "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div",
    "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "i", "img", "input", "ins", "kbd", "li", "mark", "ol", "p", "picture", "pre",
    "q", "rp", "rt", "ruby", "s", "samp", "section", "small", "source", "span", "strike", "strong",
    "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "track",
    "tt", "u", "ul", "var", "video", "wbr",
    // Diagrams as they are drawn.
    "circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "text",
    "tspan",
  ]
  private static let voids: Set<Substring> = [
    "br", "col", "hr", "img", "input", "source", "track", "wbr",
  ]
  private static let attributes: Set<Substring> = [
    "align", "alt", "aria-hidden", "aria-label", "autoplay", "border", "checked", "class", "color",
    "colspan", "controls", "datetime", "default", "dir", "disabled", "height", "href", "kind",
    "label", "lang", "loop", "muted", "open", "playsinline", "rel", "reversed", "rowspan", "scope",
    "span", "src", "srclang", "start", "style", "target", "title", "type", "valign", "value",
    "width", "cx", "cy", "d", "dx", "dy", "fill", "fill-opacity", "font-family", "font-size",
    "font-style", "font-weight", "points", "r", "role", "rx", "ry", "stroke", "stroke-dasharray",
    "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "transform", "viewbox", "x",
    "x1",
    "x2", "y", "y1", "y2",
  ]

  /// The same for a page, which has its article around it and its reveals numbered.
  static func objections(toPage html: String) -> [String] {
    let content = html.replacing(
      /^<article (class="[^"]*")(?:\ data-needs="[a-z ]*")?/,
      with: { "<article \($0.1)" }
    )
    return objections(to: content.replacing(/\ data-(step|lit)="[0-9 -]+"/, with: ""))
  }

  /// Everything in `html` that should not be there.
  static func objections(to html: String) -> [String] {
    var objections: [String] = []
    var open: [Substring] = []
    // Marks that combine with a sign would hide it from a search for characters.
    let plain = String(String.UnicodeScalarView(html.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
    var rest = plain.replacing("<!-- pause -->", with: "")[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      guard let tag = rest.prefixMatch(of: /<(\/?)([a-z0-9]+)((?: [a-z][a-z0-9-]*="[^"<>]*")*)>/)
      else {
        objections.append("not a tag: \(rest.prefix(40))")
        rest = rest.dropFirst()
        continue
      }
      rest = rest[tag.range.upperBound...]
      let name = tag.2
      if !elements.contains(name) { objections.append("element \(name)") }
      if tag.1 == "/" {
        if open.popLast() != name { objections.append("</\(name)> closes nothing") }
      } else {
        objections += tag.3.matches(of: /([a-z][a-z0-9-]*)="([^"]*)"/).flatMap {
          objection($0.1, $0.2)
        }
        if !voids.contains(name) { open.append(name) }
      }
    }
    return objections + open.map { "\($0) stays open" }
  }

  /// Of CSS: those that fetch nothing.
  private static let functions: Set<Substring> = [
    "blur", "brightness", "calc", "clamp", "color-mix", "conic-gradient", "contrast",
    "drop-shadow", "grayscale", "hsl", "hsla", "hue-rotate", "invert", "linear-gradient", "max",
    "min", "minmax", "opacity", "radial-gradient", "repeat", "rgb", "rgba", "rotate", "saturate",
    "scale", "sepia", "translate", "translatex", "translatey", "var",
  ]

  private static func objection(_ name: Substring, _ value: Substring) -> [String] {
    guard attributes.contains(name) else { return ["attribute \(name)"] }
    let isFine =
      switch name {
      case "href":
        value.hasPrefix("#")
          || ["http://", "https://", "mailto:"].contains { value.lowercased().hasPrefix($0) }
      case "src": media(String(value)) != nil
      case "style":
        value.wholeMatch(of: /[a-z0-9 #%.,()+*\/!:;_\n\t-]*/) != nil
          && value.matches(of: /([a-z0-9_-]+)\(/).allSatisfy { functions.contains($0.1) }
      case "target": value == "_blank"
      case "rel": value == "noopener noreferrer"
      default: true
      }
    return isFine ? [] : ["\(name)=\(value)"]
  }
}
