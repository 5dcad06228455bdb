/// How lines begin behind which some tool has its notes, or a comment that may be one.
enum NotesMark {
  private static let signs = [
    "<!--", "<aside", "<div class=\"notes", "???", ":::", ": ", "^", ".notes", "@note", "\\note",
    "\\pnote", "note:", "notes:", "presenter notes",
  ]
  private static let firstBytes = Set(signs.compactMap(\.utf8.first) + "NP".utf8)

  static func begins(_ line: Substring) -> Bool {
    let body = line.utf8.drop { $0.isBlank || ">#".utf8.contains($0) }
    guard let first = body.first, firstBytes.contains(first) else { return false }
    let start = String(decoding: body.prefix(24), as: UTF8.self).lowercased()
    return signs.contains { start.hasPrefix($0) }
  }
}
