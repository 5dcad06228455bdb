import Deck

/// The files that a deck's pages show, each read once, from the deck's folder alone.
struct DeckFiles {
  private let folder: Folder
  private let allowsRemote: Bool
  /// Files that were read before, by their paths; those that are still the same are not read again.
  private let known: [String: DeckFile]
  private(set) var files: [DeckFile] = []
  private(set) var sources: [Source] = []
  /// Where in `files` a place within the folder is.
  private var indices: [String: Int] = [:]
  private var total = 0

  private static let largest = 100 << 20
  /// Browsers draw each line of it.
  private static let largestVector = 16 << 20
  private static let largestTotal = 512 << 20
  private static let most = 2_000

  init(in folder: Folder, _ reader: DeckReader) {
    self.folder = folder
    allowsRemote = reader.allowsRemote
    known = Dictionary(
      reader.known.compactMap { file in file.source.map { ($0.path, file) } },
      uniquingKeysWith: { $1 }
    )
  }

  /// The address for an `address` in the deck, and what is wrong where it has none.
  mutating func show(_ address: String) -> (address: String?, trouble: String?) {
    switch Self.scheme(of: address) {
    case "data" where address.prefix(11).lowercased() == "data:image/":
      do {
        return ("deck-file:\(try index(ofHeld: address))", nil)
      } catch {
        return (nil, error.text(for: "a picture in the deck's own text"))
      }
    case "http", "https":
      if allowsRemote { return (address, nil) }
      let name = address.prefix(200)
      return (nil, "\(name) is on the web, where viewers are not sent; put a copy beside the deck")
    case let scheme?:
      return (
        nil, "a picture can't be shown from an address that begins with \(scheme.prefix(20)):"
      )
    case nil:
      do {
        return ("deck-file:\(try index(of: address))", nil)
      } catch {
        return (nil, error.text(for: PercentCode.decoded(address[...])))
      }
    }
  }

  /// In lower case; what begins with two slashes is on the web.
  private static func scheme(of address: String) -> String? {
    if address.hasPrefix("//") { return "https" }
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon].lowercased()
    let isScheme =
      scheme.first?.isLetter ?? false
      && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return isScheme ? scheme : nil
  }

  // MARK: - Files

  private mutating func index(of address: String) throws(FileRefusal) -> Int {
    let name = Self.name(of: address)
    let isRooted = address.hasPrefix("/")
    let place: String
    do {
      place = try self.place(of: name, isRooted: isRooted)
    } catch {
      // It may come yet.
      let places = isRooted ? [name, "public/\(name)"] : [name]
      if error == .missing { sources += places.map { Source(folder.path + "/" + $0) } }
      throw error
    }
    if let index = indices[place] { return index }
    guard let mediaType = MediaType.of(place) else { throw .failed("is no picture, film or sound") }
    try checkCount()
    let source = Source(folder.path + "/" + place)
    let file: DeckFile
    if let same = known[source.path], same.source == source {
      file = same
    } else {
      let bytes = try folder.read(place, limit: limit(of: mediaType))
      file = try DeckFile(name: name, mediaType: mediaType, bytes: bytes, source: source)
    }
    sources.append(source)
    let index = add(file)
    indices[place] = index
    return index
  }

  /// The index of a picture that an address holds itself; the same picture is the same file.
  private mutating func index(ofHeld address: String) throws(FileRefusal) -> Int {
    let picture = try HeldPicture(address)
    let held = files.firstIndex { file in
      file.source == nil && file.mediaType == picture.mediaType && file.bytes == picture.bytes
    }
    if let held { return held }
    try checkCount()
    let limit = limit(of: picture.mediaType)
    guard picture.bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return add(
      try DeckFile(
        name: "picture-\(files.count + 1).\(picture.end)",
        mediaType: picture.mediaType,
        bytes: picture.bytes,
        source: nil
      )
    )
  }

  private mutating func add(_ file: DeckFile) -> Int {
    total += file.bytes.count
    files.append(file)
    return files.count - 1
  }

  private func checkCount() throws(FileRefusal) {
    guard files.count < Self.most else { throw .failed("is one file too many (\(Self.most))") }
  }

  /// Bytes that a further file may have.
  private func limit(of mediaType: String) -> Int {
    let most = mediaType == "image/svg+xml" ? Self.largestVector : Self.largest
    return max(0, min(most, Self.largestTotal - total))
  }

  /// Some tools keep what begins with a slash in a folder of its own.
  private func place(of name: String, isRooted: Bool) throws(FileRefusal) -> String {
    do {
      return try folder.place(of: name)
    } catch {
      guard isRooted, error == .missing, let place = try? folder.place(of: "public/\(name)")
      else { throw error }
      return place
    }
  }

  /// The path in the deck's folder that an address means; a leading slash means the folder itself.
  private static func name(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return PercentCode.decoded(path.drop { $0 == "/" })
  }
}

extension FileRefusal {
  /// What is wrong with a file that a deck calls `name`.
  func text(for name: String) -> String {
    switch self {
    case .missing: "there is no file \(name) in the deck's folder"
    case .outside: "\(name) lies outside the deck's folder; put a copy beside the deck"
    case .notAFile: "\(name) is not a file"
    case .tooLarge(let limit): "\(name) is over the limit of \(limit >> 20) MiB"
    case .failed(let reason): "\(name): \(reason)"
    }
  }
}
