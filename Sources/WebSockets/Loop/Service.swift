import CLibuv

/// The service thread on which session, sockets and timers meet.
@globalActor package enum Service {
  package static let shared = ServiceLoop()
}

extension Service {
  /// Enters the service thread's actor from a C callback that runs on its thread.
  static func assumeIsolated<Result: Sendable>(_ operation: @Service () -> Result) -> Result {
    typealias Free = () -> Result
    shared.checkThread()
    // What `MainActor.assumeIsolated` does: the two types differ in isolation alone.
    return withoutActuallyEscaping(operation) { operation in
      unsafe unsafeBitCast(operation, to: Free.self)()
    }
  }

  /// Calls it on the service thread, after all that was queued there before.
  package static func call(_ body: @escaping @Service () -> Void) {
    shared.call { assumeIsolated(body) }
  }
}
