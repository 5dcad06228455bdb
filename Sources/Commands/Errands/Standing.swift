import Session

/// Where the session stands, folded from what the server says.
struct Standing: Equatable, Sendable {
  private(set) var pages: [Manifest.Page]
  private(set) var layout: Snapshot.Layout
  private(set) var page: String?
  private(set) var step: Int
  /// The open transition.
  private(set) var tid: Int?
  /// Whether the page returns to rest after a pull at an end of the deck.
  private(set) var isBouncing: Bool

  init(_ snapshot: Snapshot, _ deck: Manifest) {
    pages = deck.pages
    layout = snapshot.layout
    page = snapshot.page
    step = snapshot.step
    tid = snapshot.transition?.tid
    isBouncing = snapshot.bounce != nil
  }

  var isAtRest: Bool { tid == nil && !isBouncing }

  /// `3 / 12  Arriving`, with the step where the page has some.
  var line: String {
    guard let index = pages.firstIndex(where: { $0.id == page }) else { return "no page" }
    let shown = pages[index]
    let steps = shown.steps > 0 ? "  (step \(step) of \(shown.steps))" : ""
    return "\(index + 1) / \(pages.count)  \(shown.title.withoutControls)\(steps)"
  }

  mutating func apply(_ event: Event) {
    switch event {
    case .will(let opening): tid = opening.tid
    case .didFinish(let ending): if tid == ending.tid { tid = nil }
    case .pageChanged(let change): page = change.new
    case .step(let changed, let step): if changed == page { self.step = step }
    case .bounce: isBouncing = true
    case .rest: isBouncing = false
    case .dragStarted: isBouncing = false
    case .deck(let deck): pages = deck.pages
    case .layout(let layout): self.layout = layout
    case .animation, .interrupted, .dragCancelled, .control, .scrubStarted, .scrubEnded, .style,
      .blackout, .timer, .locked, .driver, .chrome, .skin, .sheet, .bound,
      .scroll, .autoAdvance:
      break
    }
  }

  /// An answer tells by itself where the session stands.
  mutating func stand(on page: String?, step: Int) {
    (self.page, self.step) = (page, step)
  }
}

extension String {
  /// Titles and reasons come from elsewhere: what could steer a terminal is left out.
  var withoutControls: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.steersTerminals }))
  }
}

extension Unicode.Scalar {
  /// Control characters, and the invisible ones that reorder text.
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
