private import CLinux
private import Glibc

/// TCP on this machine alone, without waiting.
package enum Sockets {
  /// What may be connected to.
  package static func isLoopback(_ address: String) -> Bool {
    guard let network = host(address) else { return false }
    return UInt32(bigEndian: network) >> 24 == 127
  }

  /// Begins to connect; nil where there are too few descriptors, or the address is not this machine's.
  ///
  /// Each source address has ports of its own, so that there are enough for any number.
  package static func connect(to address: String, port: UInt16, source: Int) -> Int32? {
    guard isLoopback(address), let host = host(address) else { return nil }
    let descriptor = make()
    guard descriptor >= 0 else { return nil }
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY)
    setOption(descriptor, Int32(IPPROTO_IP), IP_BIND_ADDRESS_NO_PORT)
    let sourceHost = UInt32(0x7F00_0002 + source % 8).bigEndian
    guard unsafe call(bind, descriptor, sourceHost, 0) == 0 else { return nil }
    let result = unsafe call(Glibc.connect, descriptor, host, port)
    return result == 0 || errno == EINPROGRESS ? descriptor : nil
  }

  /// Listens on 127.0.0.1; nil where the port is taken.
  package static func listen(port: UInt16) -> Int32? {
    let descriptor = make()
    setOption(descriptor, SOL_SOCKET, SO_REUSEADDR)
    let host = UInt32(0x7F00_0001).bigEndian
    guard unsafe call(bind, descriptor, host, port) == 0, Glibc.listen(descriptor, 4096) == 0 else {
      return nil
    }
    return descriptor
  }

  /// The next one that came; nil where no more waits.
  package static func accept(_ listener: Int32) -> Int32? {
    let descriptor = lectern_accept(listener)
    guard descriptor >= 0 else { return nil }
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY)
    return descriptor
  }

  /// The port that the system chose.
  package static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Bytes that came, 0 at the end, nil where none are there.
  package static func receive(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int? {
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
    }
    guard count < 0 else { return count }
    return errno == EAGAIN || errno == EINTR ? nil : 0
  }

  /// Bytes that the kernel took; −1 where it takes none now.
  @inline(__always)
  package static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    unsafe Glibc.send(
      descriptor,
      bytes.baseAddress,
      bytes.count,
      Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    )
  }

  package static func close(_ descriptor: Int32) {
    Glibc.close(descriptor)
  }

  /// Raises the number of files that may be open as far as it goes.
  package static func raiseLimit() {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  // MARK: -

  private static func make() -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    return socket(AF_INET, kind, 0)
  }

  /// An IPv4 address as the network writes it.
  private static func host(_ address: String) -> UInt32? {
    var host = in_addr()
    return unsafe inet_pton(AF_INET, address, &host) == 1 ? host.s_addr : nil
  }

  private static func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    unsafe setsockopt(descriptor, level, option, &on, 4)
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
    _ descriptor: Int32,
    _ host: UInt32,
    _ port: UInt16
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
