import Glibc

/// Runs work that waits for files or other programs on a thread of its own, never on Swift's.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: work()) }
  }
}

/// Starts a thread that runs `work` and ends; runs it here and now where no thread can be had.
func startThread(_ work: @escaping @Sendable () -> Void) {
  let box = unsafe Unmanaged.passRetained(Work(work))
  var thread = pthread_t()
  let failure = unsafe pthread_create(
    &thread,
    nil,
    { pointer in
      guard let pointer = unsafe pointer else { return nil }
      unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    },
    unsafe box.toOpaque()
  )
  guard failure == 0 else {
    unsafe box.takeRetainedValue().run()
    return
  }
  pthread_detach(thread)
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
