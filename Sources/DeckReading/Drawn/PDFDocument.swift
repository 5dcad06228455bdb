/// What is known of a PDF without drawing it.
struct PDFDocument {
  struct Sheet: Equatable {
    /// In points, as it is seen: turned if the document turns it.
    var width: Double
    var height: Double
    /// What stands on it, in reading order.
    var text = ""
  }

  let path: String
  private(set) var title: String?
  private(set) var sheets: [Sheet] = []
  /// Pages of the document that are too many to show.
  private(set) var omitted = 0

  static let largest = 100 << 20
  private static let mostPages = 1_000

  /// Reads the document by poppler's programs.
  init(_ path: String) throws(DeckError) {
    self.path = path
    let output: Program.Output
    do {
      output = try Self.program("pdfinfo", "-f", "1", "-l", String(Self.mostPages), path).run()
    } catch {
      throw Self.error(error, path)
    }
    try take(output)
    takeTexts()
  }

  /// A program that reads a file whose name is not taken for an option.
  private static func program(_ name: String, _ arguments: String...) -> Program {
    Program(name: name, arguments: arguments)
  }

  // MARK: - What pdfinfo says

  private mutating func take(_ output: Program.Output) throws(DeckError) {
    if output.complaint.contains("Incorrect password") {
      throw DeckError(.locked, path, "asks for a password; save a copy without one")
    }
    var pages = 0
    var turned: Set<Int> = []
    for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[colon...].dropFirst().trimmed
      let words = line[..<colon].split(separator: " ")
      switch (words.first, words.count) {
      case ("Title", 1): title = value.isEmpty ? nil : PageTitle.oneLine(String(value))
      case ("Pages", 1): pages = Int(value) ?? 0
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
    for number in turned where sheets.indices.contains(number - 1) {
      let sheet = sheets[number - 1]
      sheets[number - 1] = Sheet(width: sheet.height, height: sheet.width)
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

  // MARK: - What pdftotext says

  /// A document without its text can be shown all the same.
  private mutating func takeTexts() {
    let program = Self.program(
      "pdftotext",
      "-enc",
      "UTF-8",
      "-l",
      String(Self.mostPages),
      path,
      "-"
    )
    guard let output = try? program.run() else { return }
    let formFeed = UInt8(0x0C)
    let texts = output.bytes.split(separator: formFeed, omittingEmptySubsequences: false)
    for (index, text) in texts.prefix(sheets.count).enumerated() {
      sheets[index].text = String(decoding: text.filter { $0 >= 0x20 || $0 == 0x0A }, as: UTF8.self)
    }
  }

  private static func error(_ failure: Program.Failure, _ path: String) -> DeckError {
    switch failure {
    case .notInstalled:
      DeckError(
        .unreadable,
        path,
        "can't be read without poppler's programs; install poppler-utils"
      )
    case .tookTooLong, .saidTooMuch:
      DeckError(.broken, path, "takes too long to read; it may be damaged")
    case .failed(let reason):
      DeckError(.unreadable, path, "can't be read: \(reason)")
    }
  }
}
