import Pager
import Testing

@Suite("Vectors of the sheet")
struct SheetVectorTests {
  @Test(arguments: try SheetVectorFile.all())
  func `a run gives exactly the events and states of its vector`(_ file: SheetVectorFile) throws {
    var sheet = file.sheet()
    for (step, input) in (file.content["inputs"].list ?? []).enumerated() {
      let events = sheet.handle(try Sheet.Input(vector: input), now: input["at"].number ?? 0)
      guard check(sheet, events, after: input, "\(file.path), step \(step)") else { return }
    }
  }

  @Test func `the project's own vectors are all there`() throws {
    #expect(try SheetVectorFile.all().count >= 31)
  }

  /// - Returns: whether the run is still the vector's.
  private func check(
    _ sheet: Sheet,
    _ events: [Sheet.Event],
    after input: JSONValue,
    _ place: String
  ) -> Bool {
    let (state, offset) = parts(of: input["state"])
    let results = [
      ("events", JSONValue.list(events.map(JSONValue.init)), input["events"]),
      ("state", JSONValue(stateOf: sheet), state),
    ]
    for (name, actual, expected) in results where !VectorComparison.matches(actual, expected) {
      Issue.record("\(place), \(name)\nexpected \(expected)\nactual   \(actual)")
      return false
    }
    let difference = (sheet.snapshot.offset - offset).magnitude
    #expect(difference <= 1e-6, "\(place), offset")
    return difference <= 1e-6
  }

  /// The offset is compared within a tolerance of its own.
  private func parts(of state: JSONValue) -> (state: JSONValue, offset: Double) {
    guard case .object(var fields) = state else { return (.null, .nan) }
    let offset = fields.removeValue(forKey: "offset")?.number ?? .nan
    return (.object(fields), offset)
  }
}
