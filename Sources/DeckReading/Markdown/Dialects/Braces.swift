/// What pandoc says in braces and signs within a line, as HTML: pictures with a width, words with a
/// class, raised and lowered letters.
struct Braces {
  private var edits: [(range: Range<Substring.Index>, html: String)] = []
  private var brackets: [Substring.Index] = []

  private static let longestAddress = 2_000
  private static let longestScript = 60

  /// The lines of a page with all of that in their text; what stands in formulas is left alone.
  static func rewrite(_ lines: inout [MarkdownLine]) {
    var isFormula = false
    for index in lines.indices {
      let line = lines[index]
      guard [.text, .heading].contains(line.kind) else { continue }
      let marks = line.text.utf8.contains(UInt8(ascii: "$")) ? line.text.count(ofBytes: "$$") : 0
      if !isFormula, marks.isMultiple(of: 2) { lines[index].text = html(in: line.text) }
      if !marks.isMultiple(of: 2) { isFormula.toggle() }
    }
  }

  /// A line with all of that as HTML.
  static func html(in line: Substring) -> Substring {
    guard line.utf8.contains(where: { "{^~\\!".utf8.contains($0) }) else { return line }
    var braces = Braces()
    braces.scan(line)
    return braces.edited(line)
  }

  private mutating func scan(_ line: Substring) {
    var rest = line
    while let position = rest.utf8.firstIndex(where: { "\\`<[]^~$".utf8.contains($0) }) {
      rest = line[position...]
      switch line.utf8[position] {
      case UInt8(ascii: "\\"):
        if rest.utf8.starts(with: "\\ ".utf8) {
          edits.append((position..<rest.utf8.index(position, offsetBy: 2), "&nbsp;"))
        }
        rest = rest.afterEscape
      case .backtick:
        rest = CodeSpan.skip(rest)
        if let (_, after) = Attributes.leading(rest) {
          edits.append((rest.startIndex..<after.startIndex, ""))
          rest = after
        }
      case UInt8(ascii: "["):
        brackets.append(position)
        rest = rest.afterASCII(1)
      case UInt8(ascii: "]"):
        rest = close(rest, in: line)
      case UInt8(ascii: "^"), UInt8(ascii: "~"):
        rest = script(rest)
      case UInt8(ascii: "$"):
        rest = FormulaScanner.formula(at: rest)?.after ?? rest.afterASCII(1)
      default:
        rest = rest.afterASCII(1)
      }
    }
  }

  /// Ends what the innermost bracket began; what follows it.
  private mutating func close(_ text: Substring, in line: Substring) -> Substring {
    var after = text.afterASCII(1)
    guard let open = brackets.popLast() else { return after }
    var address: Substring?
    if after.utf8.first == UInt8(ascii: "("),
      let end = after.utf8.prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: ")"))
    {
      address = after[..<end].afterASCII(1)
      after = after[after.utf8.index(after: end)...]
    }
    let isPicture =
      open > line.startIndex && line.utf8[line.utf8.index(before: open)] == UInt8(ascii: "!")
    guard let (attributes, rest) = Attributes.leading(after) else {
      if isPicture, let address { join(address) }
      return after
    }
    if isPicture, let address {
      let start = line.utf8.index(before: open)
      while let last = edits.last, last.range.lowerBound >= start { edits.removeLast() }
      let alternative = line[open..<text.startIndex].afterASCII(1)
      edits.append((start..<rest.startIndex, attributes.picture(address, alternative)))
    } else if address != nil {
      edits.append((after.startIndex..<rest.startIndex, ""))
    } else {
      edits.append((open..<line.utf8.index(after: open), "<span\(attributes.html)>"))
      edits.append((text.startIndex..<rest.startIndex, "</span>"))
    }
    return rest
  }

  /// An address with blanks in it, which is none to others.
  private mutating func join(_ address: Substring) {
    guard address.utf8.contains(UInt8(ascii: " ")),
      !address.utf8.contains(where: { "\"'<".utf8.contains($0) })
    else { return }
    edits.append((address.startIndex..<address.endIndex, "<\(address.trimmed)>"))
  }

  /// `H~2~O` and `x^2^`.
  private mutating func script(_ text: Substring) -> Substring {
    guard let mark = text.utf8.first else { return text }
    let content = text.afterASCII(1)
    if content.utf8.first == mark { return content.afterASCII(1) }
    let inside = content.utf8.prefix(Self.longestScript).prefix { $0 != mark && !$0.isBlank }
    guard !inside.isEmpty, inside.endIndex < content.endIndex,
      content.utf8[inside.endIndex] == mark
    else { return content }
    let name = mark == UInt8(ascii: "^") ? "sup" : "sub"
    let end = content.utf8.index(after: inside.endIndex)
    edits.append((text.startIndex..<content.startIndex, "<\(name)>"))
    edits.append((inside.endIndex..<end, "</\(name)>"))
    return content[end...]
  }

  private func edited(_ line: Substring) -> Substring {
    guard !edits.isEmpty else { return line }
    var text = ""
    var end = line.startIndex
    for (range, html) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= end {
      text += line[end..<range.lowerBound] + html
      end = range.upperBound
    }
    return text[...] + line[end...]
  }
}

extension Attributes {
  /// As those of an HTML element.
  var html: String {
    var html = ""
    if !classes.isEmpty { html += " class=\"\(classes.joined(separator: " ").escaped)\"" }
    if !style.isEmpty { html += " style=\"\(style.escaped)\"" }
    return html
  }

  /// As declarations of CSS.
  var style: String {
    var declarations: [String] = []
    if has("absolute") {
      declarations.append("position: absolute")
      for edge in ["top", "right", "bottom", "left"] {
        if let place = self[edge] { declarations.append("\(edge): \(Self.length(place, of: nil))") }
      }
    }
    if let columns {
      declarations += ["display: grid", "gap: 1em", "grid-template-columns: \(columns)"]
    }
    if let width = self["width"] { declarations.append("width: \(Self.length(width, of: nil))") }
    if let height = self["height"] {
      declarations.append("height: \(Self.length(height, of: Self.contentHeight))")
    }
    if let style = self["style"] { declarations.append(style) }
    return declarations.joined(separator: "; ")
  }

  /// The parts of it beside each other: `layout-ncol=2` or `layout="[70, 30]"`.
  private var columns: String? {
    if let count = self["layout-ncol"].flatMap(Int.init), (1...12).contains(count) {
      return "repeat(\(count), minmax(0, 1fr))"
    }
    guard let layout = self["layout"], layout.hasPrefix("["), layout.hasSuffix("]") else {
      return nil
    }
    let parts = layout.dropFirst().dropLast().split(separator: ",").map { Int($0.trimmed) }
    guard (1...12).contains(parts.count), !parts.contains(where: { ($0 ?? 0) < 1 }) else {
      return nil
    }
    return parts.compactMap { $0.map { "minmax(0, \($0)fr)" } }.joined(separator: " ")
  }

  /// Of the 720 pixels that a page is high, what a title leaves.
  private static let contentHeight = 560.0

  /// A length as CSS writes it; `whole` is what percents are of, where CSS doesn't know.
  private static func length(_ text: String, of whole: Double?) -> String {
    if let number = Double(text) { return "\(number)px" }
    guard let whole, text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return text }
    return "\(percent * whole / 100)px"
  }

  /// The picture at an address; a comment keeps Markdown from taking it for a block.
  func picture(_ address: Substring, _ alternative: Substring) -> String {
    let place = address.trimmed
    let isEnclosed = place.utf8.first == UInt8(ascii: "<")
    let file = place.drop { $0 == "<" }.prefix { isEnclosed ? $0 != ">" : $0 != " " && $0 != "\t" }
    return
      "<img src=\"\(String(file).escaped)\" alt=\"\(String(alternative).escaped)\"\(html)><!-- -->"
  }
}

extension String {
  /// As it may stand between double quotes in HTML.
  var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
