/// Pictures whose words say how wide they are: `![image:width:50%](sea.png)`.
enum PresentermPictures {
  static func size(_ lines: inout [MarkdownLine], _ prefix: String) {
    for index in lines.indices where lines[index].kind == .text {
      var text = ""
      var rest = lines[index].text
      while let start = rest.firstRange(ofBytes: "![\(prefix)"),
        let middle = rest[start.upperBound...].firstRange(ofBytes: "]("),
        let end = rest[middle.upperBound...].firstRange(ofBytes: ")")
      {
        let words = rest[start.upperBound..<middle.lowerBound]
        let address = rest[middle.upperBound..<end.lowerBound]
        let picture = width(words).map { Attributes("width=\($0)").picture(address, "") }
        text +=
          rest[..<start.lowerBound] + (picture ?? String(rest[start.lowerBound..<end.upperBound]))
        rest = rest[end.upperBound...]
      }
      if !text.isEmpty { lines[index].text = text[...] + rest }
    }
  }

  /// From `width:50%` or `w:50%`.
  private static func width(_ words: Substring) -> Substring? {
    guard let colon = words.firstIndex(of: ":"), ["width", "w"].contains(words[..<colon])
    else { return nil }
    let value = words[colon...].dropFirst().trimmed
    return value.allSatisfy { $0.isNumber || $0 == "%" } ? value : nil
  }
}
