/// What a server has done and bears at the moment.
package struct ServerCounts: Sendable, Equatable {
  /// Open WebSockets, and those of them that wait for their peer to read.
  package var open = 0
  package var behind = 0
  /// All accepted sockets that have not ended, of both kinds.
  package var connections = 0
  /// Kept-alive connections between two requests.
  package var idle = 0

  package var accepted: UInt64 = 0
  package var refused: UInt64 = 0
  package var requests: UInt64 = 0
  package var messages: UInt64 = 0
  /// Calls that gave the kernel something for a WebSocket.
  package var sends: UInt64 = 0
  package var snapshots: UInt64 = 0
  /// Connections closed because their peer read too slowly or answered no ping.
  package var stuck: UInt64 = 0

  /// Frames published.
  package var published = ByLane()
  /// Frames and bytes that the kernel or the library has taken, by what they are.
  package var sentFrames = ByLane()
  package var sentBytes = ByLane()
  /// Bytes of pages and files.
  package var fileBytes: UInt64 = 0

  /// From what was published to the kernel of its first, middle, 99th of a hundred and last reader,
  /// of each thread.
  package var first = Histogram()
  package var median = Histogram()
  package var p99 = Histogram()
  package var last = Histogram()
  /// How late the loop comes to what is due.
  package var lag = Histogram()

  package init() {}

  /// Adds what a thread has done; its last broadcast is past once nobody is left there.
  mutating func add(_ other: ServerCounts, hasViewers: Bool) {
    accepted += other.accepted
    refused += other.refused
    requests += other.requests
    messages += other.messages
    sends += other.sends
    snapshots += other.snapshots
    stuck += other.stuck
    sentFrames.add(other.sentFrames)
    sentBytes.add(other.sentBytes)
    fileBytes += other.fileBytes
    first.add(other.first, isCurrent: hasViewers)
    median.add(other.median, isCurrent: hasViewers)
    p99.add(other.p99, isCurrent: hasViewers)
    last.add(other.last, isCurrent: hasViewers)
    lag.add(other.lag)
  }

  /// A count for each way of a frame.
  package struct ByLane: Sendable, Equatable {
    package var state: UInt64 = 0
    package var motion: UInt64 = 0
    /// To one connection: answers, and all that is sent to one that is behind.
    package var single: UInt64 = 0

    fileprivate mutating func add(_ other: ByLane) {
      state += other.state
      motion += other.motion
      single += other.single
    }
  }
}
