import Glibc
import WebSockets

/// Seconds of the processor that this process has used.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Ends this process as a bad access would, without a backtrace.
func crash() {
  var action = sigaction()
  unsafe sigaction(SIGSEGV, nil, &action)
  precondition(unsafe action.__sigaction_handler.sa_handler == nil, "someone handles crashes")
  raise(SIGSEGV)
}

/// Descriptors that this process has open.
func openDescriptors() -> Int {
  (0..<4096).count { fcntl(Int32($0), F_GETFD) >= 0 }
}

/// Leaves only so many descriptors free; returns the limit before.
func limitDescriptors(toFree count: Int) -> rlim_t {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  let free = (0..<Int32(65_536)).lazy.filter { fcntl($0, F_GETFD) < 0 }.prefix(count)
  setDescriptorLimit(rlim_t((Array(free).last ?? 0) + 1))
  return limit.rlim_cur
}

func setDescriptorLimit(_ count: rlim_t) {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  limit.rlim_cur = count
  unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

extension WebSocketServer {
  /// Does several things within one turn of the loop.
  func act(_ body: @Service (WebSocketServer) -> Void) { body(self) }

  /// Waits until the counts are so, for at most ten seconds.
  func becomes(_ condition: @Sendable (ServerCounts) -> Bool) async -> Bool {
    let end = ServiceClock.now + 10
    while ServiceClock.now < end {
      if condition(counts) { return true }
      await withCheckedContinuation { continuation in
        let timer = Pause { continuation.resume() }
        timer.begin()
      }
    }
    return false
  }
}

/// A millisecond or two on the service thread.
@Service private final class Pause {
  private var timer: ServiceTimer?
  private let action: @Service () -> Void

  init(_ action: @escaping @Service () -> Void) { self.action = action }

  func begin() {
    timer = ServiceTimer {
      self.timer = nil
      self.action()
    }
    timer?.set(ServiceClock.now + 0.002)
  }
}
