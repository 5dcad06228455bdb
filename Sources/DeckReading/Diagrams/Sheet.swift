/// A drawing of our own, in the page's ink and letters: lines, boxes and words, as large as what is on it.
struct Sheet {
  /// Of letters; the page's text is as large.
  static let size = 14.0
  static let lineHeight = 18.0

  private var children: [HTMLNode] = []
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  private static let margin = 4.0

  /// About as wide as the page's letters will be.
  static func width(of line: some StringProtocol) -> Double {
    let widths = line.unicodeScalars.map { scalar -> Double in
      switch scalar {
      case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 0.3
      case "f", "t", "r", " ", "(", ")", "[", "]", "-", "/": 0.4
      case "m", "w", "M", "W", "@", "%": 0.9
      case "A"..."Z": 0.68
      case _ where scalar.value >= 0x1100: 1
      default: 0.57
      }
    }
    return widths.reduce(0, +) * size
  }

  /// Of the widest of its lines.
  static func width(ofLines text: String) -> Double {
    text.split(separator: "\n").map { width(of: $0) }.max() ?? 0
  }

  static func height(ofLines text: String) -> Double {
    Double(text.split(separator: "\n", omittingEmptySubsequences: false).count) * lineHeight
  }

  // MARK: - What is drawn

  enum Line { case solid, dashed, thin }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ line: Line = .solid)
  {
    cover(min(x1, x2)...max(x1, x2), min(y1, y2)...max(y1, y2))
    let path = "M\(Self.number(x1)),\(Self.number(y1))L\(Self.number(x2)),\(Self.number(y2))"
    draw("path", [("d", path)] + Self.stroke(line))
  }

  mutating func box(
    _ x: ClosedRange<Double>,
    _ y: ClosedRange<Double>,
    rounding: Double = 0,
    _ line: Line = .solid
  ) {
    cover(x, y)
    let numbers = [
      ("x", x.lowerBound), ("y", y.lowerBound), ("width", x.upperBound - x.lowerBound),
      ("height", y.upperBound - y.lowerBound), ("rx", rounding),
    ]
    draw("rect", numbers.map { ($0.0, Self.number($0.1)) } + Self.stroke(line))
  }

  /// A shape by SVG's commands, within a place that holds all of it.
  mutating func shape(
    _ path: String,
    within x: ClosedRange<Double>,
    _ y: ClosedRange<Double>,
    isFilled: Bool = false,
    opacity: Double? = nil
  ) {
    cover(x, y)
    let fill: [(String, String)] = isFilled ? [("fill", "currentColor")] : [("fill", "none")]
    let share = opacity.map { [("fill-opacity", Self.number($0))] } ?? []
    draw("path", [("d", path)] + fill + share + [("stroke", "currentColor")])
  }

  enum Anchor: String { case start, middle, end }

  /// Words whose first line stands right below `y`.
  mutating func words(
    _ text: String,
    at x: Double,
    below y: Double,
    _ anchor: Anchor = .middle,
    isBold: Bool = false
  ) {
    guard !text.isEmpty else { return }
    let width = Self.width(ofLines: text)
    let start =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    cover(start...start + width, y...y + Self.height(ofLines: text))
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let baseline = y + Double(index) * Self.lineHeight + Self.size
      var element = Self.element(
        "text",
        [
          ("x", Self.number(x)), ("y", Self.number(baseline)),
          ("font-size", Self.number(Self.size)),
          ("text-anchor", anchor.rawValue),
        ]
      )
      if isBold { element["font-weight"] = "bold" }
      element.children = [.text(String(line))]
      children.append(.element(element))
    }
  }

  /// All of it, which is read aloud as `label`.
  func picture(_ label: String) -> HTMLElement {
    let width = right - left + 2 * Self.margin
    let height = bottom - top + 2 * Self.margin
    let box = [left - Self.margin, top - Self.margin, width, height].map(Self.number)
    var svg = Self.element(
      "svg",
      [
        ("viewbox", box.joined(separator: " ")), ("style", "--drawn: \(Self.number(width))"),
        ("role", "img"), ("aria-label", DiagramWords.begin(PageTitle.oneLine(label)[...], 1_000)),
      ]
    )
    svg.children = children
    return svg
  }

  /// With a tenth at the most.
  static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  // MARK: - Elements

  private mutating func draw(_ name: String, _ attributes: [(String, String)]) {
    children.append(.element(Self.element(name, attributes)))
  }

  private static func element(_ name: String, _ attributes: [(String, String)]) -> HTMLElement {
    HTMLElement(
      name: name,
      attributes: attributes.map { HTMLAttribute(name: $0.0, value: $0.1) }
    )
  }

  private static func stroke(_ line: Line) -> [(String, String)] {
    let ink = [("fill", "none"), ("stroke", "currentColor")]
    switch line {
    case .solid: return ink
    case .dashed: return ink + [("stroke-dasharray", "5,4")]
    case .thin: return ink + [("stroke-width", "0.6")]
    }
  }

  private mutating func cover(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) {
    left = min(left, x.lowerBound)
    right = max(right, x.upperBound)
    top = min(top, y.lowerBound)
    bottom = max(bottom, y.upperBound)
  }
}
