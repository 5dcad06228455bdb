/// A picker that slides over the pages, one at a time, until something is chosen or it is sent away.
///
/// What it offers stands for a binding: a key whose value only a confirm changes. The sheet reads no
/// clock: each input brings its time, and ``nextDeadline`` tells when to come again without one.
public struct Sheet: Equatable, Sendable {
  let configuration: Configuration
  var state = State.hidden

  /// The values that were confirmed.
  public internal(set) var bindings: [Key: Value]

  /// The time of the batch that is being made, else of the last input.
  private(set) var now = 0.0
  private(set) var seq = 0
  private var batch: [Event] = []

  /// Makes a sheet that is hidden; bindings that are not given have no value.
  public init(bindings: [Key: Value] = [:], configuration: Configuration = Configuration()) {
    self.bindings = bindings
    self.configuration = configuration
  }

  /// What the sheet is doing.
  public var phase: Phase { state.phase }

  /// The time at which the sheet wants to be woken, by a tick or anything else; nil if never.
  public var nextDeadline: Double? { state.motion?.end }

  /// Takes an input.
  ///
  /// Deadlines that are due come first, each at its own time.
  /// - Parameters:
  ///   - input: what happened.
  ///   - time: when, in seconds; a time before that of the last input counts as that one.
  /// - Returns: what followed, in order.
  public mutating func handle(_ input: Input, now time: Double) -> [Event] {
    let arrival = time.isFinite ? max(time, now) : now
    while let deadline = nextDeadline, deadline <= arrival {
      now = deadline
      arrive()
    }
    now = arrival
    take(input)
    defer { batch = [] }
    return batch
  }

  mutating func emit(_ kind: Event.Kind) {
    seq += 1
    batch.append(Event(seq: seq, at: now, kind: kind))
  }

  private mutating func take(_ input: Input) {
    switch input {
    case .tick: break
    case .present(let presentation): present(presentation)
    case .select(let value): select(value)
    case .confirm: confirm()
    case .cancel(let id): cancel(id)
    case .items(let items): change(items: items)
    case .presenterLeft(let presenter): presenterLeft(presenter)
    case .close: close()
    }
  }
}
