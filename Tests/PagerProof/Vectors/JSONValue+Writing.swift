extension JSONValue {
  /// The text of it in JSON, with the fields in alphabetical order; those that are null are left out,
  /// but for an answer that is pending.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Self.text(value)
    case .string(let value): Self.quoted(value)
    case .list(let values): "[\(values.map(\.json).joined(separator: ", "))]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.filter { $0.value != .null || $0.key == "answer" }
        .map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
    }
  }

  private static func text(_ number: Double) -> String {
    if number.isNaN { return "\"nan\"" }
    if number.isInfinite { return number > 0 ? "\"inf\"" : "\"-inf\"" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: scalar.value < 0x20 ? " " : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
