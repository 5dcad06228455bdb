import CLibwebsockets
import Glibc

/// A socket that listens.
struct Listening: Sendable {
  let descriptor: Int32
  let port: UInt16

  /// Listens on the configured address; without one on all of IPv6 and IPv4.
  init(_ configuration: ServerConfiguration) throws(ListenError) {
    if let host = configuration.host {
      self = try .open(host == "localhost" ? "127.0.0.1" : host, configuration)
      return
    }
    do {
      self = try .open("::", configuration)
    } catch  where error.code == .noSuchAddress || error.code == .noFamily {
      self = try .open("0.0.0.0", configuration)
    }
  }

  /// For one that was not handed on.
  func close() {
    Glibc.close(descriptor)
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }

  private static func open(
    _ host: String,
    _ configuration: ServerConfiguration
  ) throws(ListenError) -> Listening {
    guard let address = NumericAddress(host, port: configuration.port) else {
      throw ListenError(.noSuchAddress, configuration)
    }
    let descriptor = address.socket()
    guard descriptor >= 0 else { throw ListenError(errno: errno, configuration) }
    var on: Int32 = 1
    var off: Int32 = 0
    let size = socklen_t(MemoryLayout<Int32>.size)
    // The port is free again at once when a server is started anew.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    unsafe setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
    // What is accepted has both from the start: a small frame doesn't wait for the answer to the one
    // before, and the answer to an upgrade goes out with the first frame, until `Socket.uncork`.
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_CORK, &on, size)
    // It is accepted when its request is there, or after a second: the loop wakes once for both.
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_DEFER_ACCEPT, &on, size)
    guard address.bind(descriptor), listen(descriptor, 4096) == 0 else {
      let error = ListenError(errno: errno, configuration)
      Glibc.close(descriptor)
      throw error
    }
    return Listening(descriptor: descriptor, port: NumericAddress.port(of: descriptor))
  }
}
