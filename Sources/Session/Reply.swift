/// The one answer to an intent.
package enum Reply: Equatable, Sendable {
  case answer(Answer)
  case refusal(Refusal)
}

/// What became of an intent, and where the session stands.
package struct Answer: Equatable, Sendable, Decodable {
  package var req: String
  package var finished: Bool
  package var reached: Bool
  package var page: String?
  package var step: Int

  package init(req: String, finished: Bool, reached: Bool, page: String?, step: Int) {
    self.req = req
    self.finished = finished
    self.reached = reached
    self.page = page
    self.step = step
  }
}

/// An intent that was not taken.
package struct Refusal: Equatable, Sendable, Decodable {
  /// None where the intent carried none.
  package var req: String?
  package var reason: String

  package init(req: String?, reason: String) {
    self.req = req
    self.reason = reason
  }
}
