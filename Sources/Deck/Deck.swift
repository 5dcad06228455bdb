/// An ordered set of pages, as its author wrote it.
package struct Deck: Equatable, Sendable {
  package var title: String
  /// The dialect that it was read as, such as `generic`, `pdf` or `pictures`.
  package var dialect: String
  /// What the dialect was recognised by; nil where it was asked for or nothing showed it.
  package var dialectSign: Sign?
  package var pages: [Page]
  /// What is odd about it; never a reason not to present.
  package var problems: [Problem]
  /// Width divided by height of the stage.
  package var aspectRatio: Double
  package var direction: Direction
  /// A BCP 47 tag for the browsers' `lang`, where the deck names one.
  package var language: String?
  /// Seconds that the talk is meant to take, where the deck says so.
  package var duration: Double?
  /// Whether it begins anew behind its last page, where pages turn by themselves.
  package var loops = false

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

  /// A place in the deck that shows its dialect.
  package struct Sign: Equatable, Sendable {
    /// From 1; 0 where it is the deck as a whole.
    package var line: Int
    /// Such as `marp: true`.
    package var text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  package enum Direction: String, Sendable {
    case leftToRight
    case rightToLeft
  }
}
