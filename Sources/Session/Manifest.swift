/// A deck as participants know it: what its pages are called and where they can be had.
package struct Manifest: Equatable, Sendable, Codable {
  package var digest: String
  package var title: String
  /// Width divided by height.
  package var aspectRatio: Double
  package var direction: Direction
  package var language: String?
  /// Whether the first page follows the last; nil: no.
  package var loop: Bool?
  package var pages: [Page]

  package init(
    digest: String,
    title: String,
    aspectRatio: Double,
    direction: Direction,
    language: String?,
    loop: Bool? = nil,
    pages: [Page]
  ) {
    self.digest = digest
    self.title = title
    self.aspectRatio = aspectRatio
    self.direction = direction
    self.language = language
    self.loop = loop
    self.pages = pages
  }

  package var loops: Bool { loop == true }
  package var hasAutoAdvance: Bool { pages.contains { $0.autoAdvance != nil } }

  package enum Direction: String, Codable, Sendable {
    case leftToRight
    case rightToLeft
  }

  package struct Page: Equatable, Sendable, Codable {
    package var id: String
    package var title: String
    /// What a document calls the page; pages one after the other with one label are parts of one frame.
    package var label: String?
    package var steps: Int
    /// Its number among the pages that count, from 1; nil for one that doesn't.
    package var number: Int?
    /// How it comes, whatever the session's style; nil: by that.
    package var style: TransitionStyle?
    /// The vertical stack that it is part of; pages of one stack follow each other.
    package var stack: Int?
    /// Seconds after which it turns by itself.
    package var autoAdvance: Double?
    /// How many times as long as the page what scrolls on it may be, as far as that is known.
    package var length: Double?
    package var kind: Kind
    /// Relative to the viewer's page.
    package var address: String
    /// Size in points of a drawn page.
    package var width: Double?
    package var height: Double?

    package init(
      id: String,
      title: String,
      label: String? = nil,
      steps: Int,
      number: Int? = nil,
      style: TransitionStyle? = nil,
      stack: Int? = nil,
      autoAdvance: Double? = nil,
      length: Double? = nil,
      kind: Kind,
      address: String,
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.id = id
      self.title = title
      self.label = label
      self.steps = steps
      self.number = number
      self.style = style
      self.stack = stack
      self.autoAdvance = autoAdvance
      self.length = length
      self.kind = kind
      self.address = address
      self.width = width
      self.height = height
    }

    package enum Kind: String, Codable, Sendable {
      /// A fragment for a shadow root.
      case html
      /// A picture.
      case drawn
    }
  }
}
