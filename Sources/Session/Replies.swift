/// What was answered to whom, so that an intent that arrives twice acts once.
struct Replies: Sendable {
  /// Answers kept a participant.
  static let capacity = 256

  private var kept: [Participant: [Entry]] = [:]

  private struct Entry {
    let req: String
    /// None while the intent waits for the end of its transition.
    var reply: Reply?
  }

  enum Earlier: Equatable {
    case none
    case pending
    case answered(Reply)
  }

  /// What is known of an intent.
  func earlier(_ req: String, of participant: Participant) -> Earlier {
    guard let entry = kept[participant]?.last(where: { $0.req == req }) else { return .none }
    return entry.reply.map(Earlier.answered) ?? .pending
  }

  /// Takes note of a new intent; the oldest is forgotten where there are too many.
  mutating func began(_ req: String, of participant: Participant) {
    kept[participant, default: []].append(Entry(req: req))
    if let count = kept[participant]?.count, count > Self.capacity {
      kept[participant]?.removeFirst(count - Self.capacity)
    }
  }

  mutating func ended(_ req: String, of participant: Participant, with reply: Reply) {
    guard let index = kept[participant]?.lastIndex(where: { $0.req == req }) else { return }
    kept[participant]?[index].reply = reply
  }

  mutating func forget(_ participant: Participant) {
    kept[participant] = nil
  }
}
