/// A whole sequence that a terminal sends: `ESC [`, parameters, one final byte.
struct ControlSequence {
  /// Everything between `ESC [` and the final byte.
  let parameters: [UInt8]
  let final: UInt8
  /// Whether an escape stood before it, as older terminals mark a held Alt.
  let isAlt: Bool

  /// What it means; nil for sequences that say nothing of keys or mouse.
  var event: InputEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse.map(InputEvent.mouse) }
    guard let key else { return nil }
    let held = isAlt ? modifiers.union(.alt) : modifiers
    return .key(KeyPress(key, final == UInt8(ascii: "Z") ? held.union(.shift) : held))
  }

  private var key: Key? {
    switch final {
    case UInt8(ascii: "~"): Self.numberedKey(numbers.first ?? 0)
    case UInt8(ascii: "Z"): .tab
    case UInt8(ascii: "u"): Self.codedKey(numbers.first ?? 0)
    default: Self.letterKey(final)
    }
  }

  private var modifiers: Modifiers {
    guard numbers.count > 1, (2...16).contains(numbers[1]) else { return [] }
    return Modifiers(rawValue: UInt8(numbers[1] - 1)).intersection([.shift, .alt, .control])
  }

  /// The parameters as numbers below 100,000; those that are none count as 0.
  private var numbers: [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      digits.prefix(5).reduce(0) { number, digit in
        (0x30...0x39).contains(digit) ? number * 10 + Int(digit - 0x30) : 0
      }
    }
  }

  /// A report in the manner of `CSI < button ; column ; row M` or, for a release, `m`.
  private var mouse: Mouse? {
    let fields = ControlSequence(
      parameters: Array(parameters.dropFirst()),
      final: final,
      isAlt: false
    ).numbers
    guard fields.count == 3, let action = Self.action(fields[0], isRelease: final == 0x6D) else {
      return nil
    }
    return Mouse(action, column: max(fields[1] - 1, 0), row: max(fields[2] - 1, 0))
  }
}

extension ControlSequence {
  /// Of `CSI final` and `ESC O final` alike.
  static func letterKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// Of terminals that send each key as the number of its character.
  private static func codedKey(_ number: Int) -> Key? {
    switch number {
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 127: .backspace
    case 32...: Unicode.Scalar(UInt32(number)).map { .character(Character($0)) }
    default: nil
    }
  }

  /// The lowest two bits name the button, 32 adds that the mouse moved, 64 that it is a wheel.
  private static func action(_ code: Int, isRelease: Bool) -> Mouse.Action? {
    if code & 64 != 0 {
      return code & 3 == 0 ? .wheelUp : code & 3 == 1 ? .wheelDown : nil
    }
    let buttons: [Mouse.Button] = [.left, .middle, .right]
    guard code & 3 < buttons.count, code < 64 else { return nil }
    let button = buttons[code & 3]
    return isRelease ? .release(button) : code & 32 != 0 ? .drag(button) : .press(button)
  }
}
