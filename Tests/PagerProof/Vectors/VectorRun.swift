import Pager

extension VectorFile {
  /// Runs it under the judge's eyes, who may object to what the vector tells.
  func runPager() throws(VectorProblem) {
    var run = Watched(try start())
    var vetoes = Pager.Veto.rules(vector: content["vetoes"])
    for (step, vector) in inputs.enumerated() {
      let time = vector["at"].number ?? .nan
      let isVetoes = vector["type"].string == "vetoes"
      if isVetoes { vetoes = Pager.Veto.rules(vector: vector["rules"]) }
      guard let input = isVetoes ? .tick : Pager.Input(vector: vector) else {
        throw fail(step, "not an input of the pager: \(vector.named)")
      }
      let events = run.take(Step(input: input, time: time, vetoes: vetoes))
      try compare(run.pager, events, with: vector, step: step)
      if let objection = run.objections.first { throw fail(step, "\(objection)") }
    }
  }

  private func compare(
    _ pager: Pager,
    _ events: [Pager.Event],
    with vector: JSONValue,
    step: Int
  ) throws(VectorProblem) {
    let isExclusive = content["configuration"]["driverMode"].string == "exclusive"
    let state = JSONValue(stateOf: pager, isExclusive: isExclusive)
    try compare("events", .list(events.map(JSONValue.init)), with: vector["events"], step: step)
    try compare("state", state, with: vector["state"], step: step)
    if vector["snapshot"] != .null {
      try compare("snapshot", JSONValue(pager.snapshot), with: vector["snapshot"], step: step)
    }
    if case .object(let fields) = vector, fields["answer"] != nil, let req = vector["req"].string {
      let answer = JSONValue(pager.answer(to: req))
      try compare("answer", answer, with: vector["answer"], step: step)
    }
  }

  private func start() throws(VectorProblem) -> Start {
    let layout = content["layout"]
    guard let pages = content["pages"].strings else {
      throw VectorProblem("\(path): no list of pages")
    }
    return Start(
      name: path,
      pages: pages,
      current: content["current"].string,
      configuration: try configuration(),
      layout: Pager.Layout(
        axis: layout["axis"].string.flatMap(Pager.Layout.Axis.init) ?? .horizontal,
        direction: layout["direction"].string.flatMap(Pager.Layout.TextDirection.init)
          ?? .leftToRight
      ),
      driver: content["driver"].string
    )
  }

  private func configuration() throws(VectorProblem) -> Pager.Configuration {
    guard case .object(let fields) = content["configuration"] else { return .init() }
    var configuration = Pager.Configuration()
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard configuration.set(name, value) else {
        throw VectorProblem("\(path): no configuration of the pager: \(name) = \(value)")
      }
    }
    return configuration
  }
}

extension JSONValue {
  /// Without what the input causes.
  fileprivate var named: JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields.filter { !["events", "state", "snapshot", "answer"].contains($0.key) })
  }
}

extension Pager.Veto {
  static func rules(vector: JSONValue) -> [Pager.Veto] {
    (vector.list ?? []).map { rule in
      Pager.Veto(
        from: rule["from"].string,
        to: rule["to"].string,
        cause: rule["cause"].string.flatMap(Pager.Cause.init)
      )
    }
  }
}
