import FoundationEssentials

/// The files that browsers are served: beside an installed program, or in its checkout.
package enum WebFolder {
  package static func locate() throws(WebFolderError) -> String {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try locate(
      named: Environment.current.variables["LECTERN_WEB"],
      executable: own ?? "",
      isFolder: { FileManager.default.isReadableFile(atPath: "\($0)/.") }
    )
  }

  /// What is named holds, even where it is wrong: a silent second choice would hide that.
  static func locate(
    named: String?,
    executable: String,
    isFolder: (String) -> Bool
  ) throws(WebFolderError) -> String {
    if let named, !named.isEmpty {
      guard isFolder(named) else {
        throw WebFolderError("LECTERN_WEB is '\(named)', which is no folder that can be read")
      }
      return named
    }
    let parents = ancestors(of: executable)
    let installed = parents.dropFirst().first.map { "\($0)/share/lectern/web" }
    // A program that was built and not installed lies in `.build`, some folders below its sources.
    let checkouts = parents.filter { isFolder("\($0)/Sources/lectern") }.map { "\($0)/web" }
    for folder in [installed].compactMap({ $0 }) + checkouts where isFolder(folder) {
      return folder
    }
    throw WebFolderError(
      "the viewer's files are missing beside '\(executable)'; name their folder by LECTERN_WEB"
    )
  }

  /// The folder of a file, the folder of that one, and so on.
  private static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}

/// Why there is nothing that a browser could be served.
package struct WebFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  init(_ text: String) {
    self.text = text
  }
}
