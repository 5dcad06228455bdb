import Deck

/// The notes in `notes.md` beside a folder's pictures: a heading with a picture's name, and what is said of it.
struct PictureNotes {
  static let name = "notes.md"

  let source: Source
  private var sections: [Section] = []
  /// Where the first section of a heading is, which counts in lower case.
  private var places: [String: Int] = [:]

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
        places[heading.lowercased()] = places[heading.lowercased()] ?? sections.count
        sections.append(Section(heading: heading, line: index + 1))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The notes for a picture, which is called by its file's name, with or without its end.
  func text(for picture: String) -> String? {
    Self.headings(of: picture).compactMap { places[$0] }.min()
      .map { sections[$0].lines.joined(separator: "\n").trimmedOfLines }
  }

  /// Sections that no picture has the name of.
  func problems(for pictures: [String]) -> [Problem] {
    let known = Set(pictures.flatMap(Self.headings))
    return sections.filter { !known.contains($0.heading.lowercased()) }
      .map { section in
        Problem(
          .warning,
          file: Self.name,
          line: section.line,
          "no picture is called “\(section.heading.prefix(80))”"
        )
      }
  }

  private static func headings(of picture: String) -> [String] {
    [picture.lowercased(), PictureDeck.title(picture).lowercased()]
  }
}
