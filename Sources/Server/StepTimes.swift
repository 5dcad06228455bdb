/// Tells in a page's HTML how all that has steps is at one of them, as `web/dom/page-section.js` does when
/// the step changes: what the first bytes show is what the room sees.
enum StepTimes {
  /// `html` with what holds at `step` behind each attribute that speaks of steps.
  static func tell(_ html: String, at step: Int) -> String {
    let bytes = Array(html.utf8)
    var told: [UInt8] = []
    told.reserveCapacity(bytes.count + 256)
    var rest = bytes[...]
    while let mark = firstMark(in: rest) {
      let value = rest[mark.value]
      told += rest[..<mark.value.endIndex] + [UInt8(ascii: "\"")]
      told += mark.kind.state(of: String(decoding: value, as: UTF8.self), at: step).utf8
      rest = rest[(mark.value.endIndex + 1)...]
    }
    return String(decoding: told + rest, as: UTF8.self)
  }

  enum Kind: String, CaseIterable {
    case step = " data-step=\""
    case until = " data-until=\""
    case change = " data-change=\""
    case lit = " data-lit=\""

    /// The attribute that tells how an element with such a `value` is at a step; empty for none.
    func state(of value: String, at step: Int) -> String {
      let number = Int(value) ?? 0
      return switch self {
      case .step: step < number ? " data-ahead=\"\"" : ""
      case .until: step >= number ? " data-gone=\"\"" : ""
      case .lit: StepTimes.isWithin(value, step) ? "" : " data-dim=\"\""
      case .change where step < number: ""
      case .change: step == number ? " data-changed=\"now\"" : " data-changed=\"before\""
      }
    }
  }

  /// Whether spans such as `0-3 5-` hold a step: from 0 to before 3, and from 5 on.
  static func isWithin(_ spans: String, _ step: Int) -> Bool {
    spans.split(separator: " ").contains { span in
      let ends = span.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let begin = ends[0] else { return false }
      return begin <= step && step < ends[1] ?? .max
    }
  }

  private static func firstMark(
    in bytes: ArraySlice<UInt8>
  ) -> (kind: Kind, value: Range<Int>)? {
    var index = bytes.startIndex
    while let blank = bytes[index...].firstIndex(of: UInt8(ascii: " ")) {
      for kind in Kind.allCases where bytes[blank...].starts(with: kind.rawValue.utf8) {
        let start = blank + kind.rawValue.utf8.count
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return (kind, start..<end)
      }
      index = blank + 1
    }
    return nil
  }
}
