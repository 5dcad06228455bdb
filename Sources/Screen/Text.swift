/// Text measured in columns of a terminal.
extension String {
  var glyphs: [Glyph] {
    compactMap { Glyph($0) }
  }

  /// Columns that it takes on one line.
  package var displayWidth: Int {
    reduce(0) { $0 + (Glyph($1)?.width ?? 0) }
  }

  /// Without anything that a terminal could obey or that misleads the reader; line breaks stay.
  package var printable: String {
    reduce(into: "") { text, character in
      if character.isNewline {
        text.append("\n")
      } else if character == "\t" {
        text.append("    ")
      } else if let glyph = Glyph(character) {
        text.append(glyph.text)
      }
    }
  }

  /// Its beginning, with an ellipsis at the end if not all of it fits into `columns`.
  package func clipped(to columns: Int) -> String {
    guard displayWidth > columns else { return self }
    var text = ""
    var rest = columns - 1
    for glyph in glyphs {
      rest -= glyph.width
      if rest < 0 { break }
      text.append(glyph.text)
    }
    return columns > 0 ? text + "…" : ""
  }
}
