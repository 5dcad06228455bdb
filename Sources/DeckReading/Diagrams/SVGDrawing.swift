/// A drawing that becomes part of a page: shapes and words alone, in the page's own ink and letters.
struct SVGDrawing {
  private static let containers: Set<String> = ["g", "text", "tspan"]
  private static let shapes: Set<String> = [
    "circle", "ellipse", "line", "path", "polygon", "polyline", "rect",
  ]
  private static let attributes: Set<String> = [
    "cx", "cy", "d", "dy", "dx", "font-size", "font-style", "font-weight", "height", "points", "r",
    "rx", "ry", "stroke-dasharray", "stroke-width", "text-anchor", "transform", "width", "x", "x1",
    "x2", "y", "y1", "y2",
  ]
  private static let deepest = 40
  private static let longest = 100_000

  private var open: [HTMLElement] = []
  /// Whether anything is filled with a colour of its own, on which the page's ink may not be seen.
  private var isColoured = false
  private var words: [String] = []

  /// Nil where there is none.
  static func element(of svg: String) -> HTMLElement? {
    var drawing = SVGDrawing()
    var tokens = HTMLTokenizer(svg)
    while let token = tokens.next() { drawing.take(token) }
    while drawing.open.count > 1 { drawing.close() }
    guard var root = drawing.open.first else { return nil }
    root["role"] = "img"
    let words = PageTitle.oneLine(drawing.words.joined(separator: ", "))
    root["aria-label"] = DiagramWords.begin(words[...], 400)
    if drawing.isColoured { root["class"] = "coloured" }
    return root
  }

  private mutating func take(_ token: HTMLTokenizer.Token) {
    switch token {
    case .start("svg", let written):
      if open.isEmpty { open = [Self.root(written)] }
    case .start(let name, let written):
      guard !open.isEmpty, open.count < Self.deepest else { return }
      if Self.containers.contains(name) {
        open.append(element(name, written))
      } else if Self.shapes.contains(name), !isGround(name, written) {
        open[open.count - 1].children.append(.element(element(name, written)))
      }
    case .end(let name):
      if open.count > 1, open.last?.name == name { close() }
    case .text(let text):
      guard open.last.map({ ["text", "tspan"].contains($0.name) }) ?? false else { return }
      words.append(text)
      open[open.count - 1].children.append(.text(text))
    case .comment: break
    }
  }

  private mutating func close() {
    let element = open.removeLast()
    open[open.count - 1].children.append(.element(element))
  }

  private static func root(_ written: [HTMLAttribute]) -> HTMLElement {
    var svg = HTMLElement(name: "svg")
    let box = written.first { $0.name == "viewbox" }?.value ?? ""
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return svg }
    svg["viewbox"] = numbers.map { "\($0)" }.joined(separator: " ")
    svg["style"] = "--drawn: \(numbers[2])"
    return svg
  }

  private mutating func element(_ name: String, _ written: [HTMLAttribute]) -> HTMLElement {
    var element = HTMLElement(name: name)
    for attribute in written {
      switch attribute.name {
      case "fill", "stroke":
        element[attribute.name] = ink(attribute.value)
        let isColour = !["none", "currentColor"].contains(element[attribute.name] ?? "none")
        if isColour, attribute.name == "fill", !Self.containers.contains(name) { isColoured = true }
      case let name where Self.attributes.contains(name) && Self.isPlain(attribute.value):
        element[name] = attribute.value
      default: break
      }
    }
    return element
  }

  /// White without an edge, which is there to hide what lies beneath; the page need not be white.
  private func isGround(_ name: String, _ written: [HTMLAttribute]) -> Bool {
    let given = { (name: String) in written.first { $0.name == name }?.value }
    return name == "polygon" && ["white", "transparent", "none"].contains(given("fill") ?? "")
      && ["white", "transparent", "none"].contains(given("stroke") ?? "none")
  }

  /// A colour by its name or number; black is whatever ink the page has.
  private func ink(_ written: String) -> String? {
    switch written.lowercased() {
    case "black", "#000", "#000000", "currentcolor": "currentColor"
    case "transparent", "none": "none"
    case let color:
      color.utf8.count <= 30 && Self.isPlain(color) && !color.contains("(") ? color : nil
    }
  }

  /// Numbers, words and brackets: nothing that leads anywhere.
  private static func isPlain(_ value: String) -> Bool {
    value.utf8.count <= longest && !value.contains("url")
      && value.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
          || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte || " .,#%()+-\n".utf8.contains(byte)
      }
  }
}
