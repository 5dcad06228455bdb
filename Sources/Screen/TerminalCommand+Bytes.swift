extension TerminalCommand {
  /// Appends the bytes that a terminal understands.
  package func encode(into bytes: inout [UInt8], depth: ColorDepth) {
    switch self {
    case .clear: bytes.append(contentsOf: "\u{1B}[2J".utf8)
    case .move(let column, let row):
      bytes.append(contentsOf: "\u{1B}[\(row + 1);\(column + 1)H".utf8)
    case .style(let style): bytes.append(contentsOf: style.sequence(depth).utf8)
    case .text(let text): bytes.append(contentsOf: text.utf8)
    }
  }
}

extension Style {
  /// The sequence that sets everything anew, so that nothing of the style before can remain.
  fileprivate func sequence(_ depth: ColorDepth) -> String {
    var codes = ["0"]
    let marks: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
    ]
    for (attribute, code) in marks where attributes.contains(attribute) { codes.append(code) }
    if let code = foreground.code(plane: 3, depth) { codes.append(code) }
    if let code = background.code(plane: 4, depth) { codes.append(code) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension Color {
  /// `plane` is 3 for letters and 4 for what is behind them.
  fileprivate func code(plane: Int, _ depth: ColorDepth) -> String? {
    switch (self, depth) {
    case (.standard, _): nil
    case (.black, .trueColor): "\(plane)8;2;0;0;0"
    case (.white, .trueColor): "\(plane)8;2;255;255;255"
    case (.black, .indexed): "\(plane)8;5;16"
    case (.white, .indexed): "\(plane)8;5;231"
    // The basic colours: a terminal that shows no others has these.
    case (.black, .none): "\(plane)0"
    case (.white, .none): plane == 3 ? "97" : "107"
    case (.rgb, .none): nil
    case (.rgb(let red, let green, let blue), .indexed):
      "\(plane)8;5;\(Color.index(red: red, green: green, blue: blue))"
    case (.rgb(let red, let green, let blue), .trueColor):
      "\(plane)8;2;\(red);\(green);\(blue)"
    }
  }
}
