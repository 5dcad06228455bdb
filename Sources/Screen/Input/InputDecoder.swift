/// Turns the bytes that a terminal sends into keys and reports of the mouse.
///
/// Pasted text is left out: a presentation is not steered by what happens to be on a clipboard.
package struct InputDecoder: Sendable {
  private var state = State.ground
  /// When the last byte came, in seconds.
  private var last = 0.0

  private enum State {
    /// Nothing is open; next: any.
    case ground
    /// An escape came, which is the key itself unless more follows soon; `isAlt`: the second one.
    case escape(isAlt: Bool)
    /// `ESC [` and parameters; next: ground, old mouse, function, paste.
    case sequence([UInt8], isAlt: Bool)
    /// `ESC O`; next: ground.
    case shifted(isAlt: Bool)
    /// `ESC [ [`, as the Linux console begins F1 to F5; next: ground.
    case function
    /// Bytes still to come of a report of the mouse in the old manner, which is not used.
    case oldMouse(Int)
    /// A character's first bytes, and how many it has.
    case character([UInt8], count: Int)
    /// Pasted text, and how many bytes of its end were seen.
    case paste(matched: Int)
  }

  package init() {}

  /// Decodes what came at `now`, in seconds.
  package mutating func decode(_ bytes: some Sequence<UInt8>, at now: Double) -> [InputEvent] {
    last = now
    return bytes.flatMap { take($0) }
  }

  /// When ``expire(at:)`` has something to say; nil while nothing is open.
  package var nextDeadline: Double? {
    switch state {
    case .ground: nil
    case .escape, .shifted, .sequence([], _): last + Self.escapePatience
    case .sequence, .function, .oldMouse, .character, .paste: last + Self.sequencePatience
    }
  }

  /// Decides what an unfinished sequence was, if its time has come.
  package mutating func expire(at now: Double) -> [InputEvent] {
    guard let nextDeadline, now >= nextDeadline else { return [] }
    defer { state = .ground }
    switch state {
    case .escape(let isAlt): return Array(repeating: Self.key(.escape), count: isAlt ? 2 : 1)
    case .sequence([], _): return [Self.key(.character("["), .alt)]
    case .shifted: return [Self.key(.character("O"), .alt)]
    case .ground, .sequence, .function, .oldMouse, .character, .paste: return []
    }
  }

  // MARK: -

  /// Seconds in which a terminal sends the rest of a key that begins as Escape does.
  private static let escapePatience = 0.05
  /// Seconds after which the rest of a sequence was lost.
  private static let sequencePatience = 1.0
  private static let escape: UInt8 = 0x1B
  private static let longestSequence = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func take(_ byte: UInt8) -> [InputEvent] {
    switch state {
    case .ground: return begin(byte)
    case .escape(let isAlt): return continueEscape(byte, isAlt: isAlt)
    case .sequence(let parameters, let isAlt):
      return continueSequence(parameters, byte, isAlt: isAlt)
    case .shifted(let isAlt):
      state = .ground
      return ControlSequence.letterKey(byte).map { [Self.key($0, isAlt ? .alt : [])] } ?? []
    case .function:
      state = .ground
      return (0x41...0x45).contains(byte) ? [Self.key(.function(Int(byte) - 0x40))] : []
    case .oldMouse(let rest):
      state = rest > 1 ? .oldMouse(rest - 1) : .ground
      return []
    case .character(let bytes, let count):
      return continueCharacter(bytes, byte, count: count)
    case .paste(let matched):
      continuePaste(byte, matched: matched)
      return []
    }
  }

  private mutating func begin(_ byte: UInt8) -> [InputEvent] {
    switch byte {
    case Self.escape:
      state = .escape(isAlt: false)
      return []
    case 0xC2...0xF4:
      state = .character([byte], count: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
      return []
    default: return Self.single(byte).map { [.key($0)] } ?? []
    }
  }

  private mutating func continueEscape(_ byte: UInt8, isAlt: Bool) -> [InputEvent] {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([], isAlt: isAlt)
    case UInt8(ascii: "O"): state = .shifted(isAlt: isAlt)
    case Self.escape where !isAlt: state = .escape(isAlt: true)
    default:
      state = .ground
      let events = begin(byte)
      guard case .key(let press)? = events.first else { return events }
      return [Self.key(press.key, press.modifiers.union(.alt))]
    }
    return []
  }

  private mutating func continueSequence(
    _ parameters: [UInt8],
    _ byte: UInt8,
    isAlt: Bool
  ) -> [InputEvent] {
    switch byte {
    case 0x20...0x3F:
      // What is longer than any key's means nothing to us and is passed over.
      let isKept = parameters.count < Self.longestSequence
      state = .sequence(isKept ? parameters + [byte] : parameters, isAlt: isAlt)
      return []
    case 0x40...0x7E:
      state = Self.state(after: byte, parameters)
      guard case .ground = state else { return [] }
      let sequence = ControlSequence(parameters: parameters, final: byte, isAlt: isAlt)
      return sequence.event.map { [$0] } ?? []
    default:
      // Not a sequence after all: what broke it off stands for itself.
      state = .ground
      return byte < 0x20 ? begin(byte) : []
    }
  }

  private static func state(after final: UInt8, _ parameters: [UInt8]) -> State {
    switch final {
    case UInt8(ascii: "M") where parameters.isEmpty: .oldMouse(3)
    case UInt8(ascii: "[") where parameters.isEmpty: .function
    case UInt8(ascii: "~") where parameters == Array("200".utf8): .paste(matched: 0)
    default: .ground
    }
  }

  private mutating func continueCharacter(
    _ bytes: [UInt8],
    _ byte: UInt8,
    count: Int
  ) -> [InputEvent] {
    state = .ground
    guard byte & 0xC0 == 0x80 else { return begin(byte) }
    let bytes = bytes + [byte]
    guard bytes.count == count else {
      state = .character(bytes, count: count)
      return []
    }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return []
    }
    return [Self.key(.character(character))]
  }

  private mutating func continuePaste(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      state = matched + 1 < Self.pasteEnd.count ? .paste(matched: matched + 1) : .ground
    } else {
      state = .paste(matched: byte == Self.escape ? 1 : 0)
    }
  }

  private static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  /// The key of one byte; nil for those that no key sends.
  private static func single(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x09: KeyPress(.tab)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x20...0x7E: KeyPress(.character(Character(Unicode.Scalar(byte))))
    default: nil
    }
  }
}
