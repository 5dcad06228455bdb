import Deck

/// The notes in `notes.md` beside a folder's pictures: a heading with a picture's name, and what is said of it.
struct PictureNotes {
  static let name = "notes.md"

  let source: Source
  private var sections: [Section] = []
  /// By heading, in lower case; of two that are alike the first.
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
        let name = heading.lowercased()
        places[name] = places[name] ?? sections.count
        sections.append(Section(heading: heading, line: index + 1))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The notes for a picture, which is called by its file's name, with or without its end.
  func text(for picture: String) -> String? {
    let found = Self.names(of: picture).compactMap { places[$0] }.min()
    return found.map { sections[$0].lines.joined(separator: "\n").trimmedOfLines }
  }

  /// Sections that no picture has the name of.
  func problems(for pictures: [String]) -> [Problem] {
    let names = Set(pictures.flatMap(Self.names))
    return sections.filter { !names.contains($0.heading.lowercased()) }
      .map { section in
        Problem(
          .warning,
          file: Self.name,
          line: section.line,
          "no picture is called “\(section.heading.prefix(80))”"
        )
      }
  }

  /// What a heading may call a picture.
  private static func names(of picture: String) -> [String] {
    [picture.lowercased(), PictureDeck.title(picture).lowercased()]
  }
}
