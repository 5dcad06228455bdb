import CLibuv  // In a release build its copy of the system's network headers is the one that counts.
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
    unsafe self.init(first.pointee)
  }

  /// The address of an entry in the system's list.
  init?(_ entry: addrinfo) {
    var storage = sockaddr_storage()
    guard let address = unsafe entry.ai_addr,
      unsafe Int(entry.ai_addrlen) <= MemoryLayout<sockaddr_storage>.size
    else { return nil }
    unsafe memcpy(&storage, address, Int(entry.ai_addrlen))
    self.storage = storage
    length = unsafe entry.ai_addrlen
  }

  /// A stream socket of the address's family, not blocking; −1 with `errno`.
  func socket() -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    return Glibc.socket(Int32(storage.ss_family), Int32(kind), 0)
  }

  func bind(_ descriptor: Int32) -> Bool {
    unsafe withPointer { unsafe Glibc.bind(descriptor, $0, length) == 0 }
  }

  /// Whether a connection is there at once; else `errno` tells whether it is on its way.
  func connect(_ descriptor: Int32) -> Bool {
    unsafe withPointer { unsafe Glibc.connect(descriptor, $0, length) == 0 }
  }

  /// In digits; IPv4 over IPv6 in IPv4's writing.
  var text: String {
    var text = [CChar](repeating: 0, count: 64)
    let result = unsafe withPointer { address in
      unsafe getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    }
    guard result == 0 else { return "" }
    let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.hasPrefix("::ffff:") ? String(name.dropFirst(7)) : name
  }

  /// Calls with the address as C has it.
  private func withPointer<Result>(_ body: (UnsafePointer<sockaddr>) -> Result) -> Result {
    unsafe withUnsafePointer(to: storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0) }
    }
  }

  /// The local port of a socket.
  static func port(of descriptor: Int32) -> UInt16 {
    let address = unsafe filled { unsafe getsockname(descriptor, $0, $1) }
    return unsafe withUnsafeBytes(of: address.storage) { bytes in
      // `sin_port` and `sin6_port` lie at the same place.
      unsafe UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
  }

  private static func filled(
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> NumericAddress {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, &length) }
    }
    return NumericAddress(storage: storage, length: length)
  }

  private init(storage: sockaddr_storage, length: socklen_t) {
    self.storage = storage
    self.length = length
  }
}
