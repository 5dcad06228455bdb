import Addresses
import Testing

@Suite("Ranking")
struct RankingTests {
  private static let loopback = Interface(name: "lo", address: .v4("127.0.0.1"), isLoopback: true)
  private static let linkLocal = Interface(name: "eth1", address: .v4("169.254.9.4"))
  private static let neighbour = Interface(name: "wlan0", address: .v6("fe80::1"))
  private static let tunnel = Interface(
    name: "tun0",
    address: .v4("10.8.0.2"),
    isPointToPoint: true
  )
  private static let docker = Interface(name: "docker0", address: .v4("172.17.0.1"))
  private static let air = Interface(
    name: "wlan0",
    address: .v4("192.168.1.20"),
    hasDefaultRoute: true
  )
  private static let airV6 = Interface(
    name: "wlan0",
    address: .v6("2001:db8::20"),
    hasDefaultRoute: true
  )

  @Test func `the room's network comes first, and all that can be used are listed`() {
    let interfaces = [Self.loopback, Self.linkLocal, Self.tunnel, Self.air, Self.neighbour]
    #expect(interfaces.hosts == ["192.168.1.20", "10.8.0.2"])
  }

  @Test func `a tunnel that took the default route doesn't come before the room`() {
    var tunnel = Self.tunnel
    tunnel.hasDefaultRoute = true
    var air = Self.air
    air.hasDefaultRoute = false
    #expect([tunnel, air].hosts == ["192.168.1.20", "10.8.0.2"])
  }

  @Test func `of two networks the one that leads on comes first`() {
    let cable = Interface(name: "eth0", address: .v4("10.0.0.5"))
    #expect([cable, Self.air].hosts == ["192.168.1.20", "10.0.0.5"])
  }

  @Test func `containers come last`() {
    #expect([Self.docker, Self.tunnel, Self.air].hosts.last == "172.17.0.1")
  }

  @Test func `addresses of IPv6 are bracketed and follow those of IPv4`() {
    #expect([Self.airV6, Self.air].hosts == ["192.168.1.20", "[2001:db8::20]"])
  }

  @Test func `with nothing else there is the loopback, after a link-local address`() {
    #expect([Self.loopback, Self.neighbour].hosts == ["127.0.0.1"])
    #expect([Self.loopback, Self.linkLocal].hosts == ["169.254.9.4", "127.0.0.1"])
    #expect([Interface]().hosts.isEmpty)
  }

  @Test func `what is down is not listed`() {
    var air = Self.air
    air.isUp = false
    #expect([air, Self.docker].hosts == ["172.17.0.1"])
  }

  @Test(arguments: ["wg0", "ppp0", "tailscale0", "br-1c2d", "veth12", "virbr0", "vboxnet0"])
  func `a network by any of these names comes after the room's`(name: String) {
    let other = Interface(name: name, address: .v4("10.1.1.1"), hasDefaultRoute: true)
    #expect([other, Self.air].hosts.first == "192.168.1.20")
  }

  @Test func `this machine has a loopback and tells its addresses without a zone`() {
    let interfaces = Interface.all()
    #expect(interfaces.contains { $0.isLoopback && $0.address == .v4("127.0.0.1") })
    #expect(interfaces.allSatisfy { !$0.address.host.contains("%") })
  }
}
