/// One deadline on the service thread, set anew as often as wanted.
@Service package final class ServiceTimer {
  private let timer: LoopTimer

  package init(_ action: @escaping @Service () -> Void) {
    timer = LoopTimer(on: Service.shared) { Service.assumeIsolated(action) }
  }

  // On the service thread, as the timer needs it.
  isolated deinit {}

  /// Runs the action once at `deadline` of `ServiceClock`, or never.
  package func set(_ deadline: Double?) {
    timer.set(deadline)
  }
}
