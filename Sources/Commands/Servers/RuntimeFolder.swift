import FoundationEssentials

/// A folder in which running servers write themselves down, each as `<port>.json`; nobody but its
/// owner reads it.
package struct RuntimeFolder: Equatable, Sendable {
  package let path: String

  /// Those that there may be, the best first.
  static func candidates(in environment: Environment) -> [RuntimeFolder] {
    let session = environment.variables["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let own = "\(environment.temporaryFolder.droppingLastSlash)/lectern-\(environment.userID)"
    return [
      session.map { RuntimeFolder(path: "\($0.droppingLastSlash)/lectern") },
      RuntimeFolder(path: environment.serviceFolder),
      RuntimeFolder(path: own),
    ].compactMap { $0 }
  }

  /// The folder for a server that starts now, made where it is missing.
  package static func forServer(
    in environment: Environment
  ) throws(RuntimeFolderError)
    -> RuntimeFolder
  {
    let files = FileManager.default
    for folder in candidates(in: environment) {
      if folder.path == environment.serviceFolder {
        // The system makes it, for its service alone.
        if files.isWritableFile(atPath: folder.path) { return folder }
      } else if files.isWritableFile(atPath: folder.parent) {
        try folder.make(owner: environment.userID)
        return folder
      }
    }
    throw RuntimeFolderError("no folder to write to: set XDG_RUNTIME_DIR")
  }

  /// Servers that run, by their ports; files of those that ended without a word are removed.
  func runningServers() -> [Int: RuntimeFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var servers: [Int: RuntimeFile] = [:]
    for name in names where name.hasSuffix(".json") {
      guard let port = Int(name.dropLast(5)), let file = read(port: port) else { continue }
      if file.isRunning {
        servers[port] = file
      } else {
        remove(port: port)
      }
    }
    return servers
  }

  /// Writes the file so that it is seen as a whole or not at all, and by its owner alone.
  package func write(_ file: RuntimeFile, port: Int) throws(RuntimeFolderError) {
    let files = FileManager.default
    let draft = "\(path)/\(port).new"
    do {
      // Closed to others while it is still empty; writing to it leaves that as it is.
      try? files.removeItem(atPath: draft)
      let ownersOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
      _ = files.createFile(atPath: draft, contents: nil, attributes: ownersOnly)
      try JSONEncoder().encode(file).write(to: URL(filePath: draft))
      remove(port: port)
      try files.moveItem(atPath: draft, toPath: name(port))
    } catch {
      throw RuntimeFolderError("can't write '\(name(port))': is the disk full?")
    }
  }

  /// What all servers of the folder's owner know and nobody else, made once; nil where that fails.
  package func secret() -> String? {
    let files = FileManager.default
    let name = "\(path)/secret"
    if let kept = try? String(contentsOfFile: name, encoding: .utf8), !kept.isEmpty { return kept }
    let made = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
    let ownersOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard files.createFile(atPath: name, contents: nil, attributes: ownersOnly),
      (try? Data(made.utf8).write(to: URL(filePath: name))) != nil
    else { return nil }
    return made
  }

  package func remove(port: Int) {
    try? FileManager.default.removeItem(atPath: name(port))
  }

  // MARK: -

  private var parent: String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private func name(_ port: Int) -> String {
    "\(path)/\(port).json"
  }

  private func read(port: Int) -> RuntimeFile? {
    FileManager.default.contents(atPath: name(port)).flatMap {
      try? JSONDecoder().decode(RuntimeFile.self, from: $0)
    }
  }

  private func make(owner: UInt32) throws(RuntimeFolderError) {
    let files = FileManager.default
    let ownersOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    // It may be there from an earlier run; what counts is what is found.
    try? files.createDirectory(
      atPath: path,
      withIntermediateDirectories: false,
      attributes: ownersOnly
    )
    guard let found = try? files.attributesOfItem(atPath: path) else {
      throw RuntimeFolderError("can't make the folder '\(path)'")
    }
    // In a folder that all may write to, someone else may have been first.
    guard found[.type] as? FileAttributeType == .typeDirectory,
      found[.ownerAccountID] as? UInt == UInt(owner),
      (try? files.setAttributes(ownersOnly, ofItemAtPath: path)) != nil
    else { throw RuntimeFolderError("'\(path)' belongs to someone else: set XDG_RUNTIME_DIR") }
  }
}

/// Why a server can't write itself down; it runs all the same, but verbs need its address.
package struct RuntimeFolderError: Error, Equatable, Sendable {
  package let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension String {
  fileprivate var droppingLastSlash: Substring {
    hasSuffix("/") ? dropLast() : self[...]
  }
}
