/// How far participants of a sequence stand from each other, so that what is said between them fits.
struct SequenceLanes {
  /// The width of each name's box.
  private(set) var heads: [Double]
  /// Of the lifelines, from 0.
  private(set) var centers: [Double]

  /// How far a message to oneself leads.
  static let loop = 28.0
  /// Of a note, from a lifeline.
  static let beside = 12.0
  /// Within notes, on both sides together.
  static let padding = 16.0

  /// From each lifeline to the next.
  private var gaps: [Double]

  init(_ chart: SequenceChart) {
    heads = chart.participants.map { max(Sheet.width(ofLines: $0.label) + 24, 64) }
    gaps = zip(heads, heads.dropFirst()).map { ($0 + $1) / 2 + 24 }
    centers = []
    let needs = chart.items.flatMap(Self.needs).sorted { $0.lanes.count < $1.lanes.count }
    for need in needs { widen(need.lanes, to: need.width) }
    centers = gaps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  private typealias Need = (lanes: Range<Int>, width: Double)

  private static func needs(_ item: SequenceChart.Item) -> [Need] {
    switch item {
    case .message(let message):
      let width = Sheet.width(ofLines: message.words) + 36
      guard message.from == message.to else {
        return [(min(message.from, message.to)..<max(message.from, message.to), width)]
      }
      return [(message.from..<message.from + 1, width + loop)]
    case .note(let note):
      let width = Sheet.width(ofLines: note.words) + padding
      switch note.side {
      case .left(let number): return [(number - 1..<number, width + 2 * beside)]
      case .right(let number): return [(number..<number + 1, width + 2 * beside)]
      case .over(let numbers) where numbers.count == 1:
        let number = numbers.lowerBound
        let half = width / 2 + 2 * beside
        return [(number - 1..<number, half), (number..<number + 1, half)]
      case .over(let numbers): return [(numbers.lowerBound..<numbers.upperBound, width)]
      }
    default: return []
    }
  }

  /// Spreads what is missing evenly; at the ends there is room without end.
  private mutating func widen(_ lanes: Range<Int>, to width: Double) {
    guard lanes.lowerBound >= 0, lanes.upperBound <= gaps.count else { return }
    let missing = width - gaps[lanes].reduce(0, +)
    guard missing > 0 else { return }
    for lane in lanes { gaps[lane] += missing / Double(lanes.count) }
  }
}
