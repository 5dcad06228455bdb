import Assets

/// The browsers' files, served from memory.
///
/// All but the pages themselves are under an address that names this build, so that a browser asks
/// for each once and never again until something changes.
struct Site: Sendable {
  /// Where the files of this build are: `w/<digest>/`.
  let base: String
  private let files: [String: Asset]
  private let libraries: [String: AssetFile]
  private let pages: [String: PageTemplate]

  enum Found: Sendable {
    case asset(Asset)
    /// Of another package; not read yet.
    case library(AssetFile)
  }

  /// Reads the web folder; libraries are only looked at.
  ///
  /// - Parameter folder: with `libraries.json`, which tells where libraries lie on this machine.
  /// - Throws: where the folder can't be read, or is not whole.
  init(folder: String) throws {
    let all = try AssetTree.read(folder)
    guard all["index.html"] != nil, let list = all["libraries.json"] else {
      throw SiteError(folder: folder)
    }
    libraries = try Libraries(json: list.bytes).files.mapValues { AssetFile($0) }
    pages = all.filter { $0.key.hasSuffix(".html") }
      .mapValues { PageTemplate(String(decoding: $0.bytes, as: UTF8.self)) }
    let written = all.filter { !$0.key.hasSuffix(".html") }
    files = written.merging(StyleSheet.combined(written)) { _, whole in whole }
    let listing =
      files.map { "\($0.key) \($0.value.etag)" } + libraries.map { "\($0.key) \($0.value.stamp)" }
    let digest = Asset(
      Array(listing.sorted().joined(separator: "\n").utf8),
      mediaType: "text/plain"
    ).etag.filter { $0 != "\"" }
    base = "w/\(digest)/"
  }

  /// A file by the path of a request, such as `/w/<digest>/app/viewer.js`.
  func file(at path: String) -> Found? {
    guard path.hasPrefix("/" + base) else { return nil }
    let name = String(path.dropFirst(base.utf8.count + 1))
    return files[name].map(Found.asset) ?? libraries[name].map(Found.library)
  }

  /// A page with its places filled; nil where the web folder has none of that name.
  func page(_ name: String, filling places: [String: String]) -> String? {
    pages[name]?.filled { $0 == "base" ? base : places[$0, default: ""] }
  }
}

/// Why there is nothing to show in browsers.
package struct SiteError: Error, CustomStringConvertible {
  let folder: String

  package var description: String {
    "\(folder) is not Lectern's web folder: install the program whole, or set LECTERN_WEB"
  }
}
