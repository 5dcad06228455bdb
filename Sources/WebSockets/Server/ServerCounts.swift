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
  package var frames: UInt64 = 0
  package var sends: UInt64 = 0
  package var bytes: UInt64 = 0
  package var snapshots: UInt64 = 0

  package init() {}
}
