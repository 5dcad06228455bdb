import Glibc

/// A folder whose files are read without ever leaving it.
struct Folder {
  /// Without links; ends in no slash.
  let path: String

  init(_ path: String) throws(FileRefusal) {
    self.path = try Self.realPath(path)
    var status = stat()
    guard unsafe fstatat(AT_FDCWD, self.path, &status, 0) == 0 else {
      throw FileRefusal(errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FileRefusal(errno: ENOTDIR) }
  }

  /// The folder that holds the file at `path`.
  init(of path: String) throws(FileRefusal) {
    guard let slash = path.lastIndex(of: "/") else {
      try self.init(".")
      return
    }
    try self.init(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? "/" }

  /// The path within the folder that `name` leads to once links and dots are followed.
  func place(of name: String) throws(FileRefusal) -> String {
    let resolved = try Self.realPath(path + "/" + name)
    let prefix = path == "/" ? "/" : path + "/"
    guard resolved.hasPrefix(prefix) else { throw .outside }
    return String(resolved.dropFirst(prefix.count))
  }

  /// Reads the file at a ``place(of:)``; links that have appeared since are not followed.
  func read(_ place: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    var directory = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw FileRefusal(errno: errno) }
    defer { close(directory) }
    var components = place.split(separator: "/")
    guard let file = components.popLast() else { throw .notAFile }
    for component in components {
      let next = unsafe openat(
        directory,
        String(component),
        O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      )
      guard next >= 0 else { throw FileRefusal(errno: errno) }
      close(directory)
      directory = next
    }
    let content = try FileContent(String(file), in: directory, followingLinks: false)
    return try content.bytes(limit: limit)
  }

  /// The names of what is in it, hidden ones left out, in no order.
  func names() throws(FileRefusal) -> [String] {
    guard let names = Self.allNames(in: path) else { throw FileRefusal(errno: errno) }
    return names.filter { !$0.hasPrefix(".") }
  }

  /// The names of all that is in a folder but itself and the one around it; nil where it can't be opened.
  static func allNames(in path: String) -> [String]? {
    guard let stream = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func realPath(_ path: String) throws(FileRefusal) -> String {
    guard !path.utf8.contains(0) else { throw .missing }
    guard let resolved = unsafe realpath(path, nil) else {
      throw errno == ELOOP ? .circle : FileRefusal(errno: errno)
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
