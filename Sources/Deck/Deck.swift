/// An ordered set of pages, as its author wrote it.
package struct Deck: Equatable, Sendable {
  package var title: String
  /// The dialect that it was read as, such as `generic`, `pdf` or `pictures`.
  package var dialect: String
  package var pages: [Page]
  /// What is odd about it; never a reason not to present.
  package var problems: [Problem]
  /// Width divided by height of the stage.
  package var aspectRatio: Double
  package var direction: Direction
  /// A BCP 47 tag for the browsers' `lang`, where the deck names one.
  package var language: String?

  package init(
    title: String,
    dialect: String,
    pages: [Page],
    problems: [Problem] = [],
    aspectRatio: Double = 16.0 / 9.0,
    direction: Direction = .leftToRight,
    language: String? = nil
  ) {
    self.title = title
    self.dialect = dialect
    self.pages = pages
    self.problems = problems
    self.aspectRatio = aspectRatio
    self.direction = direction
    self.language = language
  }

  package enum Direction: String, Sendable {
    case leftToRight
    case rightToLeft
  }
}
