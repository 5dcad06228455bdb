import Assets
import WebSockets

/// What is answered without asking the session, on any service thread.
struct PublicFiles: Sendable {
  let hostRule: HostRule
  let policy: ResponsePolicy
  let site: Site
  let deck: PublishedDeck
  let earlierDeck: PublishedDeck?

  /// The answer; nil where it is for the session's host to give.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    guard hostRule.allows(host: request.host) else { return .text(421, HostRule.explanation) }
    switch request.path {
    case "/", "/remote", "/metrics": return nil
    case "/healthz": return .text(200, "ok")
    case "/readyz": return .text(200, "ready")
    case "/ws": return .text(426, "this address speaks WebSocket only")
    case let path where path.hasPrefix("/deck/"): return deckFile(request)
    default: return siteFile(request)
    }
  }

  func own(_ asset: Asset, _ request: HTTPRequest) -> HTTPResponse {
    asset.response(to: request, caching: .forever, policy: policy.page)
  }

  private func siteFile(_ request: HTTPRequest) -> HTTPResponse? {
    switch site.file(at: request.path) {
    case .asset(let asset): own(asset, request)
    case .library: nil
    case nil: .nothing
    }
  }

  /// What of the deck is at an address; of the one before where this one has nothing there.
  func served(at address: String) -> PublishedDeck.Served? {
    deck.served(at: address) ?? earlierDeck?.served(at: address)
  }

  private func deckFile(_ request: HTTPRequest) -> HTTPResponse? {
    guard case .asset(let asset)? = served(at: String(request.path.dropFirst())) else { return nil }
    return asset.response(to: request, caching: .forever, policy: ResponsePolicy.deck)
  }
}

extension HostRule {
  static let explanation = """
    this name is not one of the server's; open it by its address, or start it with --url NAME
    """
}

extension HTTPResponse {
  static let nothing = HTTPResponse.text(404, "there is nothing at this address")
}
