package import Deck

/// A deck with everything that showing it takes.
package struct Reading: Sendable {
  package var deck: Deck
  /// What the pages refer to as `deck-file:<index>`.
  package var files: [DeckFile]
  /// Draws the pages of a deck that is a document; nil where every page is HTML.
  package var drawer: PageDrawer?
  /// Whether there is nothing to show yet: the deck's one page says so.
  package var isEmpty: Bool
  /// What was read, so that a change of it can be noticed.
  package var sources: [Source]
  /// What was drawn, for the next version.
  package var diagrams = Diagrams()
}

/// A picture, film or sound that pages show, whole.
package struct DeckFile: Equatable, Sendable {
  /// As the deck calls it, relative to the deck's folder.
  package var name: String
  package var mediaType: String
  package var bytes: [UInt8]
}
