import Glibc

extension Interface {
  /// All addresses of this machine; none if the system doesn't tell.
  package static func all() -> [Interface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [] }
    defer { unsafe freeifaddrs(first) }
    let v4 = RoutingTable.defaultNames(v4: text(of: "/proc/net/route"))
    let v6 = RoutingTable.defaultNames(v6: text(of: "/proc/net/ipv6_route"))
    var interfaces: [Interface] = []
    var next = unsafe first
    while let entry = unsafe next {
      unsafe next = entry.pointee.ifa_next
      guard let address = unsafe address(entry.pointee.ifa_addr) else { continue }
      let name = unsafe String(cString: entry.pointee.ifa_name)
      let flags = Int(unsafe entry.pointee.ifa_flags)
      let routes =
        switch address {
        case .v4: v4
        case .v6: v6
        }
      interfaces.append(
        Interface(
          name: name,
          address: address,
          isUp: flags & Int(IFF_UP) != 0,
          isLoopback: flags & Int(IFF_LOOPBACK) != 0,
          isPointToPoint: flags & Int(IFF_POINTOPOINT) != 0,
          hasDefaultRoute: routes.contains(name)
        )
      )
    }
    return interfaces
  }

  /// The address of the two families that a browser can reach.
  private static func address(_ socket: UnsafeMutablePointer<sockaddr>?) -> Address? {
    guard let socket = unsafe socket else { return nil }
    let raw = UnsafeMutableRawPointer(socket)
    switch Int32(unsafe socket.pointee.sa_family) {
    case AF_INET:
      let socket = unsafe raw.assumingMemoryBound(to: sockaddr_in.self)
      return unsafe numeric(AF_INET, &socket.pointee.sin_addr).map(Address.v4)
    case AF_INET6:
      let socket = unsafe raw.assumingMemoryBound(to: sockaddr_in6.self)
      return unsafe numeric(AF_INET6, &socket.pointee.sin6_addr).map(Address.v6)
    default: return nil
    }
  }

  private static func numeric(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard unsafe inet_ntop(family, address, &text, socklen_t(text.count)) != nil else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The text of one of the kernel's files; empty if it can't be read.
  private static func text(of path: String) -> String {
    guard let file = unsafe fopen(path, "re") else { return "" }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
