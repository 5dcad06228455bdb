import Foundation
import Pager
import Testing

/// One run that is told in full: a start, inputs, and what each of them causes.
struct VectorFile: Sendable, CustomTestStringConvertible {
  let path: String
  let content: JSONValue

  var testDescription: String { path }

  /// All files of the project about the pager, and of the folder that `LECTERN_PAGER_VECTORS` names.
  ///
  /// Those about another machine say which, and are for its own tests.
  static func all() throws -> [VectorFile] {
    let own = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/pager")
    let other = ProcessInfo.processInfo.environment["LECTERN_PAGER_VECTORS"]
    return try files(in: own) + (other.map { try files(in: URL(fileURLWithPath: $0)) } ?? [])
  }

  private static func files(in folder: URL) throws -> [VectorFile] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.sorted().filter { $0.hasSuffix(".json") }.compactMap { path in
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      let content = try JSONDecoder().decode(JSONValue.self, from: data)
      return content["machine"] == .null ? VectorFile(path: path, content: content) : nil
    }
  }

  /// The pager at the start of the run.
  func pager() -> Pager {
    let layout = content["layout"]
    return Pager(
      pages: content["pages"].strings ?? [],
      current: content["current"].string,
      configuration: Pager.Configuration(vector: content["configuration"]),
      layout: Pager.Layout(
        axis: layout["axis"].string.flatMap(Pager.Layout.Axis.init) ?? .horizontal,
        direction: layout["direction"].string.flatMap(Pager.Layout.TextDirection.init)
          ?? .leftToRight
      ),
      roles: ["a": .presenter, "b": .presenter, "c": .presenter, "m": .admin, "v": .viewer],
      driver: content["driver"].string,
      vetoes: Pager.Veto.rules(vector: content["vetoes"])
    )
  }
}

extension Pager.Veto {
  static func rules(vector: JSONValue) -> [Pager.Veto] {
    (vector.list ?? []).map { rule in
      Pager.Veto(
        from: rule["from"].string,
        to: rule["to"].string,
        cause: rule["cause"].string.flatMap(Pager.Cause.init)
      )
    }
  }
}

extension Pager.Configuration {
  init(vector: JSONValue) {
    self.init()
    loop = vector["loop"].bool ?? loop
    bounces = vector["bounces"].bool ?? bounces
    hidesForSinglePage = vector["hidesForSinglePage"].bool ?? hidesForSinglePage
    commitDistance = vector["commitDistance"].number ?? commitDistance
    flickVelocity = vector["flickVelocity"].number ?? flickVelocity
    flickMinTravel = vector["flickMinTravel"].number ?? flickMinTravel
    reversalEpsilon = vector["reversalEpsilon"].number ?? reversalEpsilon
    baseDuration = vector["baseDuration"].number ?? baseDuration
    minDuration = vector["minDuration"].number ?? minDuration
    bounceDuration = vector["bounceDuration"].number ?? bounceDuration
    gestureTimeout = vector["gestureTimeout"].number ?? gestureTimeout
    velocityStaleness = vector["velocityStaleness"].number ?? velocityStaleness
    velocityWindow = vector["velocityWindow"].number ?? velocityWindow
    neighbourRadius = vector["neighbourRadius"].int ?? neighbourRadius
    driverGrace = vector["driverGrace"].number ?? driverGrace
    controlWraps = vector["controlWraps"].bool ?? controlWraps
    driverMode = vector["driverMode"].string.flatMap(Pager.DriverMode.init) ?? driverMode
    if let rate = vector["commitRule"]["projection"].number { commitRule = .projection(rate: rate) }
    if vector["flickOnCatch"].string == "absorb" { flickOnCatch = .absorb }
  }
}
