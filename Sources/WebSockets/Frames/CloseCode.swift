/// Why a WebSocket ended; its range says whether the peer is to come back.
package struct CloseCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  // RFC 6455
  package static let normal = CloseCode(rawValue: 1000)
  package static let goingAway = CloseCode(rawValue: 1001)
  package static let protocolError = CloseCode(rawValue: 1002)
  package static let unsupported = CloseCode(rawValue: 1003)
  /// Never on the wire: the connection ended without a Close.
  package static let lost = CloseCode(rawValue: 1006)
  package static let invalidText = CloseCode(rawValue: 1007)
  package static let tooLarge = CloseCode(rawValue: 1009)

  // 4000–4099: don't return.
  package static let badMessage = CloseCode(rawValue: 4000)
  package static let notAllowed = CloseCode(rawValue: 4001)
  package static let revoked = CloseCode(rawValue: 4002)
  package static let superseded = CloseCode(rawValue: 4003)
  package static let version = CloseCode(rawValue: 4004)

  // 4100–4199: return after a back-off.
  package static let slow = CloseCode(rawValue: 4100)
  package static let rate = CloseCode(rawValue: 4101)
  package static let overload = CloseCode(rawValue: 4102)
  package static let `internal` = CloseCode(rawValue: 4103)

  // 4200–4299: return at once.
  package static let resync = CloseCode(rawValue: 4200)

  /// Whether and when a peer that was told this code comes back.
  package var comeBack: ComeBack {
    switch rawValue {
    case 1000, 1002, 1003, 1007, 1009, 4000..<4100: .never
    case 4200..<4300: .atOnce
    default: .afterBackOff
    }
  }

  package enum ComeBack: Sendable {
    case never
    case afterBackOff
    case atOnce
  }
}
