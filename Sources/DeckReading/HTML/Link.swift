/// Where a link on a page may lead.
enum Link: Equatable {
  /// A page of the deck, by its name or number.
  case page(String)
  /// The web, or a letter.
  case outside(String)

  /// Nil for anything else, such as a script or a file that is not served.
  init?(_ address: String) {
    // Browsers leave out tabs and line ends anywhere, and control characters at the start.
    let bytes = address.utf8.filter { ![0x09, 0x0A, 0x0D].contains($0) }.drop { $0 <= 0x20 }
    let address = String(decoding: bytes, as: UTF8.self)
    if bytes.first == UInt8(ascii: "#"), bytes.count > 1 {
      self = .page(address)
    } else if Self.schemes.contains(where: { Self.begins(bytes, with: $0) }) {
      self = .outside(address)
    } else {
      return nil
    }
  }

  private static let schemes = ["http://", "https://", "mailto:"]

  private static func begins(_ address: ArraySlice<UInt8>, with scheme: String) -> Bool {
    guard address.count > scheme.utf8.count else { return false }
    return zip(address, scheme.utf8).allSatisfy { byte, expected in
      // The bit that makes a letter lower case makes no other byte one of a scheme's.
      byte == expected || expected >= UInt8(ascii: "a") && byte | 0x20 == expected
    }
  }

  func apply(to element: inout HTMLElement) {
    switch self {
    case .page(let address):
      element["href"] = address
    case .outside(let address):
      element["href"] = address
      element["target"] = "_blank"
      element["rel"] = "noopener noreferrer"
    }
  }
}
