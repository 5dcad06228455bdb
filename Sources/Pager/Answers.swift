extension Pager {
  /// The answers to requests, so that one that comes again is not carried out again.
  ///
  /// Pending ones are all kept; of the others, the latest.
  struct Answers: Equatable, Sendable {
    private var answers: [RequestID: Answer] = [:]
    /// The answered requests in a ring, oldest at `next` once it is full.
    private var answered: [RequestID] = []
    private var next = 0
    private let capacity: Int

    init(capacity: Int) {
      self.capacity = max(capacity, 1)
    }

    subscript(req: RequestID) -> Answer? { answers[req] }

    mutating func await(_ req: RequestID) {
      answers[req] = .pending
    }

    mutating func record(_ answer: Answer, of req: RequestID) {
      answers[req] = answer
      if answered.count < capacity {
        answered.append(req)
      } else {
        answers[answered[next]] = nil
        answered[next] = req
        next = (next + 1) % capacity
      }
    }
  }
}
