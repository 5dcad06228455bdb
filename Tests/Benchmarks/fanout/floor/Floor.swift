import Glibc
import Loopback

/// The least that a server must do: one thread, `epoll`, and a `send` to each viewer.
///
/// What comes from a connection to `/pub` goes to all others. It keeps nothing for those that don't
/// read, pings nobody and knows no deadline, so it is no server, only what one is measured against.
struct Floor {
  let port: UInt16
  /// Whether all that one turn brings goes out as one send a viewer.
  private let isBatching: Bool
  private let listener: Int32
  private let poll = Poll()
  private var viewers: [Int32] = []
  /// Where a descriptor stands in `viewers`.
  private var places: [Int32: Int] = [:]
  /// Of those that publish: bytes of a frame that is not whole yet.
  private var rests: [Int32: [UInt8]] = [:]
  private var input = [UInt8](repeating: 0, count: 1 << 16)
  private var output: [UInt8] = []

  init?(port: UInt16, isBatching: Bool) {
    Sockets.raiseLimit()
    guard let listener = Sockets.listen(port: port) else { return nil }
    self.listener = listener
    self.isBatching = isBatching
    self.port = Sockets.port(of: listener)
    poll.watch(listener, as: Int(listener), for: .input)
  }

  mutating func run() -> Never {
    while true {
      for index in 0..<poll.wait(milliseconds: -1) {
        let descriptor = Int32(poll[index])
        if descriptor == listener { accept() } else { read(descriptor) }
      }
      broadcast()
    }
  }

  private mutating func accept() {
    while let descriptor = Sockets.accept(listener) {
      poll.watch(descriptor, as: Int(descriptor), for: .input)
    }
  }

  private mutating func read(_ descriptor: Int32) {
    guard let count = Sockets.receive(descriptor, into: &input) else { return }
    guard count > 0 else { return end(descriptor) }
    if rests[descriptor] != nil {
      publish(from: descriptor, count)
    } else if places[descriptor] == nil {
      shakeHands(descriptor, count)
    }
  }

  private mutating func shakeHands(_ descriptor: Int32, _ count: Int) {
    // On loopback a request of this length never comes in pieces.
    guard let response = Handshake.response(to: input[..<count]) else { return end(descriptor) }
    unsafe response.withUnsafeBytes { _ = unsafe Sockets.send($0, to: descriptor) }
    if input.starts(with: Array("GET /pub".utf8)) {
      rests[descriptor] = []
    } else {
      places[descriptor] = viewers.count
      viewers.append(descriptor)
    }
  }

  private mutating func publish(from descriptor: Int32, _ count: Int) {
    let bytes = rests[descriptor, default: []] + input[..<count]
    var start = 0
    while case .whole(let frame) = Frame.read(bytes, at: start, end: bytes.count) {
      start = frame.payload.upperBound
      guard frame.opcode <= 2, let mask = frame.mask else { continue }
      let payload = bytes[frame.payload].enumerated().map { $1 ^ mask[$0 & 3] }
      output += Frame.plain(payload, opcode: frame.opcode)
      if !isBatching { broadcast() }
    }
    rests[descriptor] = Array(bytes[start...])
  }

  private mutating func broadcast() {
    guard !output.isEmpty else { return }
    unsafe output.withUnsafeBytes { bytes in
      for descriptor in viewers {
        _ = unsafe Sockets.send(bytes, to: descriptor)
      }
    }
    output.removeAll(keepingCapacity: true)
  }

  private mutating func end(_ descriptor: Int32) {
    Sockets.close(descriptor)
    rests[descriptor] = nil
    guard let place = places.removeValue(forKey: descriptor), let last = viewers.popLast(),
      last != descriptor
    else { return }
    viewers[place] = last
    places[last] = place
  }
}
