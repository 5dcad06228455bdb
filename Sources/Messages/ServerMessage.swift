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

package struct RoleGranted: Equatable, Sendable, Codable {
  package var req: String?
  package var role: Role

  package init(req: String?, role: Role) {
    self.req = req
    self.role = role
  }
}
