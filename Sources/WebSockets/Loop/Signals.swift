import CLibuv

/// Signals as a sequence, from now until nobody reads it; then they do what they did before.
@Service package func signals(_ numbers: [Int32]) -> AsyncStream<Int32> {
  let (stream, continuation) = AsyncStream<Int32>.makeStream()
  let watchers = numbers.map { number in
    SignalWatcher(number) { continuation.yield(number) }
  }
  continuation.onTermination = { _ in
    Task { @Service in
      for watcher in watchers { watcher.stop() }
    }
  }
  return stream
}

/// Takes one signal over.
@safe @Service private final class SignalWatcher {
  private let handle: CStorage<uv_signal_t> = unsafe CStorage()
  private let action: @Service () -> Void

  init(_ number: Int32, _ action: @escaping @Service () -> Void) {
    self.action = action
    unsafe uv_signal_init(Service.shared.loop, handle.pointer)
    unsafe handle.pointer.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    unsafe uv_signal_start(
      handle.pointer,
      { handle, _ in
        guard let owner = unsafe handle?.pointee.data else { return }
        let watcher = unsafe Unmanaged<SignalWatcher>.fromOpaque(owner).takeUnretainedValue()
        Service.assumeIsolated { watcher.action() }
      },
      number
    )
  }

  isolated deinit {
    unsafe UVHandle.close(handle)
  }

  func stop() {
    unsafe uv_signal_stop(handle.pointer)
  }
}
