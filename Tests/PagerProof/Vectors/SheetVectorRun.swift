import Pager

extension VectorFile {
  func runSheet() throws(VectorProblem) {
    var sheet = sheet()
    for (step, vector) in inputs.enumerated() {
      guard let input = Sheet.Input(vector: vector) else {
        throw fail(step, "not an input of the sheet: \(vector["type"])")
      }
      let events = sheet.handle(input, now: vector["at"].number ?? .nan)
      let (state, offset) = parts(of: vector["state"])
      try compare("events", .list(events.map(JSONValue.init)), with: vector["events"], step: step)
      try compare("state", JSONValue(stateOf: sheet), with: state, step: step)
      let actual = sheet.snapshot.offset
      guard (actual - offset).magnitude <= 1e-6 else {
        throw fail(step, "offset\n  expected \(offset)\n  actual   \(actual)")
      }
    }
  }

  /// The offset is compared within a tolerance of its own.
  private func parts(of state: JSONValue) -> (state: JSONValue, offset: Double) {
    guard case .object(var fields) = state else { return (.null, .nan) }
    let offset = fields.removeValue(forKey: "offset")?.number ?? .nan
    return (.object(fields), offset)
  }

  /// The sheet at the start of the run.
  private func sheet() -> Sheet {
    let fields = content["configuration"]
    var configuration = Sheet.Configuration()
    configuration.sheetDuration = fields["sheetDuration"].number ?? configuration.sheetDuration
    configuration.policy =
      fields["policy"].string.flatMap(Sheet.Policy.init) ?? configuration.policy
    return Sheet(bindings: content["bindings"].stringsByKey, configuration: configuration)
  }
}

extension JSONValue {
  fileprivate var stringsByKey: [String: String] {
    guard case .object(let fields) = self else { return [:] }
    return fields.compactMapValues(\.string)
  }
}
