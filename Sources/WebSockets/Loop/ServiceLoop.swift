import CLibuv

/// One thread with one libuv loop, as an actor.
@safe package actor ServiceLoop {
  private let executor = LoopExecutor()
  /// Contexts of the library that nobody uses at the moment.
  var unused: [LibraryContext.Use: [LibraryContext]] = [:]

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  nonisolated var loop: UnsafeMutablePointer<uv_loop_t> {
    unsafe executor.loop.pointer
  }

  private static let others = Locked<[ServiceLoop]>([])

  /// The loop of that number, 0 being the session's; made when first needed, and kept.
  static func numbered(_ number: Int) -> ServiceLoop {
    guard number > 0 else { return Service.shared }
    return others.withLock { others in
      while others.count < number { others.append(ServiceLoop()) }
      return others[number - 1]
    }
  }

  /// Traps anywhere but on the loop's thread.
  nonisolated func checkThread() {
    executor.checkIsolated()
  }

  /// Calls it on the thread, after all that was queued there before.
  nonisolated func call(_ body: @escaping @Sendable () -> Void) {
    executor.call(body)
  }

  /// Lets the loop turn once.
  nonisolated func turn() async {
    await withCheckedContinuation { continuation in call { continuation.resume() } }
  }
}
