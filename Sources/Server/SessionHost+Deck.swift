import Deck
import DeckReading
import Messages
import Session
import WebSockets

extension SessionHost {
  /// Takes each new version of the deck over, for as long as there are any.
  func follow(_ source: DeckSource, after reading: Reading) async {
    // Words and links can wait until there is something to see.
    await drawCurrent()
    var source = source
    for await result in source.readings(after: reading) {
      switch result {
      case .success(let reading):
        let (published, next) = await source.publishing(reading, after: deck)
        source = next
        replace(published, name: source.name)
      case .failure(let error):
        // Notes are what they were.
        let report = Report(severity: "error", line: 0, text: error.description)
        backstage.report = report
        tellPresenters(.report(report))
      }
    }
  }

  /// Has pages drawn before somebody asks for them, those near the current one first.
  func drawAhead() {
    guard !deck.drawn.isEmpty else { return }
    let page = session.landing
    guard page != drawnAround else { return }
    drawnAround = page
    let index = deck.manifest.pages.firstIndex { $0.id == page } ?? 0
    let near = deck.drawn.indices.sorted { abs($0 - index) < abs($1 - index) }
    let jobs = near.map { deck.drawn[$0] }
    // Other widths of the nearest, for those that are of pixels.
    let others = jobs.prefix(3).flatMap(\.otherWidths)
    drawingAhead?.cancel()
    drawingAhead = Task {
      // Somebody looks at it already.
      if let page, let current = deck.drawn(page)?.job { _ = await workshop.product(of: current) }
      // Another page, or another deck, may have come while it was drawn.
      guard !Task.isCancelled else { return }
      await workshop.prepare(jobs.prefix(3) + others + jobs.dropFirst(3))
    }
  }

  private func drawCurrent() async {
    guard let page = session.landing, let drawn = deck.drawn(page) else { return }
    _ = await workshop.product(of: drawn.job)
  }

  /// Tells presenters how far a document has been drawn.
  func followDrawing() {
    drawing = Task { @Service [weak self, workshop] in
      for await progress in workshop.progress {
        let total = progress.made + progress.left
        let drawing = Drawing(done: progress.made, total: total)
        self?.backstage.drawing = progress.left > 0 ? drawing : nil
        self?.tellPresenters(.drawing(drawing))
      }
    }
  }

  func stopDrawing() {
    drawing?.cancel()
    drawingAhead?.cancel()
    Task { [workshop] in await workshop.prepare([]) }
  }

  /// Addresses for viewers, best first, and the one of the presenter's phone.
  func announce(addresses: [String], remote: String?) {
    backstage.addresses = addresses
    backstage.remote = remote
  }

  /// Shows a new version of the deck in the place of the one before.
  func replace(_ new: PublishedDeck, name: String) {
    let old = deck
    earlierDeck = old
    deck = new
    forgetDrawings(but: Set((old.drawn + new.drawn).flatMap { [$0] + $0.otherWidths }))
    pages = [:]
    serveFiles()
    backstage.notes = new.notes
    backstage.plan = new.plan
    carryOut(session.replace(new.manifest, now: ServiceClock.now))
    report(new.firstProblem ?? (old.isDraft ? nil : DeckNews.report(of: new, after: old, name)))
    drawnAround = nil
    drawAhead()
  }

  /// Notes may have changed with the deck, so presenters get the whole.
  private func report(_ report: Report?) {
    backstage.report = report
    tellPresenters(.backstage(backstageNow))
  }
}

extension PublishedDeck {
  /// The worst that is wrong with the deck, for the presenter to see at once.
  var firstProblem: Report? {
    let problem =
      deck.problems.first { $0.severity == .error }
      ?? deck.problems.first { $0.severity == .warning }
    return problem.map {
      Report(severity: $0.severity.rawValue, line: $0.line, text: $0.text)
    }
  }
}
