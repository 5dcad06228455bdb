/// What `[drag=40 55, drop=1 10, bg=#fff]` says of the place and the looks of what follows it.
struct GitPitchGrid {
  private let options: [Substring: Substring]

  /// Nil where a line says nothing of the kind.
  init?(_ line: Substring) {
    let text = line.trimmed
    guard text.hasPrefix("[drag="), text.hasSuffix("]") else { return nil }
    self.init(options: text.dropFirst().dropLast())
  }

  init(options: Substring) {
    let pairs = options.split(separator: ",").compactMap { pair -> (Substring, Substring)? in
      guard let sign = pair.firstIndex(of: "=") else { return nil }
      return (pair[..<sign].trimmed, pair[sign...].dropFirst().trimmed)
    }
    self.options = Dictionary(pairs) { first, _ in first }
  }

  /// As the words of a division; content stands in the middle unless it is told otherwise.
  var words: String {
    var styles: [String] = []
    if let placement = Placement(
      drag: String(options["drag"] ?? ""),
      drop: String(options["drop"] ?? "")
    ) {
      styles.append(placement.style)
    }
    let names = ["bg": "background", "border": "border", "opacity": "opacity"]
    for (key, name) in names.sorted(by: { $0.key < $1.key }) {
      if let value = options[Substring(key)] { styles.append("\(name): \(value)") }
    }
    if let turn = options["rotate"].flatMap({ Int($0) }) {
      styles.append("transform: rotate(\(turn)deg)")
    }
    if let fit = options["fit"].flatMap({ Double($0) }), (0.1...10).contains(fit) {
      styles.append("font-size: \(fit)em")
    }
    let side = ["left", "right"].first { options["align"]?.contains($0) == true }
    styles.append("text-align: \(side ?? "center")")
    let classes = (options["set"] ?? "").split(separator: " ").map { " .\($0)" }.joined()
    return ".placed\(classes) style=\"\(styles.joined(separator: "; ").filter { $0 != "\"" })\""
  }
}
