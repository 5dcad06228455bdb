package import Session

/// A welcome or a snapshot whose deck was written before: that is long, and the same in all of them.
package struct WrittenWhole: Encodable {
  /// A deck as it stands in messages.
  package struct Deck: Encodable, Sendable {
    fileprivate let json: [UInt8]

    package init(_ manifest: Manifest) {
      json = JSON.encode(manifest)
    }

    package func encode(to encoder: any Encoder) throws {
      guard let encoding = encoder as? JSONEncoding else { throw NotOurs() }
      encoding.draft.writer.write(json: json)
    }
  }

  /// It is in JSON already, which no other encoder has a place for.
  private struct NotOurs: Error {}

  // In the order of the wire, as ``Whole`` has it.
  private let type: String
  private let `protocol`: String?
  private let epoch: String
  private let time: Double
  private let revision: Int
  private let session: Snapshot
  private let deck: Deck

  /// A welcome has the name of the protocol, a snapshot has none.
  package init(
    protocol name: String?,
    epoch: String,
    time: Double,
    revision: Int,
    session: Snapshot,
    deck: Deck
  ) {
    type = name == nil ? "snapshot" : "welcome"
    self.protocol = name
    self.epoch = epoch
    self.time = time
    self.revision = revision
    self.session = session
    self.deck = deck
  }
}
