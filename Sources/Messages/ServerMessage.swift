package import Session

/// What the server says.
package enum ServerMessage: Equatable, Sendable {
  case welcome(Whole)
  case snapshot(Whole)
  case batch(Batch)
  case motion(Motion)
  case scroll(ScrollMotion)
  case answer(Answer)
  case refusal(Refusal)
  case role(RoleGranted)
  case backstage(Backstage)
  case audience(viewers: Int, Attendance? = nil)
  case report(Report)
  case drawing(Drawing)
  case clock(sent: Double, time: Double)
}

/// The whole state at a revision.
package struct Whole: Equatable, Sendable, Decodable {
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

extension Whole {
  private enum Key: String, CodingKey {
    case `protocol`, epoch, time, revision, session, deck
  }

  private enum SnapshotKey: String, CodingKey {
    case layout
  }

  /// An older server leaves the layout out: rows of pages were read as the deck is.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      protocol: try values.decodeIfPresent(String.self, forKey: .protocol),
      epoch: try values.decode(String.self, forKey: .epoch),
      time: try values.decode(Double.self, forKey: .time),
      revision: try values.decode(Int.self, forKey: .revision),
      session: try values.decode(Snapshot.self, forKey: .session),
      deck: try values.decode(Manifest.self, forKey: .deck)
    )
    let told = try values.nestedContainer(keyedBy: SnapshotKey.self, forKey: .session)
    if !told.contains(.layout) { session.layout.direction = deck.direction }
  }
}

package struct RoleGranted: Equatable, Sendable, Decodable {
  package var req: String?
  package var role: Role
  /// What the participant is called where the session speaks of them.
  package var name: String?

  package init(req: String?, role: Role, name: String? = nil) {
    self.req = req
    self.role = role
    self.name = name
  }
}
