import FoundationEssentials
import Screen
import Testing

/// One line of `Tests/Vectors/keys/keys.txt`.
struct KeyVector: CustomTestStringConvertible {
  let line: String
  /// What arrives; nil is a pause.
  let arrivals: [UInt8?]
  let events: String

  var testDescription: String { line }

  static let all: [KeyVector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Vectors/keys/keys.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { KeyVector(String($0)) }
  }()

  private init(_ line: String) {
    self.line = line
    let arrow = line.firstRange(of: " =>")
    let sent = arrow.map { line[..<$0.lowerBound] } ?? ""
    events = arrow.map { String(line[$0.upperBound...].drop { $0 == " " }) } ?? ""
    arrivals = Self.arrivals(sent)
  }

  private static func arrivals(_ sent: Substring) -> [UInt8?] {
    var arrivals: [UInt8?] = []
    var rest = sent
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == "e":
        rest.removeFirst()
        arrivals.append(0x1B)
      case "\\" where rest.first == "x":
        arrivals.append(UInt8(rest.dropFirst().prefix(2), radix: 16))
        rest.removeFirst(3)
      // A tilde ends the numbered keys; a pause is one that follows no number.
      case "~" where !(arrivals.last.flatMap { $0 }.map { (0x30...0x39).contains($0) } ?? false):
        arrivals.append(nil)
      default: arrivals.append(contentsOf: String(character).utf8.map { $0 })
      }
    }
    return arrivals
  }
}

extension InputEvent {
  /// As the vectors write it.
  var vector: String {
    switch self {
    case .key(let press): press.vector
    case .mouse(let mouse):
      switch mouse.action {
      case .press(let button): "press-\(button)@\(mouse.column),\(mouse.row)"
      case .drag(let button): "drag-\(button)@\(mouse.column),\(mouse.row)"
      case .release(let button): "release-\(button)@\(mouse.column),\(mouse.row)"
      case .wheelUp, .wheelDown: "\(mouse.action)@\(mouse.column),\(mouse.row)"
      }
    }
  }
}

extension KeyPress {
  fileprivate var vector: String {
    var text = ""
    if modifiers.contains(.alt) { text += "alt+" }
    if modifiers.contains(.control) { text += "control+" }
    if modifiers.contains(.shift) { text += "shift+" }
    switch key {
    case .character(" "): return text + "space"
    case .character(let character): return text + String(character)
    case .function(let number): return text + "f\(number)"
    default: return text + "\(key)"
    }
  }
}
