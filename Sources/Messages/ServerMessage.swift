package import Session

/// What the server says.
package enum ServerMessage: Equatable, Sendable {
  case welcome(Whole)
  case snapshot(Whole)
  case batch(Batch)
  case motion(Motion)
  case answer(Answer)
  case refusal(Refusal)
  case role(RoleGranted)
  case backstage(Backstage)
  case audience(viewers: Int)
  case report(Report)
  case drawing(Drawing)
  case clock(sent: Double, time: Double)
}

/// The whole state at a revision.
package struct Whole: Equatable, Sendable, Codable {
  /// In a welcome only.
  package var `protocol`: String?
  package var epoch: String
  /// The session's clock when this was made, in seconds.
  package var time: Double
  package var revision: Int
  package var session: Snapshot
  package var deck: Manifest

  package init(
    protocol name: String?,
    epoch: String,
    time: Double,
    revision: Int,
    session: Snapshot,
    deck: Manifest
  ) {
    self.protocol = name
    self.epoch = epoch
    self.time = time
    self.revision = revision
    self.session = session
    self.deck = deck
  }
}

/// What became of an intent, and where the session stands.
package struct Answer: Equatable, Sendable, Codable {
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
package struct Refusal: Equatable, Sendable, Codable {
  /// None where the intent carried none.
  package var req: String?
  package var reason: String

  package init(req: String?, reason: String) {
    self.req = req
    self.reason = reason
  }
}

package struct RoleGranted: Equatable, Sendable, Codable {
  package var req: String?
  package var role: Role

  package init(req: String?, role: Role) {
    self.req = req
    self.role = role
  }
}
