import Loopback

/// Viewers that never read, until they are woken.
extension Hall {
  func hush(_ viewer: Int) {
    viewers.stages[viewer] = .silent
    viewers.alive -= 1
    poll.change(viewers.descriptors[viewer], as: viewer, to: .end)
  }

  /// The server has given one up: what it was told lies where it never read.
  func silentOneEnded(_ viewer: Int) {
    while viewers.stages[viewer] == .silent, readOn(viewer, { tally.ended[$0, default: 0] += 1 }) {}
    if viewers.stages[viewer] == .gone { comeBack(viewer) }
  }

  /// Lets all silent ones read again for some seconds, up to what they were told at the end.
  func wake(seconds: Double) {
    for viewer in 0..<viewers.count where viewers.stages[viewer] == .silent {
      viewers.stages[viewer] = .waking
      poll.change(viewers.descriptors[viewer], as: viewer, to: .input)
    }
    idle(seconds: seconds)
    for viewer in 0..<viewers.count where viewers.stages[viewer] == .waking {
      leave(viewer) { tally.woken["open", default: 0] += 1 }
    }
  }

  func woken(_ viewer: Int) {
    _ = readOn(viewer) { tally.woken[$0, default: 0] += 1 }
  }

  // MARK: -

  /// Reads a piece; false where nothing is left to read now.
  ///
  /// Tells the code of a Close, or how the connection ended without one.
  private func readOn(_ viewer: Int, _ tell: (String) -> Void) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    guard let count = Sockets.receive(viewers.descriptors[viewer], into: &piece) else {
      return false
    }
    guard count > 0 else {
      let word = viewers.rests[viewer].isEmpty ? "reset" : "cut"
      leave(viewer) { tell(word) }
      return true
    }
    let bytes = viewers.rests[viewer] + piece[..<count]
    var start = 0
    while case .whole(let frame) = Frame.read(bytes, at: start, end: bytes.count) {
      if frame.opcode == 8 {
        let code = bytes[frame.payload].prefix(2).reduce(0) { $0 << 8 | Int($1) }
        leave(viewer) { tell("\(code)") }
        return true
      }
      start = frame.payload.upperBound
    }
    viewers.rests[viewer] = Array(bytes[start...])
    return true
  }

  private func leave(_ viewer: Int, _ tell: () -> Void) {
    tell()
    viewers.stages[viewer] = .gone
    viewers.rests[viewer] = []
    Sockets.close(viewers.descriptors[viewer])
  }
}
