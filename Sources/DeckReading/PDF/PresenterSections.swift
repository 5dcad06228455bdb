/// The older form of a `.pdfpc` file: `[notes]`, then `### 3` before the notes of the third frame.
struct PresenterSections: Equatable {
  private(set) var half: NotesHalf?
  private(set) var minutes: Int?
  /// Notes by the frame's number, from 0.
  private var notes: [Int: String] = [:]
  /// The pages that go on with the frame before them, if the presenter has said it of any; labels say nothing then.
  private var goingOn: Set<Int>?

  init() {}

  init(_ text: String) {
    var section = ""
    var frame: Int?
    var lines: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let name = Self.sectionName(line) {
        section = name
      } else if section == "notes", line.hasPrefix("### ") {
        keep(lines, of: frame)
        let number = Int(line.dropFirst(4).trimmed)
        (frame, lines) = (number.flatMap { $0 > 0 ? $0 - 1 : nil }, [])
      } else if section == "notes" {
        lines.append(line)
      } else if !line.trimmed.isEmpty {
        take(line.trimmed, of: section)
      }
    }
    keep(lines, of: frame)
  }

  private mutating func take(_ line: Substring, of section: String) {
    switch section {
    case "notes_position": half = NotesHalf(rawValue: line.lowercased())
    case "duration": minutes = Int(line)
    case "skip":
      goingOn = Set(
        line.split(separator: ",").compactMap { Int($0.trimmed) }.filter { $0 > 0 }.map { $0 - 1 }
      )
    default: return
    }
  }

  private mutating func keep(_ lines: [Substring], of frame: Int?) {
    guard let frame else { return }
    let note = lines.map(Self.unescaped).joined(separator: "\n").trimmedOfLines
    if !note.isEmpty { notes[frame] = note }
  }

  /// Adds what it says; all pages of a frame have its notes.
  func mark(_ marks: inout PresenterMarks) {
    if let goingOn {
      marks.labels = marks.labels.indices.map { "\($0 + 1)" }
      marks.join(goingOn)
    }
    var frame = -1
    for index in marks.labels.indices {
      let label = marks.labels[index]
      if index == 0 || label == nil || label != marks.labels[index - 1] { frame += 1 }
      if let note = notes[frame] { marks.notes[index] = note }
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
