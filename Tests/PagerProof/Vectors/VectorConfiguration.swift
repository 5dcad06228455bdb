import Pager

extension Pager.Configuration {
  fileprivate static let numberPaths: [String: any WritableKeyPath<Self, Double> & Sendable] = [
    "commitDistance": \.commitDistance, "flickVelocity": \.flickVelocity,
    "flickMinTravel": \.flickMinTravel, "reversalEpsilon": \.reversalEpsilon,
    "baseDuration": \.baseDuration, "minDuration": \.minDuration,
    "bounceDuration": \.bounceDuration, "gestureTimeout": \.gestureTimeout,
    "velocityStaleness": \.velocityStaleness, "velocityWindow": \.velocityWindow,
    "driverGrace": \.driverGrace,
  ]
  fileprivate static let flagPaths: [String: any WritableKeyPath<Self, Bool> & Sendable] = [
    "loop": \.loop, "bounces": \.bounces, "hidesForSinglePage": \.hidesForSinglePage,
  ]

  /// Takes a field as the vectors write it.
  ///
  /// - Returns: whether there is such a field, with such a value.
  mutating func set(_ name: String, _ value: JSONValue) -> Bool {
    if let path = Self.numberPaths[name], let number = value.number {
      self[keyPath: path] = number
    } else if let path = Self.flagPaths[name], let flag = value.bool {
      self[keyPath: path] = flag
    } else {
      return choose(name, value)
    }
    return true
  }

  private mutating func choose(_ name: String, _ value: JSONValue) -> Bool {
    switch (name, value) {
    case ("neighbourRadius", .number): neighbourRadius = value.int ?? neighbourRadius
    case ("controlWraps", .bool(let flag)): controlWraps = flag
    case ("driverMode", .string("open")): driverMode = .open
    case ("driverMode", .string("exclusive")): driverMode = .exclusive
    case ("flickOnCatch", .string("accumulate")): flickOnCatch = .accumulate
    case ("flickOnCatch", .string("absorb")): flickOnCatch = .absorb
    case ("commitRule", .string("twoClause")): commitRule = .twoClause
    case ("commitRule", .object):
      guard let rate = value["projection"].number else { return false }
      commitRule = .projection(rate: rate)
    default: return false
    }
    return true
  }
}

extension JSONValue {
  /// Writes what differs from the default configuration.
  init(_ configuration: Pager.Configuration) {
    let standard = Pager.Configuration()
    var fields: [String: JSONValue] = [:]
    for (name, path) in Pager.Configuration.numberPaths
    where configuration[keyPath: path] != standard[keyPath: path] {
      fields[name] = .number(configuration[keyPath: path])
    }
    for (name, path) in Pager.Configuration.flagPaths
    where configuration[keyPath: path] != standard[keyPath: path] {
      fields[name] = .bool(configuration[keyPath: path])
    }
    if configuration.neighbourRadius != 1 {
      fields["neighbourRadius"] = JSONValue(configuration.neighbourRadius)
    }
    if configuration.driverMode == .exclusive { fields["driverMode"] = .string("exclusive") }
    if configuration.flickOnCatch == .absorb { fields["flickOnCatch"] = .string("absorb") }
    if case .projection(let rate) = configuration.commitRule {
      fields["commitRule"] = .object(["projection": .number(rate)])
    }
    if let wraps = configuration.controlWraps { fields["controlWraps"] = .bool(wraps) }
    self = .object(fields)
  }
}
