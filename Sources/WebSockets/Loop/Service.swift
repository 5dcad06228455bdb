import CLibuv

/// The service thread, where session, sockets and timers meet.
@globalActor package enum Service {
  package static let shared = ServiceLoop()
}

/// One thread with one libuv loop, as an actor.
@safe package actor ServiceLoop {
  private let executor = LoopExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  nonisolated var loop: UnsafeMutablePointer<uv_loop_t> {
    unsafe executor.loop.pointer
  }
}

extension Service {
  /// Enters the service thread's actor from a C callback that runs on its thread.
  static func assumeIsolated<Result: Sendable>(_ operation: @Service () -> Result) -> Result {
    typealias Free = () -> Result
    shared.preconditionIsolated()
    // What `MainActor.assumeIsolated` does: the two types differ in isolation alone.
    return withoutActuallyEscaping(operation) { operation in
      unsafe unsafeBitCast(operation, to: Free.self)()
    }
  }

  /// Lets the loop turn once.
  @Service static func turn() async {
    await withCheckedContinuation { continuation in
      Task { @Service in continuation.resume() }
    }
  }
}
