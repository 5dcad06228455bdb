@testable import Addresses
import Testing

@Suite("RoutingTable")
struct RoutingTableTests {
  @Test func `the interface of the zero destination has the default route`() {
    let text = """
      Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
      wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
      wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0
      tun0\t00000000\t00000000\t0001\t0\t0\t0\t00000080\t0\t0\t0
      """
    #expect(RoutingTable.defaultNames(v4: text) == ["wlan0"])
  }

  @Test func `the default of IPv6 that is unreachable doesn't count`() {
    let zero = String(repeating: "0", count: 32)
    let gateway = "fe800000000000000000000000000001"
    let text = """
      \(zero) 00 \(zero) 00 \(gateway) 00000258 00000001 00000000 00000003    wlan0
      \(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200       lo
      """
    #expect(RoutingTable.defaultNames(v6: text) == ["wlan0"])
  }

  @Test(arguments: ["", "\n\n", "wlan0\t00000000", "garbage"])
  func `text that is no table names nothing`(text: String) {
    #expect(RoutingTable.defaultNames(v4: text).isEmpty)
    #expect(RoutingTable.defaultNames(v6: text).isEmpty)
  }
}
