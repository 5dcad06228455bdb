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
    known = Dictionary(reader.known.map { ($0.source.path, $0) }, uniquingKeysWith: { $1 })
  }

  /// The address for an `address` in the deck, and what is wrong where it has none.
  mutating func show(_ address: String) -> (address: String?, trouble: String?) {
    switch Self.scheme(of: address) {
    case "data" where address.prefix(11).lowercased() == "data:image/":
      return (address, nil)
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
        return (nil, error.text(for: address[...].percentDecoded))
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
    guard files.count < Self.most else { throw .failed("is one file too many (\(Self.most))") }
    let source = Source(folder.path + "/" + place)
    let file: DeckFile
    if let same = known[source.path], same.source == source {
      file = same
    } else {
      file = try read(place, name: name, mediaType, source)
    }
    total += file.bytes.count
    indices[place] = files.count
    sources.append(source)
    files.append(file)
    return files.count - 1
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

  private func read(
    _ place: String,
    name: String,
    _ mediaType: String,
    _ source: Source
  ) throws(FileRefusal) -> DeckFile {
    let most = mediaType == "image/svg+xml" ? Self.largestVector : Self.largest
    let bytes = try folder.read(place, limit: min(most, Self.largestTotal - total))
    let size = PictureSize(bytes, mediaType: mediaType)
    if let trouble = size?.trouble { throw .failed(trouble) }
    return DeckFile(
      name: name,
      mediaType: mediaType,
      bytes: bytes,
      isHuge: DeckFile.isHuge(size, bytes: bytes.count),
      source: source
    )
  }

  /// The path in the deck's folder that an address means; a leading slash means the folder itself.
  private static func name(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.drop { $0 == "/" }.percentDecoded
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
