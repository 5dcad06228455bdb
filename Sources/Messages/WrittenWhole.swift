package import Session

/// A welcome or a snapshot whose deck was written before: that is long, and the same in all of them.
package struct WrittenWhole {
  /// A deck as it stands in messages.
  package struct Deck: Sendable {
    let json: [UInt8]

    package init(_ manifest: Manifest) {
      json = JSON.encode(manifest)
    }
  }

  let `protocol`: String?
  let epoch: String
  let time: Double
  let revision: Int
  let session: Snapshot
  let deck: Deck

  /// A welcome has the name of the protocol, a snapshot has none.
  package init(
    protocol name: String?,
    epoch: String,
    time: Double,
    revision: Int,
    session: Snapshot,
    deck: Deck
  ) {
    self.protocol = name
    self.epoch = epoch
    self.time = time
    self.revision = revision
    self.session = session
    self.deck = deck
  }

  init(_ whole: Whole) {
    self.init(
      protocol: whole.protocol,
      epoch: whole.epoch,
      time: whole.time,
      revision: whole.revision,
      session: whole.session,
      deck: Deck(whole.deck)
    )
  }
}
