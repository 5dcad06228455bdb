/// The fields of a JSON object, asked for by their names.
///
/// Whoever asks knows which he wants, so that there are few questions, however many fields there are.
struct JSONObject: Equatable {
  struct Field: Equatable {
    let name: String
    let value: JSONValue
  }

  /// As they are written; of a name that stands there twice the first counts.
  var fields: [Field] = []

  /// The value of a field; one that is null is as good as missing.
  subscript(name: String) -> JSONValue? {
    guard let field = fields.first(where: { $0.name == name }), field.value != .null else {
      return nil
    }
    return field.value
  }

  /// What a field says that must be there.
  func value<Value: JSONReadable>(_ name: String) throws(JSONError) -> Value {
    guard let value: Value = try optional(name) else { throw .missing(name) }
    return value
  }

  /// What a field says that may be missing.
  func optional<Value: JSONReadable>(_ name: String) throws(JSONError) -> Value? {
    guard let json = self[name] else { return nil }
    guard let value = Value(json) else { throw .mismatch }
    return value
  }
}

/// What a field may be read as.
protocol JSONReadable {
  /// Nil where it is something else.
  init?(_ json: JSONValue)
}

extension String: JSONReadable {
  init?(_ json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }
}

extension Bool: JSONReadable {
  init?(_ json: JSONValue) {
    guard case .boolean(let value) = json else { return nil }
    self = value
  }
}

extension Double: JSONReadable {
  init?(_ json: JSONValue) {
    guard let value = json.double else { return nil }
    self = value
  }
}

extension Int: JSONReadable {
  init?(_ json: JSONValue) {
    guard let value = json.integer(Int.self) else { return nil }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  init?(_ json: JSONValue) {
    guard case .array(let items) = json else { return nil }
    self = items.compactMap { Element($0) }
    guard count == items.count else { return nil }
  }
}

/// A word out of several.
protocol JSONWord: JSONReadable, RawRepresentable where RawValue == String {}

extension JSONWord {
  init?(_ json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.init(rawValue: text)
  }
}
