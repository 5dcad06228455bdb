import FoundationEssentials
private import Glibc

/// What a process is born into: where running servers write themselves down, and secrets.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// For files that need not outlive a restart of the machine.
  package var temporaryFolder: String
  /// Made by the system for a server that runs as a service.
  package var serviceFolder = "/run/lectern"
  package var userID: UInt32

  package init(variables: [String: String], temporaryFolder: String, userID: UInt32) {
    self.variables = variables
    self.temporaryFolder = temporaryFolder
    self.userID = userID
  }

  package static var current: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      temporaryFolder: FileManager.default.temporaryDirectory.path(),
      userID: geteuid()
    )
  }

  /// The presenter's token, where the environment holds one.
  package var token: String? {
    variables["LECTERN_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A document's password, where the environment holds one.
  package var documentPassword: String? {
    variables["LECTERN_PDF_PASSWORD"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
