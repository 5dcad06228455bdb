/// What is seen of one character: safe to send to a terminal, whoever wrote it.
///
/// A terminal obeys control characters in the text that it shows: they can write the clipboard,
/// move the cursor or turn what is read around. The only way to a ``Cell`` leads through here.
struct Glyph: Equatable, Sendable {
  let text: String
  /// Columns: 1 or 2.
  let width: Int

  static let space = Glyph(text: " ", width: 1)

  /// Returns nil if nothing of the character may be shown.
  init?(_ character: Character) {
    if let ascii = character.asciiValue {
      guard ascii >= 0x20, ascii < 0x7F else { return nil }
      self.init(text: String(character), width: 1)
      return
    }
    var kept = String.UnicodeScalarView()
    var marks = 0
    for scalar in character.unicodeScalars where scalar.isShowable {
      if scalar.isMark { marks += 1 }
      if marks <= Self.markLimit || !scalar.isMark { kept.append(scalar) }
    }
    // Joiners are kept only where something follows to be joined.
    while let last = kept.last, last == Self.joiner { kept.removeLast() }
    let text = String(String.UnicodeScalarView(kept.prefix(Self.scalarLimit)))
    let width = Self.width(of: text)
    guard width > 0 else { return nil }
    self.init(text: text, width: width)
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// The longest emoji sequence in use has 10 scalars; more is an attempt to fill a cell's memory.
  private static let scalarLimit = 12
  /// Marks above and below one letter; heaps of them would cover the lines around.
  private static let markLimit = 2
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// Columns of a whole cluster: parts that are joined count once.
  private static func width(of text: String) -> Int {
    var width = 0
    var isJoined = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      if !isJoined { width += scalar.displayWidth }
      isJoined = scalar == joiner
    }
    return min(width, 2)
  }
}

extension Glyph {
  /// Terminals disagree about the width of clusters, so the cursor is placed anew after one.
  var isCluster: Bool {
    let scalars = text.unicodeScalars
    return scalars.count > 1 || scalars.first?.isRegionalIndicator == true
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !properties.isVariationSelector
    default: false
    }
  }

  /// False for controls, for what turns the direction of text, hides in it or means nothing.
  fileprivate var isShowable: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .format: self == Glyph.joiner
    default: true
    }
  }
}
