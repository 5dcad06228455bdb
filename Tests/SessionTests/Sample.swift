import Session

/// A small deck and a session on it, with a presenter and a viewer.
struct Sample {
  static let presenter = Participant("p1")
  static let phone = Participant("p2")
  static let viewer = Participant("p3")

  var session: Session
  private var requests = 0
  /// Everything that the session wanted, in order.
  private(set) var actions: [Action] = []

  init(
    pages: [(String, Int)] = [("A", 0), ("B", 2), ("C", 0)],
    labels: [String?] = [],
    page: String? = nil,
    change: (inout Manifest) -> Void = { _ in }
  ) {
    var manifest = Self.manifest(pages)
    for (index, label) in labels.enumerated() { manifest.pages[index].label = label }
    change(&manifest)
    session = Session(manifest, page: page)
    _ = session.grant(.presenter, to: Self.presenter, now: 0)
    _ = session.grant(.remote, to: Self.phone, now: 0)
  }

  static func manifest(_ pages: [(String, Int)], digest: String = "d") -> Manifest {
    Manifest(
      digest: digest,
      title: "Sample",
      aspectRatio: 1.5,
      direction: .leftToRight,
      language: nil,
      pages: pages.map {
        Manifest.Page(
          id: $0.0,
          title: $0.0,
          steps: $0.1,
          kind: .html,
          address: "deck/\($0.0).html"
        )
      }
    )
  }

  @discardableResult mutating func ask(
    _ intent: Intent,
    of participant: Participant = presenter,
    req: String? = nil,
    at now: Double
  ) -> [Action] {
    requests += 1
    let new = session.handle(intent, req: req ?? "r\(requests)", from: participant, now: now)
    actions += new
    return new
  }

  @discardableResult mutating func tick(_ now: Double) -> [Action] {
    let new = session.tick(now: now)
    actions += new
    return new
  }

  /// The page and step at a time.
  mutating func place(at now: Double) -> String {
    tick(now)
    let snapshot = session.snapshot(now: now)
    return "\(snapshot.page ?? "-")\(snapshot.step)"
  }
}

extension [Action] {
  var events: [Event] {
    flatMap { action in
      if case .publish(let batch) = action { batch.events } else { [Event]() }
    }
  }

  var replies: [Reply] {
    compactMap { action in
      if case .reply(let reply, _) = action { reply } else { nil }
    }
  }

  var refusals: [String] {
    replies.compactMap { reply in
      if case .refusal(let refusal) = reply { refusal.reason } else { nil }
    }
  }

  var answers: [Answer] {
    replies.compactMap { reply in
      if case .answer(let answer) = reply { answer } else { nil }
    }
  }

  var motions: [Motion] {
    compactMap { if case .move(let motion) = $0 { motion } else { nil } }
  }

  var scrollMotions: [ScrollMotion] {
    compactMap { if case .scroll(let motion) = $0 { motion } else { nil } }
  }

  var revisions: [Int] {
    compactMap { action in
      if case .publish(let batch) = action { batch.revision } else { nil }
    }
  }
}
