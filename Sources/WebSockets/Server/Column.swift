/// One fact about each connection, by slot, at an address that doesn't move.
@safe struct Column<Fact: BitwiseCopyable> {
  /// For the road to the sockets, which looks at ten thousand facts in a row.
  let start: UnsafeMutablePointer<Fact>
  private let capacity: Int

  /// Room for that many, not touched yet: the system gives memory page by page.
  init(_ capacity: Int) {
    self.capacity = capacity
    unsafe start = .allocate(capacity: max(1, capacity))
  }

  func free() {
    unsafe start.deallocate()
  }

  subscript(slot: Int) -> Fact {
    get {
      precondition(slot >= 0 && slot < capacity)
      return unsafe start[slot]
    }
    nonmutating set {
      precondition(slot >= 0 && slot < capacity)
      unsafe start[slot] = newValue
    }
  }
}
