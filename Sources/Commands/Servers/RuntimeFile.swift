private import Glibc

/// What a running server writes down for the verbs of its own machine.
package struct RuntimeFile: Codable, Equatable, Sendable {
  /// As this machine reaches it: `http://127.0.0.1:8080/`.
  package var url: String
  /// The presenter's.
  package var token: String
  /// Of the server's process.
  package var pid: Int32

  package init(url: String, token: String, pid: Int32) {
    self.url = url
    self.token = token
    self.pid = pid
  }

  /// The process that runs this program.
  package static var ownPID: Int32 { getpid() }

  /// Whether its process is there; one of another user counts.
  var isRunning: Bool {
    pid > 0 && (kill(pid, 0) == 0 || errno == EPERM)
  }
}
