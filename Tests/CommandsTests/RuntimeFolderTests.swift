import FoundationEssentials
import Testing

@testable import Commands

@Suite("Runtime folder")
struct RuntimeFolderTests {
  private let temporary: TemporaryEnvironment

  init() throws {
    temporary = try TemporaryEnvironment()
  }

  @Test func `a server is written down for its owner alone`() throws {
    try temporary.start(port: 8080)
    #expect(try temporary.permissions("session/lectern") == 0o700)
    #expect(try temporary.permissions("session/lectern/8080.json") == 0o600)
  }

  @Test func `a secret is kept for later runs, for its owner alone`() throws {
    let folder = try RuntimeFolder.forServer(in: temporary.environment)
    let secret = try #require(folder.secret())
    #expect(secret.utf8.count >= 32)
    #expect(folder.secret() == secret)
    #expect(try temporary.permissions("session/lectern/secret") == 0o600)
  }

  @Test func `a folder that others could read is closed to them`() throws {
    let path = "\(temporary.folder)/session/lectern"
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755]
    )
    try temporary.start(port: 8080)
    #expect(try temporary.permissions("session/lectern") == 0o700)
  }

  @Test func `a service uses the folder that the system made for it`() throws {
    temporary.environment.variables = [:]
    try FileManager.default.createDirectory(
      atPath: temporary.environment.serviceFolder,
      withIntermediateDirectories: false
    )
    try temporary.start(port: 8080)
    #expect(temporary.exists("service/8080.json"))
  }

  @Test func `without a session's folder the temporary one is used`() throws {
    temporary.environment.variables = ["XDG_RUNTIME_DIR": ""]
    try temporary.start(port: 8080)
    let userID = temporary.environment.userID
    #expect(temporary.exists("tmp/lectern-\(userID)/8080.json"))
    #expect(try temporary.permissions("tmp/lectern-\(userID)") == 0o700)
  }

  @Test func `a folder that someone else made is not used`() throws {
    temporary.environment.variables = [:]
    // Whoever runs the tests owns the folder, and is not this user.
    temporary.environment.userID += 1
    #expect(throws: RuntimeFolderError.self) { try temporary.start(port: 8080) }
  }

  @Test func `a link in place of the folder is not followed`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.folder)/session/lectern",
      withDestinationPath: "\(temporary.folder)/tmp"
    )
    #expect(throws: RuntimeFolderError.self) { try temporary.start(port: 8080) }
  }

  @Test func `what was written is read`() throws {
    try temporary.start(port: 8080, token: "a")
    try temporary.start(port: 9000, token: "b")
    let folder = try RuntimeFolder.forServer(in: temporary.environment)
    #expect(folder.runningServers().mapValues(\.token) == [8080: "a", 9000: "b"])
    folder.remove(port: 8080)
    #expect(folder.runningServers().mapValues(\.token) == [9000: "b"])
  }

  @Test func `a server that ended without a word is forgotten`() throws {
    // Above the largest number that the kernel gives to a process.
    try temporary.start(port: 8080, pid: 1 << 30)
    let folder = try RuntimeFolder.forServer(in: temporary.environment)
    #expect(folder.runningServers() == [:])
    #expect(!temporary.exists("session/lectern/8080.json"))
  }

  @Test(arguments: ["", "{", "[]", #"{"url":"u","token":"t","pid":99999999999}"#, "\u{0}"])
  func `a file that is none of ours is left alone`(_ text: String) throws {
    try temporary.start(port: 8080)
    let folder = try RuntimeFolder.forServer(in: temporary.environment)
    try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/9000.json"))
    try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/notes.json"))
    #expect(folder.runningServers().keys.sorted() == [8080])
    #expect(temporary.exists("session/lectern/9000.json"))
  }
}
