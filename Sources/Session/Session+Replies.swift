import Pager

/// The one answer to each intent.
extension Session {
  mutating func answer(
    _ asker: Asker,
    finished: Bool = true,
    reached: Bool = true
  ) -> [Action] {
    guard let req = asker.req else { return [] }
    let answer = Answer(
      req: req,
      finished: finished,
      reached: reached,
      page: landing,
      step: landingStep
    )
    return reply(.answer(answer), req, asker.participant)
  }

  /// What was done, and the answer to it unless it was refused.
  mutating func answered(
    _ actions: [Action],
    _ asker: Asker,
    reached: Bool = true
  ) -> [Action] {
    guard let req = asker.req else { return actions }
    if case .answered = replies.earlier(req, of: asker.participant) { return actions }
    return actions + answer(asker, reached: reached)
  }

  mutating func refuse(_ reason: Pager.Reason, _ asker: Asker) -> [Action] {
    refuse(reason.rawValue, asker)
  }

  mutating func refuse(_ reason: String, _ asker: Asker) -> [Action] {
    let refusal = Reply.refusal(Refusal(req: asker.req, reason: reason))
    guard let req = asker.req else { return [.reply(refusal, to: asker.participant)] }
    return reply(refusal, req, asker.participant)
  }

  private mutating func reply(
    _ reply: Reply,
    _ req: String,
    _ participant: Participant
  ) -> [Action] {
    replies.ended(req, of: participant, with: reply)
    return [.reply(reply, to: participant)]
  }
}
