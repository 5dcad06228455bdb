import Deck

/// The notes in `notes.md` beside a folder's pictures: a heading with a picture's name, and what is said of it.
struct PictureNotes {
  static let name = "notes.md"

  let source: Source
  private var sections: [Section] = []

  private struct Section {
    let heading: String
    let line: Int
    var lines: [Substring] = []
  }

  private static let largest = 1 << 20

  init(in folder: Folder) {
    source = Source(folder.path + "/" + Self.name)
    guard let bytes = try? folder.read(Self.name, limit: Self.largest) else { return }
    for (index, line) in SourceText(bytes).lines.enumerated() {
      let marks = line.prefix { $0 == "#" }.count
      if (1...6).contains(marks), line.dropFirst(marks).first == " " {
        let heading = String(line.dropFirst(marks).trimmed)
        sections.append(Section(heading: heading, line: index + 1))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The notes for a picture, which is called by its file's name, with or without its end.
  func text(for picture: String) -> String? {
    sections.first { Self.means($0.heading, picture) }?.lines.joined(separator: "\n").trimmedOfLines
  }

  /// Sections that no picture has the name of.
  func problems(for pictures: [String]) -> [Problem] {
    sections.filter { section in !pictures.contains { Self.means(section.heading, $0) } }
      .map { section in
        Problem(
          .warning,
          file: Self.name,
          line: section.line,
          "no picture is called “\(section.heading.prefix(80))”"
        )
      }
  }

  private static func means(_ heading: String, _ picture: String) -> Bool {
    let heading = heading.lowercased()
    return heading == picture.lowercased()
      || heading == PictureDeck.title(picture).lowercased()
  }
}
