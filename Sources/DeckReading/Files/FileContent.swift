import Glibc

/// Why a file was not read.
enum FileRefusal: Error, Equatable {
  case missing
  /// It lies outside the folder that it must be in.
  case outside
  /// It is a folder, a device or a pipe.
  case notAFile
  case tooLarge(limit: Int)
  /// Together with those that the deck has already.
  case tooMuch(limit: Int)
  case failed(String)

  /// Its links lead to each other.
  static let circle = FileRefusal.failed("leads round in a circle of links")

  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case ELOOP: self = .outside
    default: unsafe self = .failed(String(cString: strerror(code)))
    }
  }
}

/// An open regular file.
struct FileContent: ~Copyable {
  private let descriptor: Int32
  /// Bytes, as they were when it was opened.
  let size: Int

  /// Opens `name` in the folder `directory`; never waits for a pipe's other end.
  init(
    _ name: String,
    in directory: Int32 = AT_FDCWD,
    followingLinks: Bool = true
  )
    throws(FileRefusal)
  {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
    let opened = unsafe openat(directory, name, flags)
    guard opened >= 0 else {
      throw errno == ELOOP && followingLinks ? .circle : FileRefusal(errno: errno)
    }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw .notAFile
    }
    descriptor = opened
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// All of its bytes, if they are no more than `limit`.
  func bytes(limit: Int) throws(FileRefusal) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileRefusal(errno: errno) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
