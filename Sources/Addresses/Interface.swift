/// One address of this machine, and what is known of where it leads.
package struct Interface: Equatable, Sendable {
  /// As the system calls it, such as `eth0`.
  package var name: String
  package var address: Address
  package var isUp: Bool
  package var isLoopback: Bool
  package var isPointToPoint: Bool
  /// Whether packets to the rest of the world leave here.
  package var hasDefaultRoute: Bool

  package init(
    name: String,
    address: Address,
    isUp: Bool = true,
    isLoopback: Bool = false,
    isPointToPoint: Bool = false,
    hasDefaultRoute: Bool = false
  ) {
    self.name = name
    self.address = address
    self.isUp = isUp
    self.isLoopback = isLoopback
    self.isPointToPoint = isPointToPoint
    self.hasDefaultRoute = hasDefaultRoute
  }

  /// An address in the usual text, without a zone.
  package enum Address: Equatable, Sendable {
    case v4(String)
    case v6(String)

    /// As it stands in a URL.
    package var host: String {
      switch self {
      case .v4(let text): text
      case .v6(let text): "[\(text)]"
      }
    }
  }
}

extension Interface {
  /// Who can be reached by it, from those whom a presentation is for to nobody else.
  enum Reach: Int {
    /// The room's network, by cable or by air.
    case local
    /// Those at the other end of a tunnel.
    case tunnel
    /// Containers and virtual machines on this very machine.
    case virtual
    /// Made up since nobody gave one; seldom reachable.
    case linkLocal
    case loopback
  }

  var reach: Reach {
    if isLoopback { return .loopback }
    switch address {
    case .v4(let text): if text.hasPrefix("169.254.") { return .linkLocal }
    case .v6(let text): if Self.isLinkLocal(text) { return .linkLocal }
    }
    if Self.virtualNames.contains(where: name.hasPrefix) { return .virtual }
    if isPointToPoint || Self.tunnelNames.contains(where: name.hasPrefix) { return .tunnel }
    return .local
  }

  /// fe80::/10.
  private static func isLinkLocal(_ text: String) -> Bool {
    ["fe8", "fe9", "fea", "feb"].contains(String(text.lowercased().prefix(3)))
  }

  private static let tunnelNames = [
    "tun", "tap", "wg", "ppp", "ipsec", "tailscale", "zt", "utun", "nordlynx", "gre", "sit",
  ]
  private static let virtualNames = [
    "docker", "br-", "veth", "virbr", "vnet", "vmnet", "vboxnet", "lxc", "lxdbr", "incusbr", "cni",
    "flannel", "podman", "kube", "cali", "dummy",
  ]
}
