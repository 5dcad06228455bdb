/// One value of a JSON text.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  /// As it is written: what it is read as depends on who asks.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// Why a text can't be read as what was asked for.
enum JSONError: Error, Equatable {
  /// It is no JSON, from this byte on.
  case malformed(at: Int)
  /// It nests deeper than any message does.
  case tooDeep
  /// A field that must be there is not.
  case missing(String)
  /// Something stands there, but not what was asked for.
  case mismatch
}

extension JSONValue {
  /// The number, where a double can hold it: not one so large or small that it would be another.
  var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else {
      return nil
    }
    return value != 0 || text.isZero ? value : nil
  }

  /// The number, where it is a whole one that fits, however it is written.
  func integer<Integer: FixedWidthInteger>(_ type: Integer.Type = Integer.self) -> Integer? {
    guard case .number(let text) = self else { return nil }
    if let value = Integer(text) { return value }
    guard let double, double.magnitude < 0x1p53 else { return nil }
    return Integer(exactly: double)
  }
}

extension String {
  /// Whether a number that is written like this is 0, whatever its exponent.
  fileprivate var isZero: Bool {
    utf8.prefix { $0 | 0x20 != 0x65 }.allSatisfy { !(0x31...0x39).contains($0) }
  }
}
