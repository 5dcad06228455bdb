/// Times as decks write them, in seconds.
enum TimeSpan {
  private static let longest = 86_400.0

  /// A number of units; nil for what is none, nothing, or longer than a day.
  static func seconds(_ text: String, each unit: Double = 1) -> Double? {
    guard let number = Double(text), number * unit > 0, number * unit <= longest else { return nil }
    return number * unit
  }

  /// From `35min`, `1h 10min`, `90s`, `500ms`, `10:30` or a number.
  static func written(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { Double($0.trimmed) }
    if parts.count > 1, parts.count <= 3 {
      guard !parts.contains(nil) else { return nil }
      return seconds("\(parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 })")
    }
    var total = 0.0
    var rest = text[...].trimmed
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let unit = rest[digits.endIndex...].trimmed.prefix { $0.isLetter }
      guard let number = Double(digits), let each = units[unit.lowercased()] else { return nil }
      total += number * each
      rest = rest[unit.endIndex...].trimmed
    }
    return seconds("\(total)")
  }

  private static let units: [String: Double] = [
    "h": 3_600, "hour": 3_600, "hours": 3_600, "m": 60, "min": 60, "mins": 60, "minute": 60,
    "minutes": 60, "": 1, "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "ms": 0.001,
  ]
}
