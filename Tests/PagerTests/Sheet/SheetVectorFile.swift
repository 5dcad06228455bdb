import Foundation
import Pager
import Testing

/// One run of a sheet that is told in full: a start, inputs, and what each of them causes.
struct SheetVectorFile: Sendable, CustomTestStringConvertible {
  let path: String
  let content: JSONValue

  var testDescription: String { path }

  /// All files that belong to the project, and those about sheets in the folder that
  /// `LECTERN_PAGER_VECTORS` names.
  static func all() throws -> [SheetVectorFile] {
    let own = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/sheet")
    let other = ProcessInfo.processInfo.environment["LECTERN_PAGER_VECTORS"]
    return try files(in: own) + (other.map { try files(in: URL(fileURLWithPath: $0)) } ?? [])
  }

  private static func files(in folder: URL) throws -> [SheetVectorFile] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.sorted().filter { $0.hasSuffix(".json") }.compactMap { path in
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      let content = try JSONDecoder().decode(JSONValue.self, from: data)
      guard content["machine"].string == "sheet" else { return nil }
      return SheetVectorFile(path: path, content: content)
    }
  }

  /// The sheet at the start of the run.
  func sheet() -> Sheet {
    let fields = content["configuration"]
    var configuration = Sheet.Configuration()
    configuration.sheetDuration = fields["sheetDuration"].number ?? configuration.sheetDuration
    configuration.policy =
      fields["policy"].string.flatMap(Sheet.Policy.init) ?? configuration.policy
    return Sheet(bindings: content["bindings"].stringsByKey, configuration: configuration)
  }
}

extension JSONValue {
  fileprivate var stringsByKey: [String: String] {
    guard case .object(let fields) = self else { return [:] }
    return fields.compactMapValues(\.string)
  }
}
