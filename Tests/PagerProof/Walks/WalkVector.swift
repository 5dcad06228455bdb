import Pager

extension Walk {
  /// The walk as a vector, by the README of the vectors; it tells what the pager does today.
  package func vector(about text: String) -> String {
    var pager = start.pager()
    let isExclusive = start.configuration.driverMode == .exclusive
    var inputs: [JSONValue] = []
    for step in steps {
      if step.vetoes != pager.vetoes {
        pager.vetoes = step.vetoes
        let vetoes = JSONValue.object([
          "type": .string("vetoes"), "rules": .list(step.vetoes.map(JSONValue.init)),
        ])
        let events = pager.handle(.tick, now: step.time)
        inputs.append(vetoes.told(at: step.time, events, pager, isExclusive))
      }
      let isRepeated = step.input.req.map { pager.answer(to: $0) != nil } ?? false
      let events = pager.handle(step.input, now: step.time)
      let answer = isRepeated ? step.input.req.map { JSONValue(pager.answer(to: $0)) } : nil
      let input = JSONValue(step.input).told(at: step.time, events, pager, isExclusive)
      inputs.append(answer.map { input.with("answer", $0) } ?? input)
    }
    return JSONValue.object([
      "name": .string(start.name), "about": .string(text),
      "configuration": JSONValue(start.configuration), "pages": JSONValue(start.pages),
      "current": JSONValue(start.pager().current), "driver": JSONValue(start.driver),
      "layout": .object(JSONValue.fields(start.layout)), "inputs": .list(inputs),
    ]).json
  }
}

extension JSONValue {
  fileprivate init(_ veto: Pager.Veto) {
    self = .object([
      "from": JSONValue(veto.from), "to": JSONValue(veto.to),
      "cause": JSONValue(veto.cause?.rawValue),
    ])
  }

  fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var fields) = self else { return self }
    fields[name] = value
    return .object(fields)
  }

  /// The input with what it caused.
  fileprivate func told(
    at time: Double,
    _ events: [Pager.Event],
    _ pager: Pager,
    _ isExclusive: Bool
  ) -> JSONValue {
    with("at", .number(time)).with("events", .list(events.map { JSONValue($0) }))
      .with("state", JSONValue(stateOf: pager, isExclusive: isExclusive))
  }
}
