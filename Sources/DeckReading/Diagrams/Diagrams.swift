/// What is drawn of the diagrams that a deck holds as text, by that text: a later reading of the deck
/// draws only what has changed.
package struct Diagrams: Sendable {
  private var drawings: [Source: Drawing] = [:]
  private var used: Set<Source> = []
  /// Seconds of drawing that are left for all of them.
  private var seconds = 20.0
  /// How many more are drawn.
  private(set) var left = 200
  /// Bytes that are left for all drawings.
  private var room: Int
  /// Bytes of one's text.
  private static let longest = 60_000
  private static let longestReason = 300

  private struct Source: Hashable {
    let language: String
    let text: String
  }

  private enum Drawing: Sendable {
    case drawn(HTMLElement)
    case refused(DiagramRefusal)
  }

  package init() { self.init(room: 32 << 20) }

  init(room: Int) { self.room = room }

  /// Those that this reading has made use of, for the next, which may have more luck with some.
  package var kept: Diagrams {
    var kept = Diagrams()
    kept.drawings = drawings.filter { source, drawing in
      if case .refused(let refusal) = drawing, refusal.isOfTheMoment { return false }
      return used.contains(source)
    }
    return kept
  }

  /// Puts drawings in the place of code that describes one.
  ///
  /// - Returns: the nodes, and why code stays that could not be drawn.
  mutating func draw(in nodes: [HTMLNode]) -> (nodes: [HTMLNode], troubles: [Trouble]) {
    var troubles: [Trouble] = []
    let drawn = nodes.map { draw($0, &troubles) }
    return (drawn, troubles)
  }

  struct Trouble: Equatable {
    /// As the fence names it, in lower case.
    let language: String
    /// The first line of its text.
    let begin: Substring
    let reason: String
  }

  private mutating func draw(_ node: HTMLNode, _ troubles: inout [Trouble]) -> HTMLNode {
    guard case .element(var element) = node else { return node }
    guard let source = Self.source(in: element) else {
      for index in element.children.indices {
        element.children[index] = draw(element.children[index], &troubles)
      }
      return .element(element)
    }
    switch drawing(of: source) {
    case .drawn(let picture):
      return .element(Self.figure(picture, "diagram"))
    case .refused(let refusal):
      let begin = source.text.prefix { !$0.isNewline }
      troubles.append(Trouble(language: source.language, begin: begin, reason: refusal.reason))
      let hint = HTMLElement(name: "figcaption", children: [.text("\(source.language), as text")])
      return .element(Self.figure(element, "diagram source", hint))
    }
  }

  private mutating func drawing(of source: Source) -> Drawing {
    used.insert(source)
    if let known = drawings[source] { return known }
    let drawing: Drawing
    if seconds <= 0 || left == 0 {
      let reason = "it is one too many, or those before it took too long"
      drawing = .refused(DiagramRefusal(reason, isOfTheMoment: true))
    } else {
      let begun = Program.now()
      do throws(DiagramRefusal) {
        drawing = .drawn(try fitted(try Self.draw(source)))
      } catch {
        let reason = DiagramWords.begin(error.reason[...], Self.longestReason)
        drawing = .refused(DiagramRefusal(reason, isOfTheMoment: error.isOfTheMoment))
      }
      seconds -= Program.now() - begun
      left -= 1
    }
    drawings[source] = drawing
    return drawing
  }

  /// Programs make much of a few words.
  private mutating func fitted(_ drawing: HTMLElement) throws(DiagramRefusal) -> HTMLElement {
    let size = HTMLWriter.write([.element(drawing)]).utf8.count
    guard size <= room else {
      throw DiagramRefusal("its drawing and those before it come to more than a deck may have")
    }
    room -= size
    return drawing
  }

  private static func draw(_ source: Source) throws(DiagramRefusal) -> HTMLElement {
    guard source.text.utf8.count <= longest else { throw DiagramRefusal("its text is too long") }
    switch source.language {
    case "mermaid": return try Mermaid.draw(source.text)
    case "plantuml", "puml": return try PlantUML.draw(source.text)
    case "mscgen", "msc": return try MessageChart.draw(source.text)
    case "dot", "graphviz", "gv": return try Graphviz.draw(source.text, by: "dot")
    case let layout where Graphviz.layouts.contains(layout):
      return try Graphviz.draw(source.text, by: layout)
    case let language:
      throw DiagramRefusal("\(language) can't be drawn here; put a picture of it beside the deck")
    }
  }

  /// The text of code whose language is that of a diagram.
  private static func source(in pre: HTMLElement) -> Source? {
    guard pre.name == "pre", let code = pre.children.first?.element, code.name == "code",
      let word = code["class"]?.split(separator: " ").first, word.hasPrefix("language-")
    else { return nil }
    let name = word.dropFirst("language-".count).lowercased()
      .drop { "{.=".contains($0) }.prefix { $0.isLetter || $0.isNumber }
    guard languages.contains(String(name)) else { return nil }
    return Source(language: String(name), text: code.plainText)
  }

  private static let languages = Graphviz.layouts.union([
    "d2", "ditaa", "dot", "graphviz", "gv", "mermaid", "msc", "mscgen", "pikchr",
    "plantuml", "puml",
  ])

  private static func figure(
    _ content: HTMLElement,
    _ name: String,
    _ caption: HTMLElement? = nil
  ) -> HTMLElement {
    let children = [content, caption].compactMap(\.self).map(HTMLNode.element)
    var figure = HTMLElement(name: "figure", children: children)
    figure["class"] = name
    return figure
  }
}

/// Why a diagram stays text, and what to do about it.
struct DiagramRefusal: Error, Equatable {
  let reason: String
  /// Whether the same text may be drawn another time.
  let isOfTheMoment: Bool

  init(_ reason: String, isOfTheMoment: Bool = false) {
    self.reason = reason
    self.isOfTheMoment = isOfTheMoment
  }
}
