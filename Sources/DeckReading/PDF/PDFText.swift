/// The words of a PDF, each with its place.
struct PDFText {
  struct Line: Equatable {
    var words: [Word]

    var text: String { words.map(\.text).joined(separator: " ") }
    var height: Double { words.map(\.place.height).max() ?? 0 }
  }

  struct Word: Equatable {
    var place: Box
    var text: String
  }

  /// For each page its lines in reading order; fewer where the document ends early.
  private(set) var pages: [[Line]] = []

  private static let mostWords = 5_000

  /// Empty where the words can't be had: a document can be shown without.
  init(of document: PDFDocument) {
    let range = ["-f", "1", "-l", String(document.sheets.count)]
    let options = ["-enc", "UTF-8", "-bbox-layout", "-cropbox"]
    var program = Program(
      name: "pdftotext",
      arguments: options + range + [Program.filePath, "-"]
    )
    program.file = document.file
    program.niceness = Program.courtesy
    program.seconds = 60
    guard let output = try? program.run() else { return }
    var words = 0
    for line in output.bytes.split(separator: UInt8(ascii: "\n")) {
      let tag = line.drop { $0 == UInt8(ascii: " ") }
      if tag.starts(with: "<page ".utf8) {
        pages.append([])
        words = 0
      } else if tag.starts(with: "<line ".utf8), !pages.isEmpty {
        pages[pages.count - 1].append(Line(words: []))
      } else if tag.starts(with: "<word ".utf8), let word = Self.word(tag), words < Self.mostWords,
        let lines = pages.last?.count, lines > 0
      {
        pages[pages.count - 1][lines - 1].words.append(word)
        words += 1
      }
    }
  }

  /// From `<word xMin="1" yMin="2" xMax="3" yMax="4">text</word>`.
  private static func word(_ tag: ArraySlice<UInt8>) -> Word? {
    let parts = tag.split(separator: UInt8(ascii: "\""), maxSplits: 8)
    guard parts.count == 9, let end = parts[8].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let numbers = [1, 3, 5, 7].compactMap { Double(String(decoding: parts[$0], as: UTF8.self)) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
    let place = Box(
      left: numbers[0],
      top: numbers[1],
      width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1]
    )
    let text = unescaped(parts[8][..<end].dropFirst())
    guard place.width > 0, place.height > 0, !text.isEmpty else { return nil }
    return Word(place: place, text: text)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.filter { $0 >= 0x20 }, as: UTF8.self)
    return CommonMark.decodingReferences(text)
  }
}
