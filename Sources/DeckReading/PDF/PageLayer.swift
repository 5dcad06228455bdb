/// What lies over the picture of a page: its words, to be selected, searched and read aloud, and its links.
enum PageLayer {
  /// SVG that has the page's own measures, so that it needs no script to lie where it should.
  ///
  /// A link to the page with an index is written as `#deck-page:<index>`.
  static func html(
    _ lines: [PDFText.Line],
    _ links: [PDFLink],
    width: Double,
    height: Double
  )
    -> String
  {
    guard !lines.isEmpty || !links.isEmpty else { return "" }
    var layer = HTMLElement(name: "svg")
    layer["class"] = "layer"
    layer["viewBox"] = "0 0 \(short(width)) \(short(height))"
    layer.children = lines.map { .element(line($0)) } + links.map { .element(link($0)) }
    return HTMLWriter.write([.element(layer)])
  }

  private static func line(_ line: PDFText.Line) -> HTMLElement {
    var text = HTMLElement(name: "text")
    text["transform"] = line.turn.map { turn in
      "rotate(\(turn.isDown ? 90 : -90) \(short(turn.left)) \(short(turn.start)))"
    }
    for (index, word) in line.words.enumerated() {
      if index > 0 { text.children.append(.text(" ")) }
      let place = line.turn.map { word.place.turnedBack($0) } ?? word.place
      text.children.append(.element(span(word.text, place)))
    }
    return text
  }

  /// Letters stand on a line that is about a fifth above the bottom of what they take up.
  private static func span(_ text: String, _ place: Box) -> HTMLElement {
    var span = HTMLElement(name: "tspan", children: [.text(text)])
    span["x"] = short(place.left)
    span["y"] = short(place.top + 0.8 * place.height)
    span["font-size"] = short(place.height)
    span["textLength"] = short(place.width)
    span["lengthAdjust"] = "spacingAndGlyphs"
    return span
  }

  private static func link(_ link: PDFLink) -> HTMLElement {
    var area = HTMLElement(name: "rect")
    area["x"] = short(link.place.left)
    area["y"] = short(link.place.top)
    area["width"] = short(link.place.width)
    area["height"] = short(link.place.height)
    var element = HTMLElement(name: "a", children: [.element(area)])
    switch link.target {
    case .page(let index):
      element["href"] = "#deck-page:\(max(index, 0))"
    case .outside(let address):
      Link.outside(address).apply(to: &element)
      element["aria-label"] = address
    }
    return element
  }

  /// A hundredth of a point is less than anybody sees.
  private static func short(_ number: Double) -> String { number.short(parts: 100) }
}

/// A line of words that goes down the page or up, from one of its corners on the left.
private struct Turn {
  var isDown: Bool
  var left: Double
  var start: Double
}

extension PDFText.Line {
  /// Nil for one that goes across.
  fileprivate var turn: Turn? {
    guard let first = words.first?.place,
      words.contains(where: { $0.text.count > 1 && $0.place.height > 1.5 * $0.place.width })
    else { return nil }
    // Alone, it is most likely the name of an axis.
    let isDown = words.count > 1 && words[1].place.top > first.top
    return Turn(isDown: isDown, left: first.left, start: isDown ? first.top : first.bottom)
  }
}

extension Box {
  /// Where it is once the page is turned back about the line's start.
  fileprivate func turnedBack(_ turn: Turn) -> Box {
    turn.isDown
      ? Box(
        left: turn.left + top - turn.start,
        top: turn.start - (right - turn.left),
        width: height,
        height: width
      )
      : Box(
        left: turn.left + turn.start - bottom,
        top: turn.start + left - turn.left,
        width: height,
        height: width
      )
  }
}
