/// Lines of code that stand out together.
enum LineGroup: Equatable {
  case all
  case none
  /// By the numbers that the lines have.
  case lines([ClosedRange<Int>])

  private static let mostLines = 1_000_000
  private static let mostGroups = 200
  /// Of all groups together.
  private static let mostRanges = 400

  /// From `1,3|5-7|all`, where an empty group is all lines; nil for anything else.
  static func groups(_ text: Substring) -> [LineGroup]? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    var groups: [LineGroup] = []
    var ranges = 0
    for part in parts.prefix(mostGroups) {
      guard let group = LineGroup(part.trimmed) else { return nil }
      if case .lines(let lines) = group { ranges += lines.count }
      guard ranges <= mostRanges else { break }
      groups.append(group)
    }
    return groups
  }

  private init?(_ text: Substring) {
    switch text {
    case "", "*", "all": self = .all
    case "none", "hide", "0": self = .none
    default:
      var ranges: [ClosedRange<Int>] = []
      for part in text.split(separator: ",") {
        guard let range = Self.range(part.trimmed) else { return nil }
        ranges.append(range)
      }
      self = .lines(ranges)
    }
  }

  /// From `3`, `5-7` or `5-`.
  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap({ Int($0.trimmed) }), (0...mostLines).contains(first)
    else { return nil }
    guard ends.count == 2 else { return first...first }
    let last = ends[1].trimmed
    guard let end = last.isEmpty || last == "*" ? mostLines : Int(last),
      (0...mostLines).contains(end)
    else { return nil }
    return min(first, end)...max(first, end)
  }

  func contains(_ line: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .lines(let ranges): ranges.contains { $0.contains(line) }
    }
  }

  /// The same lines where numbers begin later.
  func moved(by count: Int) -> LineGroup {
    guard case .lines(let ranges) = self else { return self }
    return .lines(ranges.map { $0.lowerBound + count...$0.upperBound + count })
  }
}
