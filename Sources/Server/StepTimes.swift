/// Tells in a page's HTML what has steps, whether its time is ahead, now or past, as `web/dom` does
/// when a step changes: what the first bytes show is what all others see.
enum StepTimes {
  private static let marks = [Array(#" data-step=""#.utf8), Array(#" data-lit=""#.utf8)]

  /// `html` with `data-when` behind each `data-step` and `data-lit`.
  static func tell(_ html: String, at step: Int) -> String {
    let bytes = Array(html.utf8)
    var told: [UInt8] = []
    told.reserveCapacity(bytes.count + 256)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: " "), let start = value(at: index, in: bytes),
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\""))
      else {
        told.append(bytes[index])
        index += 1
        continue
      }
      told += bytes[index...end]
      let spans = String(decoding: bytes[start..<end], as: UTF8.self)
      told += " data-when=\"\(when(spans, at: step).rawValue)\"".utf8
      index = end + 1
    }
    return String(decoding: told, as: UTF8.self)
  }

  enum Time: String {
    case ahead, now, past
  }

  /// What `spans` such as `2` or `0-3 5-` say of a step: from 0 to before 3, and from 5 on.
  static func when(_ spans: String, at step: Int) -> Time {
    var begins: [Int] = []
    for span in spans.split(separator: " ") {
      let ends = span.split(separator: "-", omittingEmptySubsequences: false)
      guard let begin = ends.first.flatMap({ Int($0) }) else { continue }
      begins.append(begin)
      let end = ends.count < 2 ? begin &+ 1 : Int(ends[1]) ?? .max
      if begin <= step, step < end { return .now }
    }
    return step < begins.first ?? 0 ? .ahead : .past
  }

  /// Where the value begins of an attribute that is told; its blank is at `index`.
  private static func value(at index: Int, in bytes: [UInt8]) -> Int? {
    marks.first { bytes[index...].starts(with: $0) }.map { index + $0.count }
  }
}
