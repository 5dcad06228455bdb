import Glibc

/// A file of another package that is served, read when somebody first asks for it.
package struct AssetFile: Sendable {
  package let path: String
  /// Changes with the file; empty where there is none.
  package let stamp: String

  /// Looks at the file, and reads nothing.
  package init(_ path: String) {
    self.path = path
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      stamp = ""
      return
    }
    stamp = "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  /// Nil where the file can't be read.
  package func read() -> Asset? {
    guard let place = try? AssetTree.realPath(path), let bytes = try? AssetTree.bytes(of: place)
    else { return nil }
    return Asset(bytes, mediaType: WebMediaType.of(path))
  }
}
