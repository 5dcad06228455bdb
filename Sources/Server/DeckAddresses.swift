import Assets
import DeckReading

/// Gives what a deck shows its addresses while it is published.
///
/// What an earlier version served at the same address is taken over: nothing is made again that is
/// still the same.
struct DeckAddresses {
  /// What each address gives.
  private(set) var served: [String: PublishedDeck.Served] = [:]
  private let key: AddressKey
  private let earlier: PublishedDeck?
  private let known: [String: (file: DeckFile, address: String)]

  init(_ key: AddressKey, after earlier: PublishedDeck?) {
    self.key = key
    self.earlier = earlier
    known = Dictionary(
      earlier?.files.map { ($0.file.name, $0) } ?? [],
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The address of a file that pages show.
  mutating func give(_ file: DeckFile) -> String {
    // Bytes that were not read again are told at once to be the same.
    if let same = known[file.name], same.file == file {
      served[same.address] = earlier?.served(at: same.address)
      return same.address
    }
    let digest = key.digest(of: file.bytes)
    if file.isHuge {
      let address = "deck/\(digest)-smaller.webp"
      served[address] = .picture(.smaller(file, name: address))
      return address
    }
    let address = "deck/\(digest)\(fileExtension(of: file.name))"
    serve(file.bytes, file.mediaType, at: address)
    return address
  }

  /// The address of a page of text.
  mutating func give(html: String) -> String {
    let bytes = Array(html.utf8)
    let address = "deck/\(key.digest(of: bytes)).html"
    serve(bytes, "text/html; charset=utf-8", at: address)
    return address
  }

  /// The address of a page that is drawn when somebody asks for it; `layer` is the HTML of its words
  /// and links, which lies over the drawing.
  mutating func give(_ job: DrawingJob, title: String, ratio: Double, layer: String) -> String {
    // Names are for this version alone: only what is drawn has one that tells its content.
    let name = "deck/\(key.digest(of: Array(Token().text.utf8)))"
    let (address, picture) = ("\(name).html", "\(name)-picture")
    let frame = DrawnFrame(title: title, ratio: ratio, layer: layer, address: picture)
    served[address] = .page(job, frame)
    served[picture] = .picture(job)
    return address
  }

  /// What is to be made of those files that are sent in another size.
  func pictures(of addresses: [String]) -> [DrawingJob] {
    addresses.compactMap { if case .picture(let job)? = served[$0] { job } else { nil } }
  }

  private mutating func serve(_ bytes: [UInt8], _ mediaType: String, at address: String) {
    served[address] =
      earlier?.served(at: address) ?? .asset(Asset(bytes, mediaType: mediaType))
  }
}

/// With its dot, in lower case; empty where there is none.
private func fileExtension(of name: String) -> String {
  guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return "" }
  let letters = name[name.index(after: dot)...].lowercased()
  return letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? "." + letters : ""
}
