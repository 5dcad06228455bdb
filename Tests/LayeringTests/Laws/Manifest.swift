/// What the targets of a manifest declare, read as text.
enum Manifest {
  /// Dependencies by target, of each `.target(name: "X", dependencies: ["Y"])`.
  static func dependencies(in source: String) -> [String: Set<String>] {
    let tokens = SwiftScanner.tokens(of: source).filter { $0.kind != .lineEnd }
    var declared: [String: Set<String>] = [:]
    for index in tokens.indices {
      guard ["target", "executableTarget"].contains(tokens[index].word), index + 4 < tokens.count,
        tokens[index + 2].word == "name", let name = tokens[index + 4].text
      else { continue }
      let arguments = tokens[(index + 5)...].prefix { !$0.isMark(")") }
      guard let list = arguments.firstIndex(where: { $0.word == "dependencies" }) else {
        declared[name] = []
        continue
      }
      declared[name] = Set(arguments[list...].prefix { !$0.isMark("]") }.compactMap(\.text))
    }
    return declared
  }
}
