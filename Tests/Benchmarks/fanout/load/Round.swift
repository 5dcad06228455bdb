import Loopback

/// One frame on its way to all viewers.
struct Round {
  let began: Int64
  /// What the frame must contain, where the server makes it.
  let mark: [UInt8]?
  /// Its place in the transcript, once it is known.
  var place: Int?
  /// When it arrived at each.
  var latencies: [Int64] = []

  mutating func learned(_ place: Int, _ bytes: [UInt8], _ payload: Range<Int>, at now: Int64) {
    guard self.place == nil, let mark, bytes.contains(mark, in: payload) else { return }
    self.place = place
  }
}

struct RoundFigures: Encodable {
  /// From the request to the arrivals.
  let arrivals: Spread
  let missing: Int
  /// The page that the session is on then, from 1.
  let page: Int?
  /// The payload of the frame.
  let text: String
}

extension Hall {
  /// Puts a text to the server, and follows what becomes of it until all viewers have got that.
  func ask(_ text: String, awaiting mark: String) -> RoundFigures {
    measure(Round(began: Clock.now, mark: Array(mark.utf8))) { presenter?.send(text) }
  }

  /// Publishes a text that is handed on as it is.
  func relay(_ text: String) -> RoundFigures {
    transcript.append(Frame.plain(Array(text.utf8)))
    return measure(Round(began: Clock.now, mark: nil, place: transcript.count - 1)) {
      presenter?.send(text)
    }
  }

  /// Follows a frame that comes by itself; its time counts from the first arrival.
  func follow(_ mark: String) -> RoundFigures {
    measure(Round(began: Clock.now, mark: Array(mark.utf8)), fromFirst: true) {}
  }

  private func measure(
    _ began: Round,
    fromFirst: Bool = false,
    _ trigger: () -> Void
  ) -> RoundFigures {
    round = began
    trigger()
    let deadline = began.began + 10_000_000_000
    while (round?.latencies.count ?? 0) < viewers.alive, Clock.now < deadline { pump() }
    defer { round = nil }
    audit.read(transcript, &faults)
    let arrivals = round?.latencies ?? []
    if arrivals.count < viewers.alive { faults.add(.missing, "after 10 s") }
    let start = fromFirst ? arrivals.min() ?? 0 : began.began
    let frame = round?.place.map { transcript.frame($0) }
    return RoundFigures(
      arrivals: Spread(arrivals.map { $0 - start }),
      missing: viewers.alive - arrivals.count,
      page: audit.page,
      text: frame.map { String(decoding: Audit.payload($0), as: UTF8.self) } ?? ""
    )
  }
}
