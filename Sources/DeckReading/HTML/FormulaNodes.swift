/// Puts formulas back into a page's tree, as elements that a viewer's typesetter finds.
struct FormulaNodes {
  private let formulas: [Formula]

  /// `span.math.inline` and `div.math.display` hold TeX; code and attributes get it as it was written.
  static func restore(_ formulas: [Formula], in nodes: [HTMLNode]) -> [HTMLNode] {
    FormulaNodes(formulas: formulas).restore(nodes, isCode: false)
  }

  private func restore(_ nodes: [HTMLNode], isCode: Bool) -> [HTMLNode] {
    nodes.flatMap { node -> [HTMLNode] in
      switch node {
      case .reveal: [node]
      case .text(let text): isCode ? [.text(source(text))] : pieces(of: text)
      case .element(let element): [.element(restore(element, isCode: isCode))]
      }
    }
  }

  private func restore(_ element: HTMLElement, isCode: Bool) -> HTMLElement {
    if let tex = Self.fenced(element) { return Self.display(tex) }
    var element = element
    for index in element.attributes.indices {
      element.attributes[index].value = source(element.attributes[index].value)
    }
    let holdsCode = isCode || ["pre", "code", "kbd", "samp"].contains(element.name)
    element.children = restore(element.children, isCode: holdsCode)
    if element.name == "p", let display = Self.onlyDisplay(in: element) { return display }
    return element
  }

  /// The text of a fence whose language is `math`.
  private static func fenced(_ element: HTMLElement) -> String? {
    guard element.name == "pre", let code = element.children.first?.element,
      code["class"]?.split(separator: " ").first == "language-math"
    else { return nil }
    return code.plainText.trimmedOfLines
  }

  /// The formula that a paragraph holds and nothing else.
  private static func onlyDisplay(in paragraph: HTMLElement) -> HTMLElement? {
    let visible = paragraph.children.filter { !$0.isBlank }
    guard visible.count == 1, let only = visible[0].element, only["class"] == "math display"
    else { return nil }
    return display(only.plainText)
  }

  private static func display(_ tex: String) -> HTMLElement {
    HTMLElement(
      name: "div",
      attributes: [HTMLAttribute(name: "class", value: "math display")],
      children: [.text(tex)]
    )
  }

  // MARK: - Placeholders

  private func pieces(of text: String) -> [HTMLNode] {
    split(text).map { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .formula(let formula):
        let kind = formula.isDisplay ? "math display" : "math inline"
        return .element(
          HTMLElement(
            name: "span",
            attributes: [HTMLAttribute(name: "class", value: kind)],
            children: [.text(formula.tex)]
          )
        )
      }
    }
  }

  private func source(_ text: String) -> String {
    split(text).map { piece in
      switch piece {
      case .text(let text): text
      case .formula(let formula): formula.source
      }
    }.joined()
  }

  private enum Piece {
    case text(String)
    case formula(Formula)
  }

  private func split(_ text: String) -> [Piece] {
    guard !formulas.isEmpty else { return [.text(text)] }
    var pieces: [Piece] = []
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: Formula.opener),
      let close = rest[open...].firstIndex(of: Formula.closer)
    {
      let number = rest[rest.index(after: open)..<close]
      if let index = Int(String(number)), formulas.indices.contains(index) {
        if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
        pieces.append(.formula(formulas[index]))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
