import CLibuv

/// One deadline on a loop, set anew as often as wanted; made, set and let go on the loop's thread.
@safe final class LoopTimer {
  private let loop: ServiceLoop
  private let handle: CStorage<uv_timer_t> = unsafe CStorage()
  private let action: @Sendable () -> Void
  private var deadline: Double?

  init(on loop: ServiceLoop, _ action: @escaping @Sendable () -> Void) {
    self.loop = loop
    self.action = action
    unsafe uv_timer_init(loop.loop, handle.pointer)
    unsafe handle.pointer.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe UVHandle.close(handle)
  }

  /// Runs the action once at `deadline` of `ServiceClock`, or never.
  func set(_ deadline: Double?) {
    self.deadline = deadline
    guard let deadline else {
      unsafe uv_timer_stop(handle.pointer)
      return
    }
    // A day is enough: a later deadline is armed again.
    let milliseconds = max(0, min(86_400_000, (deadline - ServiceClock.now) * 1000)).rounded(.up)
    // The loop's own time may be as old as its last wake.
    unsafe uv_update_time(loop.loop)
    unsafe uv_timer_start(
      handle.pointer,
      { handle in
        guard let owner = unsafe handle?.pointee.data else { return }
        unsafe Unmanaged<LoopTimer>.fromOpaque(owner).takeUnretainedValue().tick()
      },
      UInt64(milliseconds),
      0
    )
  }

  private func tick() {
    guard let deadline else { return }
    // The loop counts whole milliseconds and may be early by one.
    guard ServiceClock.now >= deadline else { return set(deadline) }
    self.deadline = nil
    action()
  }
}
