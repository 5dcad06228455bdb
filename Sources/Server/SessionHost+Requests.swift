import Assets
import DeckReading
import Messages
import Session
import WebSockets

extension SessionHost: ServerHandler {
  nonisolated func admit(_ upgrade: UpgradeRequest) -> Admission {
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
    switch request.path {
    case "/": viewerPage(request, id)
    case "/remote": remotePage(request, id)
    case "/metrics": Task { @Service in await self.metrics(id) }
    case let path where path.hasPrefix("/deck/"): deckFile(request, id)
    default: libraryFile(request, id)
    }
  }

  private func metrics(_ id: RequestID) async {
    await count()
    var states = Attention.allCases.map { ($0.rawValue, viewers(who: $0)) }
    // They may be at anything: what they see is old.
    states.append(("behind", counts.behind))
    let metrics = Metrics(
      counts,
      viewers: states,
      revision: session.revision,
      pagesMade: pagesMade
    )
    var response = HTTPResponse(body: Array(metrics.text.utf8))
    response.headers = [.init("Content-Type", "text/plain; version=0.0.4; charset=utf-8")]
    respond(to: id, response)
  }

  func respond(to request: RequestID, _ response: HTTPResponse) {
    server?.respond(to: request, response)
  }

  private func libraryFile(_ request: HTTPRequest, _ id: RequestID) {
    guard case .library(let file)? = site.file(at: request.path) else {
      return respond(to: id, .nothing)
    }
    let reading = libraries[file.path] ?? Task.detached { file.read() }
    libraries[file.path] = reading
    Task { @Service in
      let response = await reading.value.map { self.files.own($0, request) }
      self.respond(to: id, response ?? HTTPResponse.nothing)
    }
  }

  private func remotePage(_ request: HTTPRequest, _ id: RequestID) {
    let asset = pages[request.path] ?? makeRemotePage()
    guard let asset else { return respond(to: id, .nothing) }
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

  func made(_ html: String) -> Asset {
    pagesMade += 1
    return Asset(Array(html.utf8), mediaType: "text/html; charset=utf-8")
  }

  private func deckFile(_ request: HTTPRequest, _ id: RequestID) {
    let address = String(request.path.dropFirst())
    switch files.served(at: address) {
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
      guard let job = drawn[address] else { return respond(to: id, .nothing) }
      picture(job, request, id)
    }
  }
}
