import FoundationEssentials

@testable import Commands

/// An environment whose folders are below one that goes away with it.
final class TemporaryEnvironment {
  let folder: String
  var environment: Environment

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)").path()
    try files.createDirectory(atPath: "\(folder)/session", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(folder)/tmp", withIntermediateDirectories: true)
    let userID = Environment.current.userID
    environment = Environment(
      variables: ["XDG_RUNTIME_DIR": "\(folder)/session"],
      temporaryFolder: "\(folder)/tmp/",
      userID: userID
    )
    environment.serviceFolder = "\(folder)/service"
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Permission bits of a file or folder below.
  func permissions(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
    return (attributes[.posixPermissions] as? UInt).map { Int($0) }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  /// Writes a server down as if it ran.
  func start(port: Int, token: String = "token", pid: Int32 = RuntimeFile.ownPID) throws {
    let file = RuntimeFile(url: "http://127.0.0.1:\(port)/", token: token, pid: pid)
    try RuntimeFolder.forServer(in: environment).write(file, port: port)
  }
}
