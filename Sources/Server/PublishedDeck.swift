import Assets
import Deck
import DeckReading
import Session

/// A deck with an address for everything that it shows.
struct PublishedDeck: Sendable {
  let deck: Deck
  let manifest: Manifest
  /// Notes by page, for presenters only.
  let notes: [String: String]
  private let served: [String: Served]
  /// Draws what is not drawn yet.
  let drawings: Drawings?
  /// Whether more is to be found out about it.
  let isDraft: Bool

  /// What an address gives.
  enum Served: Sendable {
    case asset(Asset)
    /// A page that is drawn when somebody asks for it, and how it is shown then.
    case drawn(index: Int, DrawnFrame)
  }

  /// Gives everything its address.
  ///
  /// - Parameters:
  ///   - reading: what was read, its pages named for this session.
  ///   - key: what keeps addresses from being guessed.
  ///   - earlier: the version before, whose drawings may still hold.
  init(_ reading: Reading, key: AddressKey, after earlier: PublishedDeck? = nil) {
    var served: [String: Served] = [:]
    let files = reading.files.map { file in
      let asset = Asset(file.bytes, mediaType: file.mediaType)
      let address = "deck/\(key.digest(of: file.bytes))\(fileExtension(of: file.name))"
      served[address] = .asset(asset)
      return address
    }
    deck = reading.deck
    isDraft = reading.rest != nil
    drawings = Drawings(reading.drawings, key: key, after: earlier?.drawings)
    let ids = reading.deck.pages.map(\.id.rawValue)
    let pages = reading.deck.pages.map { page in
      let (entry, content) = Self.publish(page, files: files, pages: ids, key: key)
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

  /// The drawing and the frame of a page that is drawn.
  func drawn(_ page: String) -> (index: Int, frame: DrawnFrame)? {
    guard let entry = manifest.pages.first(where: { $0.id == page }),
      case .drawn(let index, let frame)? = served[entry.address]
    else { return nil }
    return (index, frame)
  }

  private static func publish(
    _ page: Page,
    files: [String],
    pages: [String],
    key: AddressKey
  ) -> (Manifest.Page, Served) {
    switch page.content {
    case .html(let source):
      let html = Array(addressed(source, files: files).utf8)
      let entry = Manifest.Page(
        id: page.id.rawValue,
        title: page.title,
        steps: page.steps,
        kind: .html,
        address: "deck/\(key.digest(of: html)).html"
      )
      return (entry, .asset(Asset(html, mediaType: "text/html; charset=utf-8")))
    case .drawn(let index, let layer, let width, let height):
      let frame = DrawnFrame(
        title: page.title,
        ratio: width / height,
        layer: linked(layer, pages: pages)
      )
      // The address is for this run alone: only what is drawn has one that names its content.
      let name = Array("\(Token().text)".utf8)
      let entry = Manifest.Page(
        id: page.id.rawValue,
        title: page.title,
        label: page.label,
        steps: page.steps,
        kind: .drawn,
        address: "deck/\(key.digest(of: name)).html",
        width: width,
        height: height
      )
      return (entry, .drawn(index: index, frame))
    }
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
