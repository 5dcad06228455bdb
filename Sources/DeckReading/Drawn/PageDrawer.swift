/// Draws the pages of a document when they are first needed, nearest to the current one first.
package actor PageDrawer {
}

/// A page as a picture.
package struct DrawnPage: Equatable, Sendable {
  /// In the document, from 1.
  package var number: Int
  /// `image/svg+xml` or `image/png`.
  package var mediaType: String
  package var bytes: [UInt8]
  /// What stands on the page, for those who can't see it.
  package var text: String
  /// Why it could not be drawn; the picture says so.
  package var problem: String?
}
