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
    if name == publicHost.map(Self.withoutPort) { return true }
    return Self.isAddress(name) || !name.contains(".") || name.hasSuffix(".local")
      || name == machine
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

  private static func withoutPort(_ host: String) -> String {
    if host.hasPrefix("[") { return String(host.prefix { $0 != "]" }) + "]" }
    return String(host.prefix { $0 != ":" })
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
