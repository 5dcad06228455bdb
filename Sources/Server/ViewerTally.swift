import Messages
import Session

/// How many viewers are at what; counted as they come and go, which thousands may do in a second.
struct ViewerTally {
  private var counts: [Attention: Int] = [:]

  var all: Int { counts.values.reduce(0, +) }

  subscript(attention: Attention) -> Int { counts[attention, default: 0] }

  /// Counts a connection in, if a viewer is behind it.
  mutating func add(_ connection: SessionHost.Connection) {
    if connection.role == .viewer { counts[connection.attention, default: 0] += 1 }
  }

  mutating func remove(_ connection: SessionHost.Connection) {
    if connection.role == .viewer { counts[connection.attention, default: 0] -= 1 }
  }
}
