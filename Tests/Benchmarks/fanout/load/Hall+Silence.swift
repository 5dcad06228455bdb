import Loopback

/// Viewers that never read.
extension Hall {
  func hush(_ viewer: Int) {
    viewers.stages[viewer] = .silent
    viewers.alive -= 1
    poll.change(viewers.descriptors[viewer], as: viewer, to: .end)
  }

  /// The server has given one up: what it was told lies where it never read.
  func silentOneEnded(_ viewer: Int) {
    tally.ended[closeCode(viewer), default: 0] += 1
    Sockets.close(viewers.descriptors[viewer])
    viewers.stages[viewer] = .gone
    comeBack(viewer)
  }

  private func closeCode(_ viewer: Int) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while let count = Sockets.receive(viewers.descriptors[viewer], into: &piece), count > 0 {
      bytes += piece[..<count]
    }
    var start = 0
    while case .whole(let frame) = Frame.read(bytes, at: start, end: bytes.count) {
      if frame.opcode == 8 {
        return "\(bytes[frame.payload].prefix(2).reduce(0) { $0 << 8 | Int($1) })"
      }
      start = frame.payload.upperBound
    }
    return start < bytes.count ? "cut" : "reset"
  }
}
