/// Lines such as `@[1-3](what they do)` beneath code: its lines stand out in that order.
enum GitPitchCode {
  /// Takes those lines off a page and into the code's info; the words go to the notes.
  static func takeSteps(_ lines: inout [MarkdownLine], _ notes: inout [String]) {
    for listing in Listing.all(in: lines) {
      var groups: [String] = []
      var index = listing.range.upperBound
      while index < lines.count {
        if lines[index].kind != .blank {
          guard let word = AtWord(lines[index].text), word.name.isEmpty else { break }
          groups.append(numbers(word.arguments))
          if let words = word.content { notes.append("\(groups[groups.count - 1]): \(words)") }
          lines[index] = lines[index].blank
        }
        index += 1
      }
      groups.removeAll(where: \.isEmpty)
      guard !groups.isEmpty, let fence = listing.fence else { continue }
      let opening = lines[listing.range.lowerBound]
      lines[listing.range.lowerBound] = opening.opening(
        "\(fence.info) {all|\(groups.joined(separator: "|"))}"
      )
    }
  }

  /// Of `1-3, zoom-10` the numbers.
  private static func numbers(_ arguments: Substring) -> String {
    let parts = arguments.split(separator: ",").map(\.trimmed).filter { part in
      !part.isEmpty && part.allSatisfy { $0.isNumber || $0 == "-" }
    }
    return parts.joined(separator: ",")
  }
}
