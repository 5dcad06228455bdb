import Deck

/// Reads a deck whose pages are the pictures of a folder.
enum PictureDeck {
  private static let mostPages = 2_000

  /// The names of a folder's pictures in the order of their pages: 2 comes before 10.
  static func pictures(among names: [String]) -> [String] {
    names.filter { MediaType.pictures[MediaType.fileExtension($0)] != nil }
      .sorted { NaturalOrder.precedes($0, $1) }
  }

  static func read(_ names: [String], in folder: Folder, _ reader: DeckReader) -> Reading {
    var files = DeckFiles(in: folder, reader)
    let notes = PictureNotes(in: folder)
    var problems = notes.problems(for: names)
    if names.count > mostPages {
      let text = "only the first \(mostPages) pages of \(names.count) are shown"
      problems.append(Problem(.warning, line: mostPages + 1, text))
    }
    let pages = names.prefix(mostPages).enumerated().map { index, name in
      let html = HTMLSanitiser.sanitise(html(name)) { address in
        let (shown, trouble) = files.show(address)
        if let trouble { problems.append(Problem(.warning, line: index + 1, trouble)) }
        return shown
      }
      return Page(
        id: PageID("page-\(index + 1)"),
        title: title(name),
        notes: notes.text(for: name) ?? "",
        line: index + 1,
        content: .html(PageHTML.article(html.nodes, .full))
      )
    }
    let deck = Deck(
      title: folder.name,
      dialect: "pictures",
      pages: pages,
      problems: problems
    )
    return Reading(
      deck: deck,
      files: files.files,
      drawings: [],
      isEmpty: pages.isEmpty,
      sources: [Source(folder.path), notes.source] + files.sources
    )
  }

  private static func html(_ name: String) -> String {
    let address = name.utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    var picture = HTMLElement(name: "img")
    picture["src"] = address.joined()
    picture["alt"] = title(name)
    return HTMLWriter.write([.element(picture)])
  }

  /// The name without its end.
  static func title(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
