/// A value that a callback brings, once, and that is waited for only so long.
@Service final class Promise<Value: Sendable> {
  private var value: Value?
  private var waiting: CheckedContinuation<Value?, Never>?

  /// Brings the value; later ones are passed over.
  func fulfill(_ value: Value) {
    if self.value == nil { self.value = value }
    resume()
  }

  /// The value, or `nil` at the deadline of `ServiceClock`.
  func value(until deadline: Double) async -> Value? {
    if let value { return value }
    let timer = ServiceTimer { [unowned self] in resume() }
    timer.set(deadline)
    defer { timer.set(nil) }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func resume() {
    let waiting = waiting
    self.waiting = nil
    waiting?.resume(returning: value)
  }
}
