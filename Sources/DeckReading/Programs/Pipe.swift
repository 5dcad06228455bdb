import Glibc

/// A pipe whose ends are closed with it, unless they are taken.
struct Pipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(Program.Failure) {
    var ends: [Int32] = [-1, -1]
    // Unlike `pipe`, a pair of sockets can be kept from children that are started meanwhile.
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Program.Failure(errno: errno)
    }
    reading = ends[0]
    writing = ends[1]
  }

  /// Leaves the child's end to the child, so that its end is the end of what can be read.
  mutating func closeWriting() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  mutating func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  mutating func takeWriting() -> Int32 {
    defer { writing = -1 }
    return writing
  }

  deinit {
    if writing >= 0 { close(writing) }
    if reading >= 0 { close(reading) }
  }
}

/// Reads what a child says on both of its outputs.
struct ChildReader {
  private(set) var output: [UInt8] = []
  private(set) var complaint: [UInt8] = []
  let limit: Int

  private static let largestComplaint = 4_096

  /// Reads until the child has closed both, or until it is too late by ``Program/now()``.
  mutating func readAll(
    _ first: Int32,
    _ second: Int32,
    until deadline: Double
  ) -> Program.Failure? {
    var open = [first, second]
    var piece = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      let left = deadline - Program.now()
      guard left > 0 else { return .tookTooLong }
      var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = unsafe poll(&waiting, nfds_t(waiting.count), Int32(min(left, 60) * 1_000) + 1)
      if count < 0, errno != EINTR { return Program.Failure(errno: errno) }
      guard count > 0 else { continue }
      for ready in waiting where ready.revents != 0 {
        let count = unsafe piece.withUnsafeMutableBytes { buffer in
          unsafe read(ready.fd, buffer.baseAddress, buffer.count)
        }
        if count > 0 {
          take(piece[..<count], isOutput: ready.fd == first)
        } else if count == 0 || errno != EINTR {
          open.removeAll { $0 == ready.fd }
        }
        guard output.count <= limit else { return .saidTooMuch }
      }
    }
    return nil
  }

  private mutating func take(_ piece: ArraySlice<UInt8>, isOutput: Bool) {
    if isOutput {
      output += piece
    } else {
      complaint += piece.prefix(max(0, Self.largestComplaint - complaint.count))
    }
  }
}
