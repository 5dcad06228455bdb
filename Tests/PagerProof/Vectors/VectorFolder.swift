package import FoundationEssentials

/// Where vectors lie: the project's own, and the folder that `LECTERN_PAGER_VECTORS` names.
package struct VectorFolder: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  private static let variable = "LECTERN_PAGER_VECTORS"

  /// The folders to look in for the vectors of all machines.
  package static var all: [VectorFolder] {
    own + (ProcessInfo.processInfo.environment[variable].map { [VectorFolder(path: $0)] } ?? [])
  }

  /// Those of the project: of the pager, and of the sheet.
  package static var own: [VectorFolder] {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return ["pager", "sheet"].map { VectorFolder(path: "/\(tests)/Vectors/\($0)") }
  }

  /// The vectors beside the specification, where that is at hand.
  package static var specified: VectorFolder? {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "/\(root)/../shared/pager/vectors"
    return FileManager.default.fileExists(atPath: path) ? VectorFolder(path: path) : nil
  }

  /// The files of a folder in it, by their names.
  package func contents(in folder: String) throws -> [String: Data] {
    let place = "\(path)/\(folder)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: place)
    return names.filter { $0.hasSuffix(".json") }.reduce(into: [:]) { contents, name in
      contents[name] = FileManager.default.contents(atPath: "\(place)/\(name)")
    }
  }

  /// The files in it, in order; never none.
  package func files() throws(VectorProblem) -> [String] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw VectorProblem("\(path): no folder that can be read; set \(Self.variable) to one")
    }
    let files = paths.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    guard !files.isEmpty else { throw VectorProblem("\(path): no vector (*.json) in this folder") }
    return files
  }
}

/// What is wrong with a vector, or with what the machine made of it; names the file.
package struct VectorProblem: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
