/// The `.pdfpc` file beside a PDF, in which pdfpc and the LaTeX packages for it keep a presenter's notes.
struct PresenterFile: Equatable {
  /// Notes by the page's index.
  private(set) var notes: [Int: String] = [:]
  /// Which half of each page is notes, where the file says so.
  private(set) var half: NotesHalf?

  private static let largest = 4 << 20

  /// `talk.pdfpc` for `talk.pdf`.
  static func path(for document: String) -> String {
    (MediaType.fileExtension(document) == "pdf" ? String(document.dropLast(4)) : document)
      + ".pdfpc"
  }

  /// The notes in the file at `path` for pages with these labels.
  ///
  /// Nil where there is no such file, or where it lies outside of the folder that it is found in.
  init?(_ path: String, labels: [String?]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let folder = try? Folder(of: path), let place = try? folder.place(of: name),
      let bytes = try? folder.read(place, limit: Self.largest)
    else { return nil }
    self.init(bytes, labels: labels)
  }

  /// The notes in a file's bytes.
  init(_ bytes: [UInt8], labels: [String?]) {
    let frames = PDFFrames(labels)
    if let whole = JSONValue(bytes) {
      take(whole, frames)
    } else {
      takeSections(String(decoding: bytes, as: UTF8.self), frames)
    }
  }

  // MARK: - JSON

  /// A page is found by its label and its place among the pages with that label, else by its index.
  private mutating func take(_ whole: JSONValue, _ frames: PDFFrames) {
    half = whole["beamerNotePosition"]?.text.flatMap { NotesHalf(rawValue: $0.lowercased()) }
    for entry in whole["pages"]?.list ?? [] {
      guard let note = entry["note"]?.text, !note.isEmpty else { continue }
      let overlay = entry["overlay"]?.int ?? 0
      let named = entry["label"]?.text.flatMap { label in
        frames.pages(labelled: label).dropFirst(max(overlay, 0)).first
      }
      if let index = named ?? entry["idx"]?.int { notes[index] = note }
    }
  }

  // MARK: - Sections

  /// The older form: `[notes]`, then `### 3` before the notes of the third frame.
  private mutating func takeSections(_ text: String, _ frames: PDFFrames) {
    var section = ""
    var frame: Int?
    var lines: [Substring] = []
    var byFrame: [Int: String] = [:]
    let finish = { (frame: Int?, lines: [Substring], byFrame: inout [Int: String]) in
      guard let frame else { return }
      byFrame[frame] = lines.map(Self.unescaped).joined(separator: "\n").trimmedOfLines
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let name = Self.sectionName(line) {
        section = name
      } else if section == "notes", line.hasPrefix("### ") {
        finish(frame, lines, &byFrame)
        let number = Int(line.dropFirst(4).trimmed)
        (frame, lines) = (number.flatMap { $0 > 0 ? $0 - 1 : nil }, [])
      } else if section == "notes" {
        lines.append(line)
      } else if section == "notes_position", !line.trimmed.isEmpty {
        half = NotesHalf(rawValue: line.trimmed.lowercased())
      }
    }
    finish(frame, lines, &byFrame)
    for (frame, note) in byFrame where !note.isEmpty {
      for index in frames.pages(ofFrame: frame) { notes[index] = note }
    }
  }

  private static func sectionName(_ line: Substring) -> String? {
    let line = line.trimmed
    guard line.hasPrefix("["), line.hasSuffix("]"), line.utf8.count > 2 else { return nil }
    let name = line.dropFirst().dropLast()
    return name.allSatisfy { $0.isLetter || $0 == "_" } ? name.lowercased() : nil
  }

  /// `\#`, `\[` and `\]` stand for what would otherwise be a mark.
  private static func unescaped(_ line: Substring) -> String {
    var text = String(line)
    for mark in ["#", "[", "]"] { text = text.replacing("\\" + mark, with: mark) }
    return text
  }
}

/// Pages that follow each other with one label are one frame, whose parts show one after the other.
struct PDFFrames {
  private var byFrame: [[Int]] = []
  private var byLabel: [String: [Int]] = [:]

  init(_ labels: [String?]) {
    for (index, label) in labels.enumerated() {
      if index == 0 || label == nil || label != labels[index - 1] { byFrame.append([]) }
      byFrame[byFrame.count - 1].append(index)
      if let label { byLabel[label, default: []].append(index) }
    }
  }

  func pages(ofFrame frame: Int) -> [Int] { byFrame.indices.contains(frame) ? byFrame[frame] : [] }

  func pages(labelled label: String) -> [Int] { byLabel[label] ?? [] }
}
