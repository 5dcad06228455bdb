/// What the browser's modules may import and name; folders are their layers.
enum WebLaws {
  /// The folders that a module of a folder may import from, its own included.
  static let importable: [String: Set<String>] = [
    "pager": ["pager"],
    "session": ["session", "pager"],
    "net": ["net", "session", "pager"],
    "dom": ["dom", "session", "pager"],
    "app": ["app", "dom", "net", "session", "pager"],
  ]

  /// Those that mirror the pure targets.
  private static let pure: Set<String> = ["pager", "session"]

  private static let impureNames: Set<String> = [
    "Date", "performance", "setTimeout", "setInterval", "requestAnimationFrame", "document",
    "globalThis", "navigator", "location", "localStorage", "sessionStorage", "fetch", "WebSocket",
    "console",
  ]

  /// Findings of one module; `path` is relative to `web`.
  static func findings(path: String, source: String) -> [Finding] {
    let folder = path.split(separator: "/").first.map(String.init) ?? ""
    guard let allowed = importable[folder], path.contains("/") else {
      return [
        Finding(path: "web/\(path)", line: 0, text: "\(folder) is in no layer of the browser")
      ]
    }
    let tokens = ScriptScanner.tokens(of: source)
    var findings = specifiers(in: tokens).compactMap { name, line in
      breach(name, in: path, allowed).map { Finding(path: "web/\(path)", line: line, text: $0) }
    }
    if pure.contains(folder) { findings += impurities(tokens, path) }
    return findings
  }

  /// Each module that is named by `import`, `export … from` or `import()`.
  private static func specifiers(in tokens: [Token]) -> [(name: String, line: Int)] {
    let code = tokens.filter { $0.kind != .lineEnd }
    return code.indices.compactMap { index in
      guard index > 0, let name = code[index].text else { return nil }
      let before = code[index - 1]
      let isCall =
        index > 1 && before.isMark("(") && code[index - 2].word == "import"
      guard before.word == "from" || before.word == "import" || isCall else { return nil }
      return (name, code[index].line)
    }
  }

  private static func breach(_ name: String, in path: String, _ allowed: Set<String>) -> String? {
    guard name.hasPrefix("./") || name.hasPrefix("../") else {
      return "'\(name)' is no module of ours beside this one"
    }
    guard name.hasSuffix(".js") else { return "'\(name)' doesn't end in .js" }
    let target = resolve(name, beside: path)
    guard let folder = target.first, target.count > 1, allowed.contains(folder) else {
      return "'\(name)' is not beneath \(path.split(separator: "/")[0])"
    }
    return nil
  }

  /// Path components below `web`; empty when it leads out of it.
  private static func resolve(_ name: String, beside path: String) -> [String] {
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in name.split(separator: "/") where part != "." {
      if part == ".." {
        guard folders.popLast() != nil else { return [] }
      } else {
        folders.append(String(part))
      }
    }
    return folders
  }

  private static func impurities(_ tokens: [Token], _ path: String) -> [Finding] {
    tokens.indices.compactMap { index in
      guard let word = tokens[index].word, impureNames.contains(word),
        !isMember(tokens[..<index]),
        // A property or a parameter of that name is none of the browser's.
        index + 1 >= tokens.count || !tokens[index + 1].isMark(":")
      else { return nil }
      return Finding(
        path: "web/\(path)",
        line: tokens[index].line,
        text: "\(path.split(separator: "/")[0]) is pure and names \(word)"
      )
    }
  }

  /// Whether what follows belongs to a value; what belongs to `window` is the browser's all the same,
  /// and the word alone is not: a pager has a window of pages.
  private static func isMember(_ before: ArraySlice<Token>) -> Bool {
    before.last?.isMark(".") == true && before.dropLast().last?.word != "window"
  }
}
