/// Where a link on a page may lead.
enum Link: Equatable {
  /// A page of the deck, by its name or number.
  case page(String)
  /// The web, or a letter.
  case outside(String)

  /// Nil for anything else, such as a script or a file that is not served.
  init?(_ address: String) {
    // Browsers leave out line ends and tabs anywhere, and control characters at the start.
    var address = address
    address.removeAll { $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    address = String(address.drop { ($0.asciiValue ?? 0x7F) <= 0x20 })
    if address.hasPrefix("#"), address.utf8.count > 1 {
      self = .page(address)
    } else if ["http://", "https://", "mailto:"].contains(where: {
      address.utf8.count > $0.utf8.count && address.prefix($0.count).lowercased() == $0
    }) {
      self = .outside(address)
    } else {
      return nil
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
