import Assets
import WebSockets

/// The browsers' files, read once and served from memory.
///
/// All but the pages themselves are under an address that names their content, so that a browser
/// asks for each once and never again until it changes.
struct Site: Sendable {
  /// Where the files of this build are: `w/<digest>/`.
  let base: String
  private let files: [String: Asset]
  private let templates: [String: String]

  /// - Parameters:
  ///   - files: by path below the web folder.
  ///   - libraries: by path below `lib/`.
  init(files: [String: Asset], libraries: [String: Asset]) {
    var all = files
    for (path, asset) in libraries { all["lib/" + path] = asset }
    let digest = Digest.of(
      all.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.etag)" }.joined(separator: "\n"))
    base = "w/\(digest)/"
    templates = files.filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0.bytes, as: UTF8.self) }
    self.files = all.filter { !$0.key.hasSuffix(".html") }
  }

  /// A file by the path of a request, such as `/w/<digest>/app/viewer.js`.
  func file(at path: String) -> Asset? {
    guard path.hasPrefix("/" + base) else { return nil }
    return files[String(path.dropFirst(base.count + 1))]
  }

  /// A page with its places filled; nil where the web folder has none of that name.
  func page(_ name: String, filling places: [String: String]) -> String? {
    guard let template = templates[name] else { return nil }
    var page = ""
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}") {
      page += rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close.lowerBound])
      page += name == "base" ? base : places[name, default: ""]
      rest = rest[close.upperBound...]
    }
    return page + rest
  }
}
