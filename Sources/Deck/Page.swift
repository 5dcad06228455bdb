/// The name by which a page is known for as long as a session runs, whatever its position.
package struct PageID: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// One screenful of a deck.
package struct Page: Equatable, Sendable {
  /// Given by ``PageNaming`` when a deck enters a session; as read, its own name or a provisional one.
  package var id: PageID
  /// The name that the author gave to the page, which outlives edits of its content.
  package var explicitID: String?
  /// Plain text: the first heading, or what else names the page; never empty.
  package var title: String
  /// What a document calls the page; pages one after the other with one label are parts of one frame.
  package var label: String?
  /// Reveals within the page; 0 when all of it shows at once.
  package var steps: Int
  /// Plain text for presenters only; empty when there is none.
  package var notes: String
  /// The file that it is in, if it is one that the deck takes in; relative to the deck's folder.
  package var file: String?
  /// Where it starts in the file, from 1; for a PDF or a picture its number.
  package var line: Int
  /// Its number among the pages that count, from 1; nil for one that doesn't.
  package var number: Int?
  /// How the author wants it to come; nil: as the session's pages do.
  package var transition: Transition?
  /// Seconds that the author wants to take for it.
  package var duration: Double?
  /// Seconds after which it turns by itself.
  package var autoAdvance: Double?
  /// The vertical stack that it is part of, by a number from 1; pages of one stack follow each other.
  package var stack: Int?
  /// How many times as long as the page what scrolls on it may be; nil where all fits, as far as can be
  /// told without a browser.
  package var length: Double?
  package var content: Content

  package init(
    id: PageID,
    explicitID: String? = nil,
    title: String,
    label: String? = nil,
    steps: Int = 0,
    notes: String = "",
    file: String? = nil,
    line: Int,
    number: Int? = nil,
    transition: Transition? = nil,
    duration: Double? = nil,
    autoAdvance: Double? = nil,
    stack: Int? = nil,
    length: Double? = nil,
    content: Content
  ) {
    self.id = id
    self.explicitID = explicitID
    self.title = title
    self.label = label
    self.steps = steps
    self.notes = notes
    self.file = file
    self.line = line
    self.number = number
    self.transition = transition
    self.duration = duration
    self.autoAdvance = autoAdvance
    self.stack = stack
    self.length = length
    self.content = content
  }

  /// What a page is called that has nothing to be called by.
  package static func title(atPlace number: Int) -> String { "Page \(number)" }

  package struct Transition: Equatable, Sendable {
    /// As the deck names it, such as `fade`.
    package var style: String
    /// Seconds.
    package var duration: Double?

    package init(style: String, duration: Double? = nil) {
      self.style = style
      self.duration = duration
    }
  }

  package enum Content: Equatable, Sendable {
    /// Sanitised HTML that a viewer inserts into the page's shadow root; its local files are named by
    /// `deck-file:<index>` addresses into the deck's files until the server gives them theirs.
    case html(String)
    /// A page that is drawn when first needed: which of the deck's drawings it is, HTML that lies over it,
    /// and its size in points. The layer is the page's words, then its links; those to pages are
    /// `#deck-page:<index>` until the server names them.
    case drawn(index: Int, layer: String, width: Double, height: Double)
  }
}
