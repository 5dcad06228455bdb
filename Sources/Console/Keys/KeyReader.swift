import Screen

/// Reads keys as commands, and those of several presses: `12 Enter`, `12 G`, `g g`.
struct KeyReader: Equatable, Sendable {
  /// The digits of a page's number so far.
  private(set) var digits = ""
  private var isAfterG = false
  private var last = 0.0

  /// Seconds for which digits wait for their Enter: one that a clicker sends later means next.
  static let patience = 3.0
  private static let mostDigits = 6

  /// When the digits are given up; nil without any.
  var deadline: Double? { digits.isEmpty ? nil : last + Self.patience }

  /// The command of a key pressed at `now`, in seconds; nil while more is to come or for other keys.
  mutating func read(_ press: KeyPress, now: Double) -> Command? {
    expire(now: now)
    last = now
    let wasAfterG = isAfterG
    isAfterG = false
    switch press {
    case KeyPress(.character("g")):
      isAfterG = !wasAfterG
      digits = ""
      return wasAfterG ? .first : nil
    case _ where press.digit != nil && digits.count < Self.mostDigits:
      digits.append(press.digit ?? "0")
      return nil
    case KeyPress(.backspace) where !digits.isEmpty:
      digits.removeLast()
      return nil
    case KeyPress(.escape) where !digits.isEmpty:
      digits = ""
      return nil
    default: return finish(press)
    }
  }

  mutating func expire(now: Double) {
    guard now - last >= Self.patience else { return }
    digits = ""
    isAfterG = false
  }

  /// Digits are for the key after them alone: any other than Enter and G leaves them behind.
  private mutating func finish(_ press: KeyPress) -> Command? {
    defer { digits = "" }
    if let number = Int(digits), [.enter, .character("G")].contains(press.key) {
      return .goTo(number)
    }
    return KeyTable.bindings[press]
  }
}

extension KeyPress {
  fileprivate var digit: Character? {
    guard case .character(let character) = key, modifiers.isEmpty, character.isASCII,
      character.isNumber
    else { return nil }
    return character
  }
}
