import Glibc

/// Bytes that other programs are given as a file, which has no name that anybody else could open it by.
final class UnnamedFile: Sendable {
  let descriptor: Int32
  /// The same for the same bytes, within this process.
  let fingerprint: Int

  init(_ bytes: [UInt8]) throws(Program.Failure) {
    fingerprint = bytes.hashValue
    descriptor = try Self.create()
    var rest = bytes[...]
    while !rest.isEmpty {
      let offset = rest.startIndex
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe pwrite(descriptor, buffer.baseAddress, buffer.count, offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Program.Failure(errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  deinit { close(descriptor) }

  private static func create() throws(Program.Failure) -> Int32 {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/lectern-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw Program.Failure(errno: errno) }
    unsafe unlink(path)
    return descriptor
  }
}
