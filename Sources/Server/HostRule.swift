/// Which `Host` and `Origin` a request may name.
///
/// A page of someone else's can make a browser ask a server on the presenter's own network under a
/// name that the page's owner controls; such names are refused.
struct HostRule: Equatable, Sendable {
  /// Host, with a port where one is given, of the address that viewers use.
  private let publicHost: String?
  private let publicOrigin: String?
  private let machine: String

  /// - Parameters:
  ///   - url: where viewers reach the server, when a proxy or a name stands before it.
  ///   - machine: this machine's own name.
  init(url: String?, machine: String) {
    let origin = url.flatMap(Self.origin)
    publicOrigin = origin
    publicHost = origin.flatMap { $0.split(separator: "/").last.map { String($0).lowercased() } }
    self.machine = machine.lowercased()
  }

  func allows(host: String?) -> Bool {
    guard let host = host?.lowercased(), !host.isEmpty else { return false }
    if host == publicHost { return true }
    let name = Self.withoutPort(host)
    if Self.isAddress(name) || name == publicHost.map(Self.withoutPort) { return true }
    return !name.utf8.contains(Self.dot) || name.hasSuffix(".local") || name == machine
  }

  /// No origin means no browser: what may be done is decided by the token alone.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return true }
    guard let host = host?.lowercased() else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
      || origin == publicOrigin?.lowercased()
  }

  /// `scheme://host[:port]` of an address.
  private static func origin(_ url: String) -> String? {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty, parts[0].hasSuffix(":") else { return nil }
    return "\(parts[0])//\(parts[2])"
  }

  // In bytes, not letters: who comes with ten thousand others waits for this.

  private static let dot = UInt8(ascii: ".")

  private static func withoutPort(_ host: String) -> Substring {
    let bytes = host.utf8
    let isBracketed = bytes.first == UInt8(ascii: "[")
    let end = bytes.firstIndex(of: UInt8(ascii: isBracketed ? "]" : ":")) ?? bytes.endIndex
    return host[..<end]
  }

  private static func isAddress(_ name: Substring) -> Bool {
    if name.utf8.first == UInt8(ascii: "[") { return true }
    var parts = 1
    var part: Int?
    for byte in name.utf8 {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        part = (part ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard part ?? 0 <= 255 else { return false }
      } else {
        guard byte == dot, part != nil else { return false }
        parts += 1
        part = nil
      }
    }
    return parts == 4 && part != nil
  }
}
