package import Deck

/// A deck with everything that showing it takes.
package struct Reading: Sendable {
  package var deck: Deck
  /// What the pages refer to as `deck-file:<index>`.
  package var files: [DeckFile]
  /// What draws the pages of a deck that is a document; empty where every page is HTML.
  package var drawings: [PageDrawing]
  /// Whether there is nothing to show yet: the deck's one page says so.
  package var isEmpty: Bool
  /// What was read, so that a change of it can be noticed.
  package var sources: [Source]
  /// What was drawn, for the next version.
  package var diagrams = Diagrams()
  /// Finds out what takes longer than showing the deck: the same deck, with its titles and notes.
  ///
  /// Nil where all is known.
  package var rest: (@Sendable () -> Reading)?
}

/// A picture, film or sound that pages show, whole.
package struct DeckFile: Equatable, Sendable {
  /// As the deck calls it, relative to the deck's folder; a made-up name where the deck's own text holds it.
  package var name: String
  package var mediaType: String
  package var bytes: [UInt8]
  /// Whether it is a picture that no screen shows in full, and is better sent in another size.
  package var isHuge = false
  /// The file that it was read from, as it was then; nil where the deck's own text holds it.
  let source: Source?
}
