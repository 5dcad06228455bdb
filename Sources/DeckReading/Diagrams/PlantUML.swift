/// PlantUML's sequences, which are drawn like Mermaid's: its own program needs a Java machine for each.
enum PlantUML {
  static func draw(_ text: String) throws(DiagramRefusal) -> HTMLElement {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)
      .filter { !$0.isEmpty && !$0.hasPrefix("'") && !$0.hasPrefix("@") }
    if let line = lines.first(where: { $0.hasPrefix("!") }) {
      throw DiagramRefusal("“\(line.prefix(40))” is not carried out")
    }
    do {
      return try SequenceScanner.chart(of: lines[...], .plantUML).drawing
    } catch {
      throw DiagramRefusal("of PlantUML only sequences are drawn: \(error.reason)")
    }
  }
}
