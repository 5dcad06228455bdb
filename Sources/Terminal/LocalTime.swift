import Glibc

/// The time of day where the terminal is.
package enum LocalTime {
  package static var now: (hour: Int, minute: Int) {
    var seconds = time(nil)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&seconds, &parts)
    return unsafe (Int(parts.tm_hour), Int(parts.tm_min))
  }
}
