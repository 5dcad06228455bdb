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
  private let files: [(file: DeckFile, address: String)]
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
    var served: [String: Served] = [:]
    let known = Dictionary(
      earlier?.files.map { ($0.file.name, $0) } ?? [],
      uniquingKeysWith: { first, _ in first }
    )
    let files = reading.files.map { file in
      // Bytes that were not read again are told at once to be the same.
      if let same = known[file.name], same.file == file {
        served[same.address] = earlier?.served[same.address]
        return same.address
      }
      let digest = key.digest(of: file.bytes)
      if file.isHuge {
        let address = "deck/\(digest)-smaller.webp"
        served[address] = .picture(.smaller(file, name: address))
        return address
      }
      let address = "deck/\(digest)\(fileExtension(of: file.name))"
      served[address] =
        earlier?.served[address]
        ?? .asset(Asset(file.bytes, mediaType: file.mediaType))
      return address
    }
    deck = reading.deck
    isDraft = reading.rest != nil
    let jobs = reading.drawings.map { DrawingJob.page($0, key) }
    drawn =
      jobs
      + files.compactMap { address in
        if case .picture(let job)? = served[address] { job } else { nil }
      }
    let ids = deck.pages.map(\.id.rawValue)
    let names = Dictionary(
      deck.pages.compactMap { page in page.explicitID.map { ($0, page.id.rawValue) } },
      uniquingKeysWith: { first, _ in first }
    )
    let styles = deck.pages.map { $0.transition.flatMap { TransitionStyle(writtenAs: $0.style) } }
    let common = Self.commonStyle(styles)
    style = common ?? .scroll
    let pages = zip(deck.pages, styles).map { page, style in
      let own = style == common ? nil : style
      switch page.content {
      case .html(let source):
        let shown = PageAddresses.linked(PageAddresses.addressed(source, files: files), names)
        let html = Array(shown.utf8)
        let address = "deck/\(key.digest(of: html)).html"
        served[address] = earlier?.served[address] ?? .asset(Asset(html, mediaType: Self.html))
        return Manifest.Page(page, own, kind: .html, address: address)
      case .drawn(let index, let layer, let width, let height):
        let shown = PageAddresses.linked(layer, pages: ids)
        // Names are for this version alone: only what is drawn has one that tells its content.
        let name = "deck/\(key.digest(of: Array(Token().text.utf8)))"
        let (address, picture) = ("\(name).html", "\(name)-picture")
        let frame = DrawnFrame(
          title: page.title,
          ratio: width / height,
          layer: shown,
          address: picture
        )
        served[address] = .page(jobs[index], frame)
        served[picture] = .picture(jobs[index])
        var entry = Manifest.Page(page, own, kind: .drawn, address: address)
        (entry.width, entry.height) = (width, height)
        return entry
      }
    }
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
    self.served = served
    self.files = Array(zip(reading.files, files))
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

  private static let html = "text/html; charset=utf-8"

  /// The style that most pages have where each has one: it is the deck's.
  private static func commonStyle(_ styles: [TransitionStyle?]) -> TransitionStyle? {
    let own = styles.compactMap(\.self)
    guard own.count == styles.count else { return nil }
    let counts = Dictionary(grouping: own) { $0 }.mapValues(\.count)
    return TransitionStyle.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
  }
}

/// With its dot, in lower case; empty where there is none.
private func fileExtension(of name: String) -> String {
  guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return "" }
  let letters = name[name.index(after: dot)...].lowercased()
  return letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? "." + letters : ""
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
