import Assets
import DeckReading
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

  func snapshot(for audience: Audience) -> [[UInt8]] {
    let whole = welcome.snapshot(session, now: ServiceClock.now)
    switch audience {
    case .everyone: return [whole]
    case .presenters: return [whole, JSON.encode(ServerMessage.backstage(backstageNow))]
    }
  }

  func request(_ request: HTTPRequest, _ id: RequestID) {
    guard hostRule.allows(host: request.host) else {
      return respond(to: id, .text(421, HostRule.explanation))
    }
    switch request.path {
    case "/": viewerPage(request, id)
    case "/remote": remotePage(request, id)
    case "/healthz": respond(to: id, .text(200, "ok"))
    case "/readyz": respond(to: id, .text(200, "ready"))
    case "/metrics":
      var response = HTTPResponse(body: Array(metrics.text.utf8))
      response.headers = [.init("Content-Type", "text/plain; version=0.0.4; charset=utf-8")]
      respond(to: id, response)
    case "/ws": respond(to: id, .text(426, "this address speaks WebSocket only"))
    case let path where path.hasPrefix("/deck/"): deckFile(request, id)
    default:
      siteFile(request, id)
    }
  }

  private var metrics: Metrics {
    let counts = counts
    var states = Attention.allCases.map { ($0.rawValue, viewers(who: $0)) }
    // They may be at anything: what they see is old.
    states.append(("behind", counts.behind))
    return Metrics(counts, viewers: states, revision: session.revision, pagesMade: pagesMade)
  }

  func respond(to request: RequestID, _ response: HTTPResponse) {
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

  private func viewerPage(_ request: HTTPRequest, _ id: RequestID) {
    let isMade = firstPage?.revision == session.revision && firstPage?.isLasting == true
    guard !isMade, let page = session.snapshot(now: 0).page, let drawn = deck.drawn(page) else {
      return respond(to: id, viewerPage(for: request, drawing: ""))
    }
    let revision = session.revision
    Task { @Service in
      let drawing = await self.soon(drawn.job)
      // What is current now may be another page, or have its words: the browser asks for it then.
      let isCurrent = self.session.revision == revision
      let html = isCurrent ? drawing.map { self.show($0, drawn.job, drawn.frame) } : nil
      self.respond(to: id, self.viewerPage(for: request, drawing: html))
    }
  }

  private func viewerPage(for request: HTTPRequest, drawing: String?) -> HTTPResponse {
    if let made = firstPage, made.revision == session.revision, made.isLasting || drawing == nil {
      return made.asset.response(to: request, caching: .never, policy: policy.page)
    }
    let now = ServiceClock.now
    let content = FirstPage(
      deck: deck,
      snapshot: session.snapshot(now: now),
      drawing: drawing ?? "",
      base: site.base
    )
    let places = content.places(welcome: welcome.message(session, now: now))
    guard let html = site.page("index.html", filling: places) else {
      return .text(500, "web/index.html is missing: is the program installed whole?")
    }
    let asset = made(html)
    firstPage = (session.revision, asset, drawing != nil)
    return asset.response(to: request, caching: .never, policy: policy.page)
  }

  private func remotePage(_ request: HTTPRequest, _ id: RequestID) {
    let asset = pages[request.path] ?? makeRemotePage()
    guard let asset else { return respond(to: id, .text(404, "there is nothing at this address")) }
    pages[request.path] = asset
    respond(to: id, asset.response(to: request, caching: .revalidate, policy: policy.page))
  }

  private func makeRemotePage() -> Asset? {
    let places = [
      "language": HTML.escape(deck.manifest.language ?? "en"),
      "title": HTML.escape(deck.manifest.title),
    ]
    return site.page("remote.html", filling: places).map(made)
  }

  private func made(_ html: String) -> Asset {
    pagesMade += 1
    return Asset(Array(html.utf8), mediaType: "text/html; charset=utf-8")
  }

  private func deckFile(_ request: HTTPRequest, _ id: RequestID) {
    let address = String(request.path.dropFirst())
    let deck = deck.served(at: address) == nil ? earlierDeck ?? deck : deck
    switch deck.served(at: address) {
    case .asset(let asset): respond(to: id, deckResponse(asset, to: request))
    case .page(let job, let frame):
      if let page = pages[address] { return respond(to: id, deckResponse(page, to: request)) }
      Task { @Service in
        let picture = await self.workshop.product(of: job)
        // Others may have waited for it as well.
        let page = self.pages[address] ?? self.made(self.show(picture, job, frame))
        self.pages[address] = page
        self.respond(to: id, self.deckResponse(page, to: request))
      }
    case .picture(let job): picture(job, request, id)
    case nil:
      guard let job = drawn[address] else {
        return respond(to: id, .text(404, "there is nothing at this address"))
      }
      picture(job, request, id)
    }
  }
}

extension HostRule {
  static let explanation = """
    this name is not one of the server's; open it by its address, or start it with --url NAME
    """
}
