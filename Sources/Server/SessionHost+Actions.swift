import Messages
import Session
import WebSockets

/// What the session wants done.
extension SessionHost {
  /// Does it, and then what nobody waits for.
  func carryOut(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .publish(let batch): publish(batch)
      case .move(let position):
        motion.broadcastTime = server?.broadcastTime ?? 0
        tell(motion.take(position, now: ServiceClock.now).map(ServerMessage.motion))
      case .scroll(let position):
        scrolling.broadcastTime = server?.broadcastTime ?? 0
        tell(scrolling.take(position, now: ServiceClock.now).map(ServerMessage.scroll))
      case .reply(let reply, let participant): replies.append((reply, participant))
      }
    }
    planRest()
  }

  /// Leaves the rest until those who look on have been told.
  private func planRest() {
    guard !isRestPlanned else { return }
    isRestPlanned = true
    // Behind the pass that was planned before.
    Service.call { self.doRest() }
  }

  private func doRest() {
    isRestPlanned = false
    deadline.set(session.nextDeadline)
    setMotionDeadline()
    for (reply, participant) in replies {
      if let connection = byParticipant[participant] { send(ServerMessage(reply), to: connection) }
    }
    replies = []
    drawAhead()
  }

  func passDeadline() {
    carryOut(session.tick(now: ServiceClock.now))
  }

  func passMotion() {
    let now = ServiceClock.now
    tell(motion.due(now: now).map(ServerMessage.motion))
    tell(scrolling.due(now: now).map(ServerMessage.scroll))
    setMotionDeadline()
  }

  private func setMotionDeadline() {
    motionDeadline.set([motion.nextDeadline, scrolling.nextDeadline].compactMap(\.self).min())
  }

  func send(_ message: ServerMessage, to connection: ConnectionID) {
    server?.send(JSON.encode(message), to: connection)
  }

  private func publish(_ batch: Batch) {
    motion.clear()
    scrolling.clear()
    audienceChanged()
    server?.publish(JSON.encode(ServerMessage.batch(batch)), to: .everyone, lane: .state)
    if batch.changesDeck { deckChanged() }
  }

  private func tell(_ position: ServerMessage?) {
    guard let position else { return }
    server?.publish(JSON.encode(position), to: .everyone, lane: .motion)
  }
}

extension Batch {
  // Not in the host, where it is looked at for each event whether that is on its thread.
  fileprivate var changesDeck: Bool {
    events.contains { if case .deck = $0 { true } else { false } }
  }
}

extension ServerMessage {
  fileprivate init(_ reply: Reply) {
    switch reply {
    case .answer(let answer): self = .answer(answer)
    case .refusal(let refusal): self = .refusal(refusal)
    }
  }
}
