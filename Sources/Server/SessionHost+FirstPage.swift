import Assets
import DeckReading
import Messages
import Session
import WebSockets

/// The viewer's page, whose first paint shows the current page.
extension SessionHost {
  func viewerPage(_ request: HTTPRequest, _ id: RequestID) {
    let isMade = firstPage?.revision == session.revision && firstPage?.isLasting == true
    guard !isMade, let job = currentDrawn?.job else {
      return respond(to: id, viewerPage(for: request, drawing: ""))
    }
    Task { @Service in
      let picture = await self.workshop.ready(job)
      self.respond(to: id, self.viewerPage(for: request, with: picture, of: job))
    }
  }

  /// How the current page is drawn; nil where it is HTML.
  private var currentDrawn: (job: DrawingJob, frame: DrawnFrame)? {
    session.page.flatMap { deck.drawn($0) }
  }

  /// The viewer's page with a picture of the current page; where it is not drawn yet, or is another one by
  /// now, the browser gets the picture as soon as there is one, and all else meanwhile.
  func viewerPage(
    for request: HTTPRequest,
    with picture: Picture?,
    of job: DrawingJob
  ) -> HTTPResponse {
    guard let current = currentDrawn, let picture, current.job == job else {
      let drawing = currentDrawn?.frame.htmlInAdvance ?? ""
      return viewerPage(for: request, drawing: drawing, isLasting: false)
    }
    return viewerPage(for: request, drawing: show(picture, job, current.frame))
  }

  private func viewerPage(
    for request: HTTPRequest,
    drawing: String,
    isLasting: Bool = true
  ) -> HTTPResponse {
    if let page = firstPage, page.revision == session.revision, page.isLasting || !isLasting {
      return page.asset.response(to: request, caching: .never, policy: policy.page)
    }
    let now = ServiceClock.now
    let content = FirstPage(
      deck: deck,
      snapshot: session.snapshot(now: now),
      drawing: drawing,
      base: site.base
    )
    let places = content.places(welcome: welcome.message(session, now: now))
    guard let html = site.page("index.html", filling: places) else {
      return .text(500, "web/index.html is missing: is the program installed whole?")
    }
    let asset = made(html)
    firstPage = (session.revision, asset, isLasting)
    return asset.response(to: request, caching: .never, policy: policy.page)
  }
}
