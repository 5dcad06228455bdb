import Assets
import Deck
import DeckReading
import Session

/// A deck with an address for everything that it shows.
struct PublishedDeck: Sendable {
  let deck: Deck
  let manifest: Manifest
  /// How pages come, as long as nobody wants it otherwise.
  let style: TransitionStyle
  /// Notes by page, for presenters only.
  let notes: [String: String]
  private let served: [String: Served]
  /// Draws the pages of a document.
  let drawer: PageDrawer?

  /// What an address gives.
  enum Served: Sendable {
    case asset(Asset)
    /// A page that is drawn when somebody asks for it.
    case drawn(number: Int)
  }

  /// Gives everything its address.
  ///
  /// - Parameters:
  ///   - reading: what was read, its pages named for this session.
  ///   - key: what keeps addresses from being guessed.
  init(_ reading: Reading, key: AddressKey) {
    var served: [String: Served] = [:]
    let files = reading.files.map { file in
      let asset = Asset(file.bytes, mediaType: file.mediaType)
      let address = "deck/\(key.digest(of: file.bytes))\(fileExtension(of: file.name))"
      served[address] = .asset(asset)
      return address
    }
    deck = reading.deck
    drawer = reading.drawer
    // What is drawn from this reading of the document never changes.
    let drawing = Token().text
    let styles = deck.pages.map { $0.transition.flatMap { TransitionStyle(writtenAs: $0.style) } }
    let common = Self.commonStyle(styles)
    style = common ?? .scroll
    let pages = zip(deck.pages, styles).map { page, style in
      let own = style == common ? nil : style
      let (entry, content) = Self.publish(page, own, files: files, drawing: drawing, key: key)
      served[entry.address] = content
      return entry
    }
    manifest = Manifest(
      digest: key.digest(of: Array(pages.map { "\($0)" }.joined(separator: "\n").utf8)),
      title: deck.title,
      aspectRatio: deck.aspectRatio,
      direction: deck.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      language: deck.language,
      pages: pages
    )
    notes = Dictionary(
      deck.pages.filter { !$0.notes.isEmpty }.map { ($0.id.rawValue, $0.notes) },
      uniquingKeysWith: { first, _ in first }
    )
    self.served = served
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

  /// A page as a picture; a page that can't be drawn says so on itself.
  func draw(_ number: Int) async -> Asset? {
    guard let drawer else { return nil }
    let page = await drawer.draw(number)
    return Asset(page.bytes, mediaType: page.mediaType)
  }

  private static func publish(
    _ page: Page,
    _ style: TransitionStyle?,
    files: [String],
    drawing: String,
    key: AddressKey
  ) -> (Manifest.Page, Served) {
    switch page.content {
    case .html(let source):
      let html = Array(addressed(source, files: files).utf8)
      let entry = Manifest.Page(
        id: page.id.rawValue,
        title: page.title,
        steps: page.steps,
        number: page.number,
        style: style,
        kind: .html,
        address: "deck/\(key.digest(of: html)).html"
      )
      return (entry, .asset(Asset(html, mediaType: "text/html; charset=utf-8")))
    case .drawn(let number, let width, let height):
      let name = Array("\(drawing) \(number)".utf8)
      let entry = Manifest.Page(
        id: page.id.rawValue,
        title: page.title,
        steps: page.steps,
        number: page.number,
        style: style,
        kind: .drawn,
        address: "deck/\(key.digest(of: name))",
        width: width,
        height: height
      )
      return (entry, .drawn(number: number))
    }
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

/// With its dot, in lower case; empty where there is none.
private func fileExtension(of name: String) -> String {
  guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return "" }
  let letters = name[name.index(after: dot)...].lowercased()
  return letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? "." + letters : ""
}
