import Glibc

/// A folder of our own that goes with all that is in it.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws(Program.Failure) {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    path = "\(folder)/lectern-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    guard unsafe mkdir(path, S_IRWXU) == 0 else { throw Program.Failure(errno: errno) }
  }

  deinit { Self.remove(path, depth: 0) }

  var content: Folder {
    get throws(FileRefusal) { try Folder(path) }
  }

  /// Writes a file, in folders that are made for it.
  func write(_ bytes: [UInt8], _ name: String) throws(Program.Failure) {
    var place = path
    for part in name.split(separator: "/").dropLast() {
      place += "/" + part
      guard unsafe mkdir(place, S_IRWXU) == 0 || errno == EEXIST else {
        throw Program.Failure(errno: errno)
      }
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let file = unsafe open(path + "/" + name, flags, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw Program.Failure(errno: errno) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Program.Failure(errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  private static let deepest = 32

  /// Links are removed, never followed.
  private static func remove(_ path: String, depth: Int) {
    guard unsafe unlink(path) != 0, depth < deepest else { return }
    for name in Folder.allNames(in: path) ?? [] { remove(path + "/" + name, depth: depth + 1) }
    unsafe rmdir(path)
  }
}
