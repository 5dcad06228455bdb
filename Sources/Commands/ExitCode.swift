/// How a command ends, for scripts.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// No server, a deck that can't be read.
  case failed = 1
  /// The command line means nothing.
  case usage = 2
  /// The server is there and did not do it.
  case refused = 3
  /// The server did not answer in time.
  case noAnswer = 4
}
