/// About how much room a page's content takes, told without a browser: letters are taken to be of an
/// average width, and pictures to give way.
struct PageMeasure {
  /// Pixels of a page that is 720 high, as `web/css/page` lays it out.
  private static let room = 600.0
  /// The size of its text, where the author wants no other.
  static let size = 34.0
  private static let line = 1.4
  /// The width of an average letter, of its size.
  private static let letter = 0.5

  /// Lines of code that a page shows beneath a heading, made as small as may be.
  private static let rows = 22.0
  /// The share of its size that text keeps at the least.
  private static let least = 0.52

  /// The share of its size to which text has to be made smaller so that it fits, 1 where it does.
  let share: Double
  /// How many times as long as the page what scrolls on it may be; nil where nothing has to.
  let length: Double?

  /// - Parameters:
  ///   - nodes: what stands on the page.
  ///   - aspectRatio: the page's width by its height.
  init(_ nodes: [HTMLNode], aspectRatio: Double) {
    let width = 720 * aspectRatio - 176
    let height = Self.height(of: nodes, width: max(width, 100), size: Self.size)
    // Smaller text makes shorter lines of fewer letters too, so both ways count.
    share = height > Self.room ? (Self.room / height).squareRoot() : 1
    let code = Double(Self.longestCode(in: nodes)) / Self.rows
    let page = Self.least * Self.least / (share * share)
    length = code > 1 ? code : page > 1 ? page : nil
  }

  /// What becomes of a page that holds too much; nil where it doesn't, as far as can be told here.
  var crowding: String? {
    if share < Self.least {
      return "more is on this page than fits it; it is shown small, and can be scrolled"
    }
    if share < 0.7 { return "this page is full; its text is made smaller so that it fits" }
    return nil
  }

  // MARK: - Blocks

  private static func height(of nodes: [HTMLNode], width: Double, size: Double) -> Double {
    var height = 0.0
    var words = 0.0
    for node in nodes {
      switch node {
      case .reveal: break
      case .text(let text): words += Double(text.count) * letter * size
      case .element(let element):
        if isInline(element) {
          words += Double(element.plainText.count) * letter * size
        } else {
          height += self.height(of: element, width: width, size: size)
        }
      }
    }
    return height + (words > size ? lines(words, width) * size * line : 0)
  }

  private static func height(of element: HTMLElement, width: Double, size: Double) -> Double {
    let inside = { (width: Double, size: Double) in
      height(of: element.children, width: max(width, size), size: size)
    }
    switch element.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let larger = size * (["h1": 1.7, "h2": 1.6, "h3": 1.14][element.name] ?? 0.72)
      return inside(width, larger) * 0.8 + larger * 0.6
    case "pre": return Double(rows(of: element)) * size * 0.72 * 1.5 + size * 2
    case "table": return table(element, width: width, size: size * 0.86)
    case "ul", "ol", "dd": return inside(width - 1.25 * size, size) + 0.4 * size
    case "li": return inside(width, size) + 0.38 * size
    case "blockquote": return inside(width - size, size * 1.1) + 0.75 * size
    case "figure", "video", "svg": return 6 * size
    case "hr": return 1.6 * size
    case "p" where element.children.contains { $0.element?.name == "img" }:
      return inside(width, size) + 4 * size
    case "p", "details": return inside(width, size) + 0.75 * size
    case "section" where element["class"] == "footnotes": return inside(width, size * 0.56) + size
    case _ where element.hasClass("columns"): return columns(element, width: width, size: size)
    case _ where element.hasClass("math"): return 2.4 * size
    default: return inside(width, size)
    }
  }

  /// Lines of a block of code.
  private static func rows(of code: HTMLElement) -> Int {
    max(1, code.plainText.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
  }

  private static func longestCode(in nodes: [HTMLNode]) -> Int {
    let rows = nodes.compactMap(\.element).map { element in
      element.name == "pre" ? self.rows(of: element) : longestCode(in: element.children)
    }
    return rows.max() ?? 0
  }

  private static func columns(_ element: HTMLElement, width: Double, size: Double) -> Double {
    let parts = element.children.compactMap(\.element)
    let width = width / Double(max(1, parts.count)) - size
    return parts.map { height(of: $0.children, width: max(width, size), size: size) }.max() ?? 0
  }

  private static func table(_ element: HTMLElement, width: Double, size: Double) -> Double {
    let rows = rows(in: element)
    var longest: [Int] = []
    for row in rows {
      longest += Array(repeating: 1, count: max(0, row.count - longest.count))
      for (column, count) in row.enumerated() { longest[column] = max(longest[column], count) }
    }
    let all = max(1, longest.reduce(0, +))
    return rows.reduce(0) { height, row in
      let cells = zip(row, longest).map { count, longest in
        let share = max(width * Double(longest) / Double(all), size)
        return lines(Double(count) * letter * size, share)
      }
      return height + (cells.max() ?? 1) * size * 1.3 + size
    }
  }

  /// The letters of each cell.
  private static func rows(in element: HTMLElement) -> [[Int]] {
    let parts = element.children.compactMap(\.element)
    if element.name == "tr" { return [parts.map { $0.plainText.count }] }
    return parts.flatMap(rows)
  }

  private static func lines(_ words: Double, _ width: Double) -> Double {
    (words / max(width, 1)).rounded(.up)
  }

  private static let inline: Set<String> = [
    "a", "abbr", "b", "code", "del", "em", "i", "input", "ins", "kbd", "mark", "q", "s", "samp",
    "small", "span", "strong", "sub", "sup", "u", "var",
  ]

  private static func isInline(_ element: HTMLElement) -> Bool { inline.contains(element.name) }
}
