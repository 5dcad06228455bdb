/// What may import what.
struct ImportLaws {
  /// What each target declares in the manifest, by its name.
  let manifest: [String: Set<String>]

  func findings(in file: SwiftFile) -> [Finding] {
    guard let layer = Layer.of(file.target) else {
      return [file.finding(0, "\(file.target) is in no layer")]
    }
    return file.imports.compactMap { found in
      breach(found, layer, file.target).map { file.finding(found.line, $0) }
    }
  }

  private func breach(_ found: SwiftFile.Import, _ layer: Layer, _ target: String) -> String? {
    let module = found.module
    if layer.systemModules(of: target).contains(module) { return nil }
    if module.isCModule {
      return layer == .edge
        ? cBreach(found, target) : "\(target) is no edge and imports the C module \(module)"
    }
    guard Layer.of(module) != nil else { return "\(target) imports \(module)" }
    guard layer.importable(from: target).contains(module) else {
      return "\(target) imports \(module), which is not beneath it"
    }
    return undeclared(module, target)
  }

  private func cBreach(_ found: SwiftFile.Import, _ target: String) -> String? {
    // A C type in a signature that leaves would be an error after an internal import.
    if !Set(found.modifiers).isDisjoint(with: ["public", "package", "_exported"]) {
      return "\(target) hands the C module \(found.module) on"
    }
    return undeclared(found.module, target)
  }

  /// The compiler lets an import pass that only a neighbour declares.
  private func undeclared(_ module: String, _ target: String) -> String? {
    manifest[target, default: []].contains(module)
      ? nil : "\(target) imports \(module) and doesn't declare it"
  }

  /// Each C module has one edge that imports it.
  static func cFindings(modules: [String], in files: [SwiftFile]) -> [Finding] {
    modules.compactMap { module in
      let importers = Set(
        files.filter { $0.imports.contains { $0.module == module } }.map(\.target)
      )
      return importers.count == 1
        ? nil
        : Finding(
          path: "Sources/\(module)",
          line: 0,
          text: "\(module) is imported by \(importers.sorted()), not by one edge"
        )
    }
  }
}

extension String {
  /// A header-only module of ours: `CLibuv`.
  var isCModule: Bool {
    hasPrefix("C") && dropFirst().first?.isUppercase == true
  }
}
