/// What an address like `ws://host:port/path?query` says.
struct ClientTarget: Equatable {
  /// Without the brackets of IPv6.
  let host: String
  let port: UInt16
  /// With the query.
  let path: String
  /// As in the address, for the header.
  let authority: String

  /// `nil` where it isn't such an address: no `ws://`, no host, a port out of range.
  init?(_ url: String) {
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), url.hasPrefix("ws://") else {
      return nil
    }
    let rest = url.dropFirst(5).prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[authority.endIndex...]
    guard let (host, port) = Self.split(authority), !host.isEmpty else { return nil }
    self.host = host
    self.port = port
    self.path = path.hasPrefix("/") ? String(path) : "/" + path
    self.authority = String(authority)
  }

  private static func split(_ authority: Substring) -> (host: String, port: UInt16)? {
    let host: Substring
    let rest: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
    } else {
      host = authority.prefix { $0 != ":" }
      rest = authority[host.endIndex...]
    }
    if rest.isEmpty { return (String(host), 80) }
    guard rest.hasPrefix(":"), let port = UInt16(rest.dropFirst()), port > 0 else { return nil }
    return (String(host), port)
  }
}
