/// What the code of a layer may not say.
enum PurityLaws {
  static func findings(in file: SwiftFile) -> [Finding] {
    guard let layer = Layer.of(file.target) else { return [] }
    var findings: [Finding] = []
    if layer == .pure { findings += clocks(file) + inputAndOutput(file) }
    findings += layer == .edge ? leavingPointers(file) : unsafety(file)
    return findings + uncheckedSendability(file, layer)
  }

  private static let clockNames: Set<String> = [
    "ContinuousClock", "SuspendingClock", "Date", "DispatchTime", "clock_gettime", "gettimeofday",
    "sleep", "usleep", "nanosleep",
  ]

  /// Time is an argument.
  private static func clocks(_ file: SwiftFile) -> [Finding] {
    file.words.filter { clockNames.contains($0.word) }.map {
      file.finding($0.line, "\(file.target) reads a clock: \($0.word)")
    }
  }

  private static let streamNames: Set<String> = ["print", "debugPrint", "dump", "readLine"]

  private static func inputAndOutput(_ file: SwiftFile) -> [Finding] {
    file.words.compactMap { before, word, after, line in
      let isCall = after?.isMark("(") == true && before?.isMark(".") != true
      let isOwn = before?.word == "func"
      guard word == "CommandLine" || (streamNames.contains(word) && isCall && !isOwn) else {
        return nil
      }
      return file.finding(line, "\(file.target) does input or output: \(word)")
    }
  }

  private static func unsafety(_ file: SwiftFile) -> [Finding] {
    file.words.compactMap { before, word, _, line in
      let isAttribute = word == "safe" && before?.isMark("@") == true
      guard
        isAttribute || word.isPointer || word.hasPrefix("unsafe") || word.hasPrefix("withUnsafe")
      else { return nil }
      return file.finding(line, "\(file.target) is no edge and says \(word)")
    }
  }

  /// No pointer stands in a declaration that other targets see.
  private static func leavingPointers(_ file: SwiftFile) -> [Finding] {
    file.tokens.indices.filter { ["package", "public"].contains(file.tokens[$0].word) }
      .compactMap { start in
        file.declaration(from: start).first { $0.word?.isPointer == true }
      }
      .map { file.finding($0.line, "\(file.target) lets \($0.word ?? "") out") }
  }

  /// Only for an edge's lock, and for storage that belongs to its C library.
  private static func uncheckedSendability(_ file: SwiftFile, _ layer: Layer) -> [Finding] {
    let holdsC = file.imports.contains { $0.module.isCModule }
    let isStorage = file.path.hasSuffix("/Locked.swift") || file.path.hasSuffix("/CStorage.swift")
    guard layer != .edge || !(holdsC || isStorage) else { return [] }
    return file.words.compactMap { before, word, _, line in
      word == "unchecked" && before?.isMark("@") == true
        ? file.finding(line, "\(file.target) says @unchecked Sendable") : nil
    }
  }
}

extension String {
  fileprivate var isPointer: Bool {
    hasPrefix("Unsafe") || self == "OpaquePointer" || self == "CVaListPointer"
  }
}

extension SwiftFile {
  /// The tokens of a declaration, to its body or its end.
  fileprivate func declaration(from start: Int) -> ArraySlice<Token> {
    var depth = 0
    var end = start
    while end < tokens.count {
      let token = tokens[end]
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth == 0, token.isMark("{") || token.isMark("=") || token.kind == .lineEnd { break }
      end += 1
    }
    return tokens[start..<end]
  }
}
