import Messages
import Session

/// The whole state as a message, made once for all who ask in the same moment.
struct Welcome {
  /// Seconds for which one may be shared: a viewer sets its clock by it.
  private static let shared = 0.002

  private let epoch: String
  private var made: (revision: Int, time: Double, welcome: [UInt8])?
  /// The deck can only change with the revision.
  private var deck: (revision: Int, written: WrittenWhole.Deck)?

  init(epoch: String) {
    self.epoch = epoch
  }

  /// The first message to a connection.
  mutating func message(_ session: Session, now: Double) -> [UInt8] {
    if let made, made.revision == session.revision, now - made.time < Self.shared {
      return made.welcome
    }
    let welcome = JSON.encode(whole(session, "lectern.v1", now: now))
    made = (session.revision, now, welcome)
    return welcome
  }

  /// The same for one who was behind or asks.
  mutating func snapshot(_ session: Session, now: Double) -> [UInt8] {
    JSON.encode(whole(session, nil, now: now))
  }

  private mutating func whole(_ session: Session, _ name: String?, now: Double) -> WrittenWhole {
    WrittenWhole(
      protocol: name,
      epoch: epoch,
      time: now,
      revision: session.revision,
      session: session.snapshot(now: now),
      deck: deck(of: session)
    )
  }

  private mutating func deck(of session: Session) -> WrittenWhole.Deck {
    if let deck, deck.revision == session.revision { return deck.written }
    let written = WrittenWhole.Deck(session.manifest)
    deck = (session.revision, written)
    return written
  }
}
