import Assets

/// A file of style that is written in parts and sent as one, without comments and indentation: each
/// `@import "part.css";` on a line of its own gives way to that file.
enum StyleSheet {
  /// Those of `files` that import others, whole; a part that is missing is left out.
  static func combined(_ files: [String: Asset]) -> [String: Asset] {
    var combined: [String: Asset] = [:]
    for (path, file) in files where path.hasSuffix(".css") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.contains("@import") else { continue }
      let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
      let parts = text.split(separator: "\n").map { line in
        guard let part = part(importedBy: line) else { return String(line) }
        return files["\(folder)\(part)"].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      }
      let bytes = Array(compact(parts.joined(separator: "\n")).utf8)
      combined[path] = Asset(bytes, mediaType: file.mediaType)
    }
    return combined
  }

  private static func part(importedBy line: Substring) -> Substring? {
    guard line.hasPrefix("@import \""), line.hasSuffix("\";") else { return nil }
    return line.dropFirst("@import \"".count).dropLast(2)
  }

  private static func compact(_ text: String) -> String {
    text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
      .split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
