extension Substring {
  /// Up to the first of these characters that stands in no quotes.
  func word(endingAt ends: String) -> Substring {
    var quote: Character?
    let end = firstIndex { character in
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      if character == "\"" || character == "'" { quote = character }
      return ends.contains(character)
    }
    return self[..<(end ?? endIndex)]
  }

  /// Without the quotes that enclose it.
  var unquoted: Substring {
    guard let first, first == "\"" || first == "'" else { return self }
    return dropFirst().prefix { $0 != first }
  }
}
