import FoundationEssentials

/// The sources of this checkout.
enum Project {
  static let root = String(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))

  static func text(_ path: String) -> String {
    let contents = FileManager.default.contents(atPath: "/\(root)/\(path)")
    return contents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Files below a folder whose names end so, relative to the folder.
  static func files(below folder: String, _ end: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: "/\(root)/\(folder)")
    return (paths ?? []).filter { $0.hasSuffix(end) }.sorted()
  }

  static let swiftFiles = files(below: "Sources", ".swift").map { path in
    SwiftFile(
      path: "Sources/\(path)",
      target: String(path.prefix { $0 != "/" }),
      source: text("Sources/\(path)")
    )
  }

  static let manifest = Manifest.dependencies(in: text("Package.swift"))

  static let cModules = files(below: "Sources", "module.modulemap").map {
    String($0.prefix { $0 != "/" })
  }
}
