import Assets
import Deck
import DeckReading
import Messages
import Session

/// A deck with an address for everything that it shows.
struct PublishedDeck: Sendable {
  let deck: Deck
  let manifest: Manifest
  /// How pages come, as long as nobody wants it otherwise.
  let style: TransitionStyle
  /// Notes by page, for presenters only.
  let notes: [String: String]
  /// How long it is meant to take, for presenters only.
  let plan: Plan?
  private let served: [String: Served]
  /// The files that pages show, and their addresses.
  let files: [(file: DeckFile, address: String)]
  /// What is drawn for it before somebody asks, in the order of the pages.
  let drawn: [DrawingJob]
  /// Whether more is to be found out about it.
  let isDraft: Bool

  /// What an address gives.
  enum Served: Sendable {
    case asset(Asset)
    /// A page that is drawn when somebody asks for it, and how it is shown then.
    case page(DrawingJob, DrawnFrame)
    /// A picture that is made when somebody asks for it.
    case picture(DrawingJob)
  }

  /// Gives everything its address.
  ///
  /// - Parameters:
  ///   - reading: what was read, its pages named for this session.
  ///   - key: what keeps addresses from being guessed.
  ///   - earlier: the version before, of which nothing is made again that is still the same.
  init(_ reading: Reading, key: AddressKey, after earlier: PublishedDeck? = nil) {
    deck = reading.deck
    isDraft = reading.rest != nil
    var addresses = DeckAddresses(key, after: earlier)
    let files = reading.files.map { addresses.give($0) }
    let jobs = reading.drawings.map { DrawingJob.page($0, key) }
    let styles = deck.pages.map { $0.transition.flatMap { TransitionStyle(writtenAs: $0.style) } }
    let common = Self.commonStyle(styles)
    style = common ?? .scroll
    let ids = deck.pages.map(\.id.rawValue)
    let pages = zip(deck.pages, styles).map { page, style in
      let own = style == common ? nil : style
      switch page.content {
      case .html(let source):
        let html = Self.addressed(source, files: files)
        return Manifest.Page(page, own, kind: .html, address: addresses.give(html: html))
      case .drawn(let index, let layer, let width, let height):
        let layer = Self.linked(layer, pages: ids)
        let address = addresses.give(
          jobs[index],
          title: page.title,
          ratio: width / height,
          layer: layer
        )
        var entry = Manifest.Page(page, own, kind: .drawn, address: address)
        (entry.width, entry.height) = (width, height)
        return entry
      }
    }
    drawn = jobs + addresses.pictures(of: files)
    manifest = Manifest(
      digest: key.digest(of: Array(pages.map { "\($0)" }.joined(separator: "\n").utf8)),
      title: deck.title,
      aspectRatio: deck.aspectRatio,
      direction: deck.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      language: deck.language,
      loop: deck.loops ? true : nil,
      pages: pages
    )
    notes = Dictionary(
      deck.pages.filter { !$0.notes.isEmpty }.map { ($0.id.rawValue, $0.notes) },
      uniquingKeysWith: { first, _ in first }
    )
    plan = Plan(deck)
    self.files = Array(zip(reading.files, files))
    served = addresses.served
  }

  /// The page of a number from 1; past the end the last one.
  func page(number: Int) -> String? {
    manifest.pages.isEmpty ? nil : manifest.pages[min(max(number, 1), manifest.pages.count) - 1].id
  }

  /// What is at an address such as `deck/<digest>.html`.
  func served(at address: String) -> Served? { served[address] }

  /// The HTML of a page, for the first paint; nil for one that is drawn.
  func html(of page: String) -> String? {
    guard let entry = manifest.pages.first(where: { $0.id == page }), entry.kind == .html,
      case .asset(let asset)? = served[entry.address]
    else { return nil }
    return String(decoding: asset.bytes, as: UTF8.self)
  }

  /// The drawing and the frame of a page that is drawn.
  func drawn(_ page: String) -> (job: DrawingJob, frame: DrawnFrame)? {
    guard let entry = manifest.pages.first(where: { $0.id == page }),
      case .page(let job, let frame)? = served[entry.address]
    else { return nil }
    return (job, frame)
  }

  /// Puts pages' names in the place of `#deck-page:<index>`.
  private static func linked(_ html: String, pages: [String]) -> String {
    var result = ""
    var rest = html[...]
    while let mark = rest.firstRange(of: "\"#deck-page:") {
      result += rest[..<mark.lowerBound] + "\"#"
      rest = rest[mark.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let index = min(Int(digits) ?? .max, pages.count - 1)
      if pages.indices.contains(index) { result += HTML.escape(pages[index]) }
      rest = rest.dropFirst(digits.count)
    }
    return result + rest
  }

  /// The style that most pages have where each has one: it is the deck's.
  private static func commonStyle(_ styles: [TransitionStyle?]) -> TransitionStyle? {
    let own = styles.compactMap(\.self)
    guard own.count == styles.count else { return nil }
    let counts = Dictionary(grouping: own) { $0 }.mapValues(\.count)
    return TransitionStyle.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  /// Puts addresses in the place of `deck-file:<index>`.
  static func addressed(_ html: String, files: [String]) -> String {
    var result = ""
    var rest = html[...]
    while let mark = rest.firstRange(of: "\"deck-file:") {
      result += rest[..<mark.lowerBound] + "\""
      rest = rest[mark.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let index = Int(digits), files.indices.contains(index) { result += files[index] }
      rest = rest.dropFirst(digits.count)
    }
    return result + rest
  }
}

extension Plan {
  fileprivate init?(_ deck: Deck) {
    let pages = Dictionary(
      deck.pages.compactMap { page in page.duration.map { (page.id.rawValue, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    guard deck.duration != nil || !pages.isEmpty else { return nil }
    self.init(total: deck.duration, pages: pages)
  }
}

extension Manifest.Page {
  fileprivate init(_ page: Page, _ style: TransitionStyle?, kind: Kind, address: String) {
    self.init(
      id: page.id.rawValue,
      title: page.title,
      label: page.label,
      steps: page.steps,
      number: page.number,
      style: style,
      stack: page.stack,
      autoAdvance: page.autoAdvance,
      length: page.length,
      kind: kind,
      address: address
    )
  }
}
