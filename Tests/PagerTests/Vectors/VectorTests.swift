import Pager
import Testing

@Suite("Vectors of the pager")
struct VectorTests {
  @Test(arguments: try VectorFile.all())
  func `a run gives exactly the events and states of its vector`(_ file: VectorFile) throws {
    var pager = file.pager()
    for (step, input) in (file.content["inputs"].list ?? []).enumerated() {
      if input["type"].string == "vetoes" {
        pager.vetoes = Pager.Veto.rules(vector: input["rules"])
      }
      let events =
        input["type"].string == "vetoes"
        ? pager.handle(.tick, now: input["at"].number ?? 0)
        : pager.handle(try Pager.Input(vector: input), now: input["at"].number ?? 0)
      guard check(pager, events, after: input, file, step) else { return }
    }
  }

  /// - Returns: whether the run is still the vector's.
  private func check(
    _ pager: Pager,
    _ events: [Pager.Event],
    after input: JSONValue,
    _ file: VectorFile,
    _ step: Int
  ) -> Bool {
    let isExclusive = file.content["configuration"]["driverMode"].string == "exclusive"
    var results = [
      ("events", JSONValue.list(events.map(JSONValue.init)), input["events"]),
      ("state", JSONValue(stateOf: pager, isExclusive: isExclusive), input["state"]),
    ]
    if input["snapshot"] != .null {
      results.append(("snapshot", JSONValue(pager.snapshot), input["snapshot"]))
    }
    if case .object(let fields) = input, fields["answer"] != nil, let req = input["req"].string {
      results.append(("answer", JSONValue(pager.answer(to: req)), input["answer"]))
    }
    for (name, actual, expected) in results
    where !VectorComparison.matches(actual, expected) {
      Issue.record(
        "\(file.path), step \(step), \(name)\nexpected \(expected)\nactual   \(actual)"
      )
      return false
    }
    return true
  }
}
