/// Code as presenterm shows it: without the lines that are there for the compiler alone.
enum PresentermCode {
  /// By language, what those lines begin with.
  private static let hidden: [String: String] = [
    "bash": "/// ", "c": "/// ", "c++": "/// ", "c#": "/// ", "cpp": "/// ", "csharp": "/// ",
    "fish": "/// ", "go": "/// ", "java": "/// ", "javascript": "/// ", "js": "/// ",
    "kotlin": "/// ", "python": "/// ", "rust": "# ", "sh": "/// ", "shell": "/// ",
    "typescript": "/// ", "ts": "/// ", "zsh": "/// ",
  ]

  static func shown(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var prefix: String?
    var opener: LineShape.Fence?
    return lines.filter { line in
      guard line.kind == .code else {
        opener = nil
        return true
      }
      let fence = LineShape(line.text).fence
      guard let open = opener else {
        opener = fence
        let words = fence?.info.split(separator: " ") ?? []
        let isRun = words.contains { $0.hasPrefix("+exec") || $0 == "+validate" }
        prefix = isRun ? words.first.flatMap { hidden[$0.lowercased()] } : nil
        return true
      }
      if fence?.closes(open) == true {
        opener = nil
        return true
      }
      return prefix.map { !(line.text + " ").hasPrefix($0) } ?? true
    }
  }
}
