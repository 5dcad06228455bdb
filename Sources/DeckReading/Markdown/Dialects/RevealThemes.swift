/// The themes of reveal.js that are dark; of theirs nothing else is taken over.
enum RevealThemes {
  private static let dark: Set<String> = [
    "black", "black-contrast", "blood", "dark", "dracula", "league", "moon", "night",
  ]

  /// By a name, a file, or a list of them of which one is a theme.
  static func ground(_ theme: YAML?) -> Ground? {
    let isDark = theme?.texts.contains { name in
      let file = name.split(separator: "/").last.map(String.init) ?? ""
      return dark.contains(file.hasSuffix(".css") ? String(file.dropLast(4)) : file)
    }
    return isDark == true ? .dark : nil
  }
}
