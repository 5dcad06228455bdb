/// What is known at once of a PDF, without looking at what is on its pages.
struct PDFDocument {
  struct Sheet: Equatable {
    /// In points, as it is seen: turned if the document turns it.
    var width: Double
    var height: Double
  }

  let path: String
  /// The document as it was when it was read, whatever becomes of it; without its password.
  let file: UnnamedFile
  private(set) var title: String?
  /// Whether it was made by one of those that make pages of two parts, TeX and Typst.
  private(set) var isTypeset = false
  private(set) var sheets: [Sheet] = []
  /// Pages of the document that are too many to show.
  private(set) var omitted = 0

  private static let largest = 100 << 20
  private static let mostPages = 1_000

  /// Reads the document, which may ask for a password.
  init(_ path: String, password: String?) throws(DeckError) {
    let bytes: [UInt8]
    do {
      bytes = try FileContent(path).bytes(limit: Self.largest)
    } catch {
      throw DeckError(error, path)
    }
    try self.init(bytes, path, password: password)
  }

  /// Reads the document of these bytes, which errors call by `path`.
  init(_ bytes: [UInt8], _ path: String, password: String?) throws(DeckError) {
    self.path = path
    do {
      var file = try UnnamedFile(bytes)
      var output = try Self.info(file)
      if output.complaint.contains("Incorrect password") {
        file = try UnnamedFile(try PDFLock.open(file, password, path))
        output = try Self.info(file)
      }
      self.file = file
      try take(output)
    } catch let error as DeckError {
      throw error
    } catch let error as Program.Failure {
      throw DeckError(error, path, program: "poppler-utils")
    } catch {
      throw DeckError(.unreadable, path, "can't be read: \(error)")
    }
  }

  private static func info(_ file: UnnamedFile) throws(Program.Failure) -> Program.Output {
    let arguments = ["-f", "1", "-l", String(mostPages), Program.filePath]
    var program = Program(name: "pdfinfo", arguments: arguments)
    program.file = file
    return try program.run()
  }

  private mutating func take(_ output: Program.Output) throws(DeckError) {
    var pages = 0
    var turned: Set<Int> = []
    for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[colon...].dropFirst().trimmed
      let words = line[..<colon].split(separator: " ")
      switch (words.first, words.count) {
      case ("Title", 1): title = value.isEmpty ? nil : PageTitle.oneLine(String(value))
      case ("Creator", 1), ("Producer", 1):
        isTypeset = isTypeset || value.contains("TeX") || value.contains("Typst")
      case ("Pages", 1):
        // What stands before it and looks like pages is the end of a title, or its like, of several lines.
        (pages, sheets, turned) = (Int(value) ?? 0, [], [])
      case ("Page", 3) where words[2] == "size": sheets.append(Self.sheet(value))
      case ("Page", 3) where words[2] == "rot":
        if let number = Int(words[1]), value == "90" || value == "270" { turned.insert(number) }
      default: continue
      }
    }
    guard output.status == 0, pages > 0, sheets.count == min(pages, Self.mostPages) else {
      throw DeckError(.broken, path, "is no PDF that can be read\(Self.reason(output))")
    }
    omitted = pages - sheets.count
    for index in sheets.indices where turned.contains(index + 1) {
      let sheet = sheets[index]
      sheets[index] = Sheet(width: sheet.height, height: sheet.width)
    }
  }

  /// From `612 x 792 pts (letter)`; of nothing else a size that can be shown.
  private static func sheet(_ text: Substring) -> Sheet {
    let words = text.split(separator: " ")
    guard words.count >= 3, let width = Double(words[0]), let height = Double(words[2]),
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return Sheet(width: 612, height: 792) }
    return Sheet(width: width, height: height)
  }

  private static func reason(_ output: Program.Output) -> String {
    guard let first = output.complaint.split(separator: "\n").first else { return "" }
    return " (\(first.prefix(160)))"
  }
}

extension DeckError {
  /// Why a document could not be read by a program of this package of Debian's.
  init(_ failure: Program.Failure, _ path: String, program package: String) {
    switch failure {
    case .notInstalled:
      self.init(.unreadable, path, "can't be read: install \(package)")
    case .tookTooLong, .saidTooMuch:
      self.init(.broken, path, "takes too long to read; it may be damaged")
    case .failed(let reason):
      self.init(.unreadable, path, "can't be read: \(reason)")
    }
  }
}
