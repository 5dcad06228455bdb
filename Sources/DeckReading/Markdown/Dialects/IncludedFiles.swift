/// Files of text that a deck takes in, from its own folder alone.
struct IncludedFiles {
  private let folder: Folder
  private(set) var sources: [Source] = []
  private var total = FileTotal(most: 4 << 20)
  private var lineCount = 0

  private static let most = 200
  private static let mostLines = 100_000
  /// A file may take in others, but not without end.
  static let deepest = 8

  /// Why a file is left out that is taken in by itself, or by too many in a row.
  static func excess(_ name: String, isWithinItself: Bool) -> String {
    isWithinItself
      ? "\(name.prefix(80)) takes itself in, without end"
      : "\(name.prefix(80)) is left out: at most \(deepest) files take each other in"
  }

  init(in folder: Folder) {
    self.folder = folder
  }

  /// The lines of the file that `name` means to the file `including`, nil being the deck itself; and the
  /// file's path within the deck's folder.
  ///
  /// A leading slash means the deck's folder.
  mutating func lines(
    of name: String,
    from including: String?
  ) throws(FileRefusal) -> (lines: [Substring], file: String) {
    guard lineCount < Self.mostLines else {
      throw .failed("is left out: the files that the deck takes in have too many lines")
    }
    guard sources.count < Self.most else {
      throw .failed("is one file too many; a deck takes in \(Self.most)")
    }
    let path = Self.path(name, from: including)
    let place: String
    do {
      place = try folder.place(of: path)
    } catch {
      // It may come yet.
      if error == .missing { sources.append(Source(folder.path + "/" + path)) }
      throw error
    }
    let source = Source(folder.path + "/" + place)
    let bytes = try total.read(place, in: folder, limit: total.most)
    total.take(bytes)
    sources.append(source)
    let lines = SourceText(bytes).lines
    lineCount += lines.count
    return (lines, place)
  }

  private static func path(_ name: String, from including: String?) -> String {
    guard !name.hasPrefix("/"), let including, let slash = including.lastIndex(of: "/") else {
      return String(name.drop { $0 == "/" })
    }
    return including[...slash] + name
  }
}
