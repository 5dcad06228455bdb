package import Pager

extension Pager.Event {
  package var isRejection: Bool {
    if case .rejected = kind { true } else { false }
  }
}

extension Pager {
  /// Whether it will do what another one would from here.
  func goesOn(as other: Pager) -> Bool {
    var (one, another) = (Hasher(), Hasher())
    hashFuture(into: &one)
    other.hashFuture(into: &another)
    return one.finalize() == another.finalize() && nextDeadline == other.nextDeadline
  }
}
