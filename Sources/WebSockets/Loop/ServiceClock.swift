import Glibc

/// The one clock of a process: it never jumps, and runs on while the machine sleeps.
package enum ServiceClock {
  private static let start = boot

  /// Seconds since the clock was first read.
  package static var now: Double {
    max(0, boot - start)
  }

  private static var boot: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
