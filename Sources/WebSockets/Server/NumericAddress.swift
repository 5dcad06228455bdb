import Glibc

/// An IPv4 or IPv6 address with a port, as the system takes it.
struct NumericAddress {
  private var storage: sockaddr_storage
  private let length: socklen_t

  /// The address written in digits; `nil` where it is a name or nonsense.
  init?(_ host: String, port: UInt16) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list
    else { return nil }
    defer { unsafe freeaddrinfo(first) }
    var storage = sockaddr_storage()
    let length = unsafe first.pointee.ai_addrlen
    unsafe memcpy(&storage, first.pointee.ai_addr, Int(length))
    self.storage = storage
    self.length = length
  }

  /// A stream socket of the address's family, not blocking; −1 with `errno`.
  func socket() -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    return Glibc.socket(Int32(storage.ss_family), Int32(kind), 0)
  }

  func bind(_ descriptor: Int32) -> Bool {
    unsafe withPointer { unsafe Glibc.bind(descriptor, $0, length) == 0 }
  }

  /// Calls with the address as C has it.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>) -> Result) -> Result {
    unsafe withUnsafePointer(to: storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0) }
    }
  }

  /// The local port of a socket.
  static func port(of descriptor: Int32) -> UInt16 {
    let address = unsafe filled { unsafe getsockname(descriptor, $0, $1) }
    return unsafe withUnsafeBytes(of: address) { bytes in
      // `sin_port` and `sin6_port` lie at the same place.
      unsafe UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
  }

  /// The address of a socket's peer, in digits; IPv4 over IPv6 in IPv4's writing.
  static func peer(of descriptor: Int32) -> String {
    var address = unsafe filled { unsafe getpeername(descriptor, $0, $1) }
    var text = [CChar](repeating: 0, count: 64)
    let length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = unsafe withUnsafePointer(to: &address) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getnameinfo($0, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      }
    }
    guard result == 0 else { return "" }
    let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.hasPrefix("::ffff:") ? String(name.dropFirst(7)) : name
  }

  private static func filled(
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> sockaddr_storage {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, &length) }
    }
    return storage
  }
}
