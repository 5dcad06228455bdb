/// `<grid drag="60 50" drop="center">` and `<split even>`: parts of a page that have a place or a share of it.
enum PlacedBlocks {
  static func rewrite(_ lines: inout [MarkdownLine]) {
    for index in lines.indices where lines[index].kind == .text {
      let body = LineShape(lines[index].text).body.trimmedEnd
      guard body.utf8.first == UInt8(ascii: "<"), body.utf8.last == UInt8(ascii: ">") else {
        continue
      }
      if body == "</grid>" || body == "</split>" {
        lines[index] = lines[index].division()
      } else if let words = words(for: body) {
        lines[index] = lines[index].division("{\(words)}")
      }
    }
  }

  private static func words(for tag: Substring) -> String? {
    let inside = tag.dropFirst().dropLast()
    let name = inside.prefix { $0 != " " }
    guard name == "grid" || name == "split" else { return nil }
    let attributes = HTMLAttribute.list(inside[name.endIndex...])
    let given = { (name: String) in attributes.first { $0.name == name }?.value }
    let classes = (given("class") ?? "").split(separator: " ").map { " .\($0)" }.joined()
    if name == "split" { return ".split\(given("even") == nil ? "" : " .even")\(classes)" }
    let placement = Placement(drag: given("drag") ?? "", drop: given("drop") ?? "")
    var style = placement?.style ?? ""
    if let color = given("bg") { style += "; background: \(color)" }
    for (name, property) in [("border", "border"), ("opacity", "opacity"), ("pad", "padding")] {
      if let value = given(name) { style += "; \(property): \(value)" }
    }
    if let turn = given("rotate").flatMap({ Int($0) }) {
      style += "; transform: rotate(\(turn)deg)"
    }
    if given("flow") == "row" { style += "; flex-direction: row; gap: 1em" }
    if let side = given("align"), ["left", "center", "right"].contains(side) {
      style += "; text-align: \(side)"
    }
    let index = given("frag").map { " .fragment fragment-index=\"\($0)\"" } ?? ""
    return ".placed\(classes)\(index) style=\"\(style)\""
  }
}

/// Where on a page a part of it lies, and how large it is, in hundredths of the page.
struct Placement: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// From a size such as `60 50`, and a place such as `5 -10`, where less than nothing counts from the
  /// right or the bottom, or `topleft`.
  init?(drag: String, drop: String) {
    let size = drag.split(separator: " ").compactMap(Self.number)
    guard let width = size.first, (1...100).contains(width) else { return nil }
    self.width = width
    height = size.count > 1 ? min(max(size[1], 1), 100) : 100
    let place = drop.split(separator: " ")
    if place.count > 1, let x = Self.number(place[0]), let y = Self.number(place[1]) {
      self.x = place[0].hasPrefix("-") ? 100 - width + x : x
      self.y = place[1].hasPrefix("-") ? 100 - height + y : y
    } else {
      x = drop.contains("left") ? 0 : drop.contains("right") ? 100 - width : (100 - width) / 2
      y = drop.contains("top") ? 0 : drop.contains("bottom") ? 100 - height : (100 - height) / 2
    }
    guard (-100...100).contains(x), (-100...100).contains(y) else { return nil }
  }

  var style: String { "--x: \(x)%; --y: \(y)%; --w: \(width)%; --h: \(height)%" }

  private static func number(_ text: Substring) -> Double? {
    text.hasSuffix("px") ? Double(text.dropLast(2)).map { $0 / 9.6 } : Double(text)
  }
}
