import Loopback

/// A finger that moves sixty times a second, and its positions on their way to viewers.
struct Drag {
  /// When each position was sent, by its number: the finger goes a thousandth of a page at a time.
  private var sent: [Int: Int64] = [:]
  /// The position that a motion carries, by the motion's number.
  private var positions: [Int: Int] = [:]
  private(set) var latencies: [Int64] = []

  mutating func sends(_ position: Int, at now: Int64) {
    sent[position] = now
  }

  mutating func learned(_ motion: Int, position: Double) {
    positions[motion] = Int((position.magnitude * 1000).rounded())
  }

  mutating func arrived(_ motion: Int, at now: Int64) {
    guard let position = positions[motion], let began = sent[position] else { return }
    latencies.append(now - began)
  }
}

struct DragFigures: Encodable {
  let seconds: Double
  let sent: Int
  let delivered: Int
  let latency: Spread
  let turns: [RoundFigures]
}

extension Hall {
  /// Drags for a while, and now and then turns the page amid it.
  func drag(seconds: Double, turning texts: [String]) -> DragFigures {
    drag = Drag()
    var turns: [RoundFigures] = []
    var sent = 0
    let began = Clock.now
    let length = Int64(seconds * 1e9)
    let delivered = tally.motions
    begin()
    var position = 0
    for tick in 1... {
      let due = began + Int64(tick) * 1_000_000_000 / 60
      while Clock.now < due { pump(milliseconds: 1) }
      guard due - began < length else { break }
      position += 1
      sent += 1
      drag?.sends(position, at: Clock.now)
      presenter?.send(#"{"type":"dragMove","gid":"g","translation":-\#(position)}"#)
      // Halfway between two positions, and between two turns the finger comes down anew.
      guard !texts.isEmpty, tick % 30 == 0 else { continue }
      while Clock.now < due + 8_000_000 { pump() }
      turns.append(ask(texts[turns.count % texts.count], awaiting: #""pageChanged""#))
      begin()
      position = 0
    }
    presenter?.send(#"{"type":"dragCancel","gid":"g"}"#)
    let figures = DragFigures(
      seconds: Double(Clock.now - began) / 1e9,
      sent: sent,
      delivered: tally.motions - delivered,
      latency: Spread(drag?.latencies ?? []),
      turns: turns
    )
    drag = nil
    idle(seconds: 0.5)
    audit.read(transcript, &faults)
    return figures
  }

  private func begin() {
    drag = Drag()
    presenter?.send(#"{"type":"dragBegin","gid":"g","extent":1000,"axisVector":[-1,0]}"#)
  }
}
