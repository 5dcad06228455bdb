import Session

extension JSONWriter {
  /// Writes what the server says.
  mutating func write(_ message: ServerMessage) throws {
    _ = openObject()
    field("type", message.type)
    switch message {
    case .welcome(let whole), .snapshot(let whole): try add(WrittenWhole(whole))
    case .batch(let batch): try add(batch)
    case .motion(let motion):
      field("revision", motion.revision)
      field("tid", motion.tid)
      try field("p", motion.p)
    case .scroll(let motion):
      field("revision", motion.revision)
      field("block", motion.block)
      try field("share", motion.share)
    case .answer(let answer): add(answer)
    case .refusal(let refusal):
      field("req", refusal.req)
      field("reason", refusal.reason)
    case .role(let granted):
      field("req", granted.req)
      field("role", granted.role.rawValue)
      field("name", granted.name)
    case .backstage(let backstage): try add(backstage)
    case .audience(let viewers, let attendance):
      field("viewers", viewers)
      try field("attendance", encoding: attendance)
    case .report(let report):
      field("severity", report.severity)
      field("line", report.line)
      field("text", report.text)
    case .drawing(let drawing):
      field("done", drawing.done)
      field("total", drawing.total)
    case .clock(let sent, let time):
      try field("sent", sent)
      try field("time", time)
    }
  }

  /// Writes a welcome, or a snapshot.
  mutating func write(_ whole: WrittenWhole) throws {
    _ = openObject()
    field("type", whole.protocol == nil ? "snapshot" : "welcome")
    try add(whole)
  }

  // MARK: -

  private mutating func add(_ whole: WrittenWhole) throws {
    field("protocol", whole.protocol)
    field("epoch", whole.epoch)
    try field("time", whole.time)
    field("revision", whole.revision)
    try field("session", encoding: whole.session)
    name("deck", depth)
    write(json: whole.deck.json)
  }

  private mutating func add(_ batch: Batch) throws {
    field("revision", batch.revision)
    try field("at", batch.at)
    name("events", depth)
    let events = openArray()
    for event in batch.events {
      item(events)
      _ = openObject()
      try add(event)
    }
  }

  private mutating func add(_ answer: Answer) {
    field("req", answer.req)
    field("finished", answer.finished)
    field("reached", answer.reached)
    field("page", answer.page)
    field("step", answer.step)
  }

  private mutating func add(_ backstage: Backstage) throws {
    try field("notes", encoding: backstage.notes)
    field("viewers", backstage.viewers)
    try field("attendance", encoding: backstage.attendance)
    try field("addresses", encoding: backstage.addresses)
    field("remote", backstage.remote)
    try field("report", encoding: backstage.report)
    try field("drawing", encoding: backstage.drawing)
    try field("leftOut", encoding: backstage.leftOut)
    try field("plan", encoding: backstage.plan)
  }
}
