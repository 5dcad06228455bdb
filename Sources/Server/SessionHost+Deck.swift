import Deck
import DeckReading
import Messages
import Session
import WebSockets

extension SessionHost {
  /// Takes each new version of the deck over, for as long as there are any.
  func follow(_ readings: AsyncStream<Result<Reading, DeckError>>, of source: DeckSource) async {
    var source = source
    for await result in readings {
      switch result {
      case .success(let reading):
        replace(source.publish(reading), name: source.name)
      case .failure(let error):
        report(Report(severity: "error", line: 0, text: error.description))
      }
    }
  }

  /// Tells presenters how far a document has been drawn, for as long as that takes.
  func follow(_ drawer: PageDrawer?) {
    guard let drawer else { return }
    drawing?.cancel()
    let page = session.snapshot(now: ServiceClock.now).page
    let current = (deck.manifest.pages.firstIndex { $0.id == page } ?? 0) + 1
    drawing = Task { @Service [weak self] in
      await drawer.drawAll(from: current)
      for await progress in drawer.progress {
        let drawing = Drawing(done: progress.drawn, total: progress.total)
        self?.backstage.drawing = progress.drawn < progress.total ? drawing : nil
        self?.tellPresenters(.drawing(drawing))
      }
    }
  }

  /// Addresses for viewers, best first, and the one of the presenter's phone.
  func announce(addresses: [String], remote: String?) {
    backstage.addresses = addresses
    backstage.remote = remote
  }

  private func replace(_ new: PublishedDeck, name: String) {
    let known = Set(deck.manifest.pages.map(\.address))
    let changed = new.manifest.pages.count { !known.contains($0.address) }
    earlierDeck = deck
    deck = new
    backstage.notes = new.notes
    carryOut(session.replace(new.manifest, now: ServiceClock.now))
    let count = new.manifest.pages.count
    report(
      new.firstProblem
        ?? Report(
          severity: "note",
          line: 0,
          text: "\(name) was read again: \(count) pages, \(changed) of them new or changed."
        )
    )
    follow(new.drawer)
  }

  /// Notes may have changed with the deck, so presenters get the whole.
  private func report(_ report: Report) {
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
