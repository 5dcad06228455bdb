/// Where a server listens, and what it bears.
package struct ServerConfiguration: Sendable {
  /// A numeric address; `nil` is all interfaces, IPv6 and IPv4.
  package var host: String?
  /// 0 lets the system choose.
  package var port: UInt16
  /// Connections of both kinds; fewer where the system allows fewer open files.
  package var maxConnections: Int = 20_000
  /// Service threads, among which the connections are shared out.
  package var threads = 1
  /// The only path that is upgraded to a WebSocket.
  package var path = "/ws"
  /// Must be among the subprotocols that the peer offers.
  package var subprotocol = "lectern.v1"
  /// Bytes of one message from a connection that is not enrolled otherwise.
  package var messageLimit = 4 * 1024
  /// Messages of one connection that is not enrolled otherwise.
  package var rate = RateLimit(rate: 1000, burst: 1000, now: 0)

  package var intervals = Intervals()
  package var bounds = Bounds()

  package init(host: String? = nil, port: UInt16 = 0) {
    self.host = host
    self.port = port
  }

  /// Times in whole ticks, where not said.
  package struct Intervals: Sendable {
    /// Seconds of a tick: one, but in tests.
    package var tick = 1.0
    /// Between two pings of a connection.
    package var heartbeat: UInt32 = 25
    /// For a peer to answer a ping, by anything at all; shorter than the heartbeat.
    package var pong: UInt32 = 10
    /// From the accepted socket to the whole head of the first request.
    package var handshake: UInt32 = 10
    /// Between two requests of a kept-alive connection.
    package var keepAlive: UInt32 = 5
    /// For the handler to respond to a request.
    package var answer: UInt32 = 30
    /// From the first to the last piece of one message.
    package var message: UInt32 = 10
    /// Without any progress for a peer that doesn't read.
    package var stuck: UInt32 = 20
    /// From our Close to the peer's.
    package var close: UInt32 = 5
    /// For the last frames to go out when the server stops, and again for all to part; in seconds.
    package var drain = 0.5

    package init() {}
  }

  /// Sizes that bound memory; in bytes where not said.
  package struct Bounds: Sendable {
    /// Frames that the log keeps for those that are behind.
    package var logFrames = 1024
    package var logBytes = 256 * 1024
    /// Messages to one connection that is behind.
    package var waitingMessages = 64
    package var waitingBytes = 64 * 1024
    /// Connections from which on newcomers go to other threads than the session's too.
    package var spreadFrom = 0
    /// Frames of one message.
    package var fragments = 64
    /// Of the kernel for one open connection.
    package var sendBuffer: Int32 = 64 * 1024
    /// Kept-alive connections without a request, on each thread.
    package var idle = 500

    package init() {}
  }
}
