extension Branch {
  /// Does what is due once a second.
  func tick() {
    listener?.resume()
    for due in deadlines.tick() { expire(due) }
    dropSilent()
    ping()
  }

  // MARK: -

  private func expire(_ due: Deadlines.Due) {
    switch (table.standings[due.slot], due.kind) {
    case (.vacant, _), (.joining, .writing), (.current, .writing):
      break
    case (.http, .receiving):
      expireRequest(due.slot)
    case (.joining, .receiving), (.current, .receiving), (.behind, .receiving):
      close(due.slot, Closing(code: .slow, reason: "a message took too long"))
    case (.behind, .writing):
      tallies.stuck += 1
      close(due.slot, Closing(code: .slow, reason: "nothing was read for too long"))
    case (.http, .writing), (.closing, _), (.leaving, _):
      abandon(due.slot)
    }
  }

  /// A head that didn't come in time, or an answer.
  private func expireRequest(_ slot: Int) {
    guard let request = requests[slot] else { return end(slot) }
    respond(to: request.id, .text(503, "The server took too long to answer."))
  }

  /// Pings a slice of the connections, so that each has its turn once a heartbeat.
  private func ping() {
    for slot in turn(0) where table.standings[slot] == .current {
      let delivery = deliver(Frame.ping, to: slot)
      table.awaitsPong[slot] = true
      fallBehind(slot, ifNot: delivery)
    }
  }

  /// Closes the connections of the slice whose ping was answered by nothing: their peers are gone, or
  /// have stopped to read and may go on.
  private func dropSilent() {
    for slot in turn(configuration.intervals.pong)
    where table.standings[slot].isOpen && table.awaitsPong[slot] {
      tallies.stuck += 1
      close(slot, Closing(code: .slow, reason: "a ping was not answered"))
    }
  }

  /// The slots whose heartbeat was so many ticks ago.
  private func turn(_ ticks: UInt32) -> StrideTo<Int> {
    let heartbeat = configuration.intervals.heartbeat
    let phase = (deadlines.now &- ticks) % heartbeat
    return stride(from: Int(phase), to: table.slots, by: Int(heartbeat))
  }

  private func fallBehind(_ slot: Int, ifNot delivery: Delivery) {
    if delivery != .whole { fallBehind(slot, delivery, Frame.ping) }
  }
}
