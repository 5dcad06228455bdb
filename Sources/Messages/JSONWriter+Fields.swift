/// Fields of the object that was opened last; those without a value are left out.
extension JSONWriter {
  mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    self.name(name, depth)
    write(value)
  }

  mutating func field(_ name: String, _ value: Int?) {
    guard let value else { return }
    self.name(name, depth)
    write(value)
  }

  mutating func field(_ name: String, _ value: Bool) {
    self.name(name, depth)
    write(value)
  }

  mutating func field(_ name: String, _ value: Double) throws {
    self.name(name, depth)
    try write(value)
  }

  /// Anything else, by way of an encoder.
  mutating func field(_ name: String, encoding value: (some Encodable)?) throws {
    guard let value else { return }
    self.name(name, depth)
    write(json: try JSON.bytes(of: value))
  }
}
