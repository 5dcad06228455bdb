import Assets
import Messages
import Session
import WebSockets

extension SessionHost: ServerHandler {
  func admit(_ upgrade: UpgradeRequest) -> Admission {
    guard hostRule.allows(host: upgrade.host) else {
      return .refuse(status: 421, text: HostRule.explanation)
    }
    guard hostRule.allows(origin: upgrade.origin, host: upgrade.host) else {
      return .refuse(status: 403, text: "pages of other sites may not connect")
    }
    return .accept
  }

  func opened(_ connection: ConnectionID, _ upgrade: UpgradeRequest) {
    opened(connection)
  }

  func snapshot(for audience: Audience) -> [UInt8] {
    switch audience {
    case .everyone: welcome.snapshot(session, now: ServiceClock.now)
    case .presenters: JSON.encode(ServerMessage.backstage(backstageNow))
    }
  }

  func request(_ request: HTTPRequest, _ id: RequestID) {
    guard hostRule.allows(host: request.host) else {
      return respond(to: id, .text(421, HostRule.explanation))
    }
    switch request.path {
    case "/": respond(to: id, viewerPage(for: request))
    case "/remote": respond(to: id, staticPage("remote.html", for: request))
    case "/healthz": respond(to: id, .text(200, "ok"))
    case "/readyz": respond(to: id, .text(200, "ready"))
    case "/metrics":
      let text = Metrics.text(counts, viewers: viewers, revision: session.revision)
      respond(to: id, .text(200, text))
    case "/ws": respond(to: id, .text(426, "this address speaks WebSocket only"))
    case let path where path.hasPrefix("/deck/"): deckFile(request, id)
    default:
      siteFile(request, id)
    }
  }

  private func respond(to request: RequestID, _ response: HTTPResponse) {
    server?.respond(to: request, response)
  }

  private func siteFile(_ request: HTTPRequest, _ id: RequestID) {
    switch site.file(at: request.path) {
    case .asset(let asset): respond(to: id, own(asset, request))
    case .library(let file):
      if let asset = libraries[file.path] { return respond(to: id, own(asset, request)) }
      Task { @Service in
        let asset = await Task.detached { file.read() }.value
        self.libraries[file.path] = asset
        let missing = HTTPResponse.text(404, "\(file.path) is not installed on the server")
        self.respond(to: id, asset.map { self.own($0, request) } ?? missing)
      }
    case nil: respond(to: id, .text(404, "there is nothing at this address"))
    }
  }

  private func own(_ asset: Asset, _ request: HTTPRequest) -> HTTPResponse {
    asset.response(to: request, caching: .forever, policy: policy.page)
  }

  private func viewerPage(for request: HTTPRequest) -> HTTPResponse {
    if firstPage?.revision != session.revision {
      let now = ServiceClock.now
      let content = FirstPage(
        deck: deck,
        snapshot: session.snapshot(now: now),
        base: site.base
      )
      let places = content.places(welcome: welcome.message(session, now: now))
      guard let html = site.page("index.html", filling: places) else {
        return .text(500, "web/index.html is missing: is the program installed whole?")
      }
      let asset = Asset(Array(html.utf8), mediaType: "text/html; charset=utf-8")
      firstPage = (session.revision, asset)
    }
    return firstPage?.asset.response(to: request, caching: .never, policy: policy.page)
      ?? .text(500, "there is no page")
  }

  private func staticPage(_ name: String, for request: HTTPRequest) -> HTTPResponse {
    let places = [
      "language": HTML.escape(deck.manifest.language ?? "en"),
      "title": HTML.escape(deck.manifest.title),
    ]
    guard let html = site.page(name, filling: places) else {
      return .text(404, "there is nothing at this address")
    }
    return Asset(Array(html.utf8), mediaType: "text/html; charset=utf-8")
      .response(to: request, caching: .revalidate, policy: policy.page)
  }

  private func deckFile(_ request: HTTPRequest, _ id: RequestID) {
    let address = String(request.path.dropFirst())
    let deck = deck.served(at: address) == nil ? earlierDeck ?? deck : deck
    switch deck.served(at: address) {
    case .asset(let asset):
      respond(to: id, asset.response(to: request, caching: .forever, policy: ResponsePolicy.deck))
    case .drawn(let number):
      Task { @Service in
        let drawn = await deck.draw(number)
        let response =
          drawn?.response(to: request, caching: .forever, policy: ResponsePolicy.deck)
          ?? .text(404, "there is no such page")
        self.respond(to: id, response)
      }
    case nil:
      respond(to: id, .text(404, "there is nothing at this address"))
    }
  }
}

extension HostRule {
  static let explanation = """
    this name is not one of the server's; open it by its address, or start it with --url NAME
    """
}
