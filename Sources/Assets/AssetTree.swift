import Glibc

/// Reads a folder of the server's own files into memory, once.
package enum AssetTree {
  /// Why a folder could not be read.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path): \(reason)" }
  }

  private static let deepest = 16
  private static let most = 5_000
  private static let largest = 64 << 20

  /// The files below `folder` by their path in it, such as `app/viewer.js`.
  ///
  /// Hidden files are left out, and so are links to folders or out of `folder`, and what is no file.
  package static func read(_ folder: String) throws(Failure) -> [String: Asset] {
    var assets: [String: Asset] = [:]
    let root = try realPath(folder)
    try read(folder: root, as: "", within: root + "/", depth: 0, into: &assets)
    return assets
  }

  private static func read(
    folder: String,
    as prefix: String,
    within root: String,
    depth: Int,
    into assets: inout [String: Asset]
  ) throws(Failure) {
    guard depth < deepest else {
      throw Failure(path: folder, reason: "folders are nested too deep")
    }
    for name in try names(in: folder).sorted() {
      let path = folder + "/" + name
      if kind(of: path)?.isFolder == true {
        try read(
          folder: path,
          as: prefix + name + "/",
          within: root,
          depth: depth + 1,
          into: &assets
        )
      } else if let target = try? realPath(path), target.hasPrefix(root),
        let file = kind(of: target), file.isFile
      {
        guard assets.count < most, file.size <= largest else {
          throw Failure(path: path, reason: "is too large, or one file too many")
        }
        assets[prefix + name] = Asset(try bytes(of: target), mediaType: WebMediaType.of(name))
      }
    }
  }

  private static func kind(of path: String) -> (isFolder: Bool, isFile: Bool, size: Int)? {
    var status = stat()
    guard unsafe fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    return (kind == S_IFDIR, kind == S_IFREG, Int(status.st_size))
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw failure(folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(file, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  static func realPath(_ path: String) throws(Failure) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw failure(path) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func failure(_ path: String) -> Failure {
    unsafe Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
