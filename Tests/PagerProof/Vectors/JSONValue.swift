/// Any JSON, in the form in which vectors are compared.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// A field of an object; null where there is none.
  subscript(key: String) -> JSONValue {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
  var strings: [String]? { list?.compactMap(\.string) }
  var int: Int? { number.flatMap(Int.init(exactly:)) }

  /// A number, or one that is written as a string because JSON has no words for it.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let name): Double(name)
    case .null, .bool, .list, .object: nil
    }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first: each wrong guess is a thrown error.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let fields = try? container.decode([String: JSONValue].self) {
      self = .object(fields)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .list(try container.decode([JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.filter { $0.value != .null }
        .map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension JSONValue {
  /// A string or null.
  init(_ value: String?) {
    self = value.map(JSONValue.string) ?? .null
  }

  init(_ value: Int?) {
    self = value.map { .number(Double($0)) } ?? .null
  }

  init(_ values: [String]) {
    self = .list(values.map(JSONValue.string))
  }
}
