/// A page with places such as `{{title}}`, cut once.
struct PageTemplate: Sendable {
  private let pieces: [Piece]

  private enum Piece: Sendable {
    case text(String)
    case place(String)
  }

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.text(String(rest[..<open.lowerBound])))
      pieces.append(.place(String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  func filled(_ content: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .place(let name): content(name)
      }
    }.joined()
  }
}
