import Glibc
import Testing

/// A peer that says what a test wants, byte by byte, over a real socket.
final class RawPeer {
  struct Frame: Equatable, CustomStringConvertible {
    let opcode: UInt8
    let payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    var description: String { "\(opcode): \(text.prefix(200))" }
    /// Of a Close.
    var code: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }

    static func text(_ text: String) -> Frame { Frame(opcode: 1, payload: Array(text.utf8)) }
  }

  enum Failure: Error {
    case connect(Int32)
    case ended
    case timedOut
    case notUpgraded(String)
  }

  let descriptor: Int32
  private var buffer: [UInt8] = []

  /// A socket that is not connected; `receiveBuffer` in bytes makes a slow reader possible.
  init(receiveBuffer: Int32? = nil, timeout: Int = 10) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure.connect(errno) }
    if var receiveBuffer {
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4)
    }
    var time = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    var on: Int32 = 1
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
  }

  /// A socket that is connected to a port of this machine.
  convenience init(_ port: UInt16, receiveBuffer: Int32? = nil, timeout: Int = 10) throws {
    try self.init(receiveBuffer: receiveBuffer, timeout: timeout)
    try connect(port)
  }

  func connect(_ port: UInt16) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure.connect(errno) }
  }

  deinit { Glibc.close(descriptor) }

  /// The other side of a connection to a listener of a test.
  private init(accepted descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Listens on a free port, for clients to be tested; returns the socket and the port.
  static func listen() -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, length)
        unsafe getsockname(descriptor, $0, &length)
      }
    }
    Glibc.listen(descriptor, 16)
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Takes the next connection to a listener.
  static func accept(_ listener: Int32) -> RawPeer {
    RawPeer(accepted: Glibc.accept(listener, nil, nil))
  }

  /// Connects and upgrades.
  static func open(
    _ port: UInt16,
    query: String = "",
    receiveBuffer: Int32? = nil
  ) throws -> RawPeer {
    let peer = try RawPeer(port, receiveBuffer: receiveBuffer)
    peer.write(Upgrade(path: "/ws" + query).text)
    let head = try peer.head()
    guard head.hasPrefix("HTTP/1.1 101 ") else { throw Failure.notUpgraded(head) }
    return peer
  }

  // MARK: - Bytes

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// The next so many bytes.
  func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try fill() }
    let bytes = Array(buffer.prefix(count))
    buffer.removeFirst(count)
    return bytes
  }

  /// Everything until the other side ends the connection.
  func readToEnd() throws -> [UInt8] {
    do { while true { try fill() } } catch Failure.ended {}
    defer { buffer = [] }
    return buffer
  }

  private func fill() throws {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(descriptor, &chunk, chunk.count, 0)
    if count > 0 { return buffer += chunk[..<count] }
    throw count < 0 && errno == EAGAIN ? Failure.timedOut : Failure.ended
  }

  /// Segments of TCP with something in them that have come.
  var segments: Int {
    // By the kernel's own layout: the C library's `tcp_info` ends before it.
    let (size, place) = (232, 152)
    var info = [UInt8](repeating: 0, count: size)
    var length = socklen_t(size)
    unsafe getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &length)
    return unsafe info.withUnsafeBytes {
      unsafe Int($0.load(fromByteOffset: place, as: UInt32.self))
    }
  }

  /// What has become of the connection, such as a reset.
  var error: Int32 {
    var error: Int32 = 0
    var length = socklen_t(4)
    unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length)
    return error
  }

  /// The local and the other side's port.
  var ports: [in_port_t] { Self.ports(of: descriptor) }

  /// The local and the other side's port of a socket that is connected over IPv4.
  static func ports(of descriptor: Int32) -> [in_port_t] {
    let local = unsafe port { unsafe getsockname(descriptor, $0, $1) }
    let other = unsafe port { unsafe getpeername(descriptor, $0, $1) }
    return [local, other]
  }

  private static func port(
    _ name: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> in_port_t {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe name($0, &length) }
    }
    return result == 0 && Int32(address.sin_family) == AF_INET ? address.sin_port : 0
  }

  /// Whether the server, which is in this process, holds back what it sends to this peer.
  var isHeldBack: Bool {
    let server = (0..<1024).first { Self.ports(of: $0) == ports.reversed() }
    var isOn: Int32 = -1
    var length = socklen_t(4)
    unsafe getsockopt(server ?? -1, Int32(IPPROTO_TCP), TCP_CORK, &isOn, &length)
    return isOn != 0
  }

  // MARK: - HTTP

  /// The head of an answer, up to the empty line.
  func head() throws -> String {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let index = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) {
        return String(decoding: try read(index + 4), as: UTF8.self)
      }
      try fill()
    }
  }

  /// A whole answer with its length.
  func answer() throws -> (status: Int, head: String, body: String) {
    let head = try head()
    let lines = head.split(separator: "\r\n")
    let length = lines.first { $0.lowercased().hasPrefix("content-length: ") }
      .flatMap { Int($0.dropFirst(16)) }
    let status = Int(head.dropFirst(9).prefix(3)) ?? 0
    return (status, head, String(decoding: try read(length ?? 0), as: UTF8.self))
  }

  // MARK: - WebSocket

  func frame() throws -> Frame {
    let start = try read(2)
    var length = Int(start[1] & 0x7F)
    if length >= 126 {
      length = try read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return Frame(opcode: start[0] & 0xF, payload: try read(length))
  }

  /// The next frame that is no ping.
  func message() throws -> Frame {
    while true {
      let frame = try frame()
      if frame.opcode != 9 { return frame }
    }
  }

  func sendText(_ text: String) { send(1, Array(text.utf8)) }

  func send(_ opcode: UInt8, _ payload: [UInt8], final: Bool = true) {
    write(Self.masked(opcode, payload, final: final))
  }

  static func masked(_ opcode: UInt8, _ payload: [UInt8], final: Bool = true) -> [UInt8] {
    var bytes = [final ? 0x80 | opcode : opcode]
    switch payload.count {
    case ...125: bytes.append(0x80 | UInt8(payload.count))
    case ...65_535: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(0x80 | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    }
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    bytes += mask
    return bytes + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }
}

/// The head of an upgrade, right unless a test makes it wrong.
struct Upgrade {
  var method = "GET"
  var path = "/ws"
  var version: String? = "13"
  var key: String? = "dGhlIHNhbXBsZSBub25jZQ=="
  var subprotocol: String? = "lectern.v1"
  var origin: String?
  var upgrade = "websocket"
  var connection = "Upgrade"
  var more: [String] = []

  var text: String {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1", "Upgrade: \(upgrade)"]
    lines.append("Connection: \(connection)")
    if let version { lines.append("Sec-WebSocket-Version: \(version)") }
    if let key { lines.append("Sec-WebSocket-Key: \(key)") }
    if let subprotocol { lines.append("Sec-WebSocket-Protocol: \(subprotocol)") }
    if let origin { lines.append("Origin: \(origin)") }
    return (lines + more).joined(separator: "\r\n") + "\r\n\r\n"
  }
}
