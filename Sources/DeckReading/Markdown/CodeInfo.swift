/// What the line that opens code says about it: ```` ```swift {1,3|5-7|all} ```` and its like.
struct CodeInfo: Equatable {
  /// As it was written; nil where it names none.
  var language: String?
  /// What stands above the code, such as a file's name.
  var title: String?
  var isNumbered = false
  /// The number of the first line.
  var firstLine = 1
  /// The lines that stand out, one group after the other.
  var groups: [LineGroup] = []

  private static let mostGroups = 200
  private static let largestNumber = 1_000_000

  init() {}

  /// Reads the info strings of reveal.js, Slidev, presenterm, pandoc and Quarto.
  init(_ info: String) {
    var rest = info[...].trimmed
    if rest.hasPrefix("{") {
      let (inside, after) = Self.enclosed(rest, by: "}")
      takeAttributes(inside, namesLanguage: true)
      rest = after
    } else {
      let word = rest.prefix { !" \t{[,:".contains($0) }
      language = word.isEmpty ? nil : String(word)
      rest = rest[word.endIndex...]
    }
    takeRest(rest)
    groups = Array(groups.prefix(Self.mostGroups))
  }

  // MARK: - Parts

  private mutating func takeRest(_ text: Substring) {
    var rest = text.trimmed
    while let first = rest.first {
      if first == "{" {
        let (inside, after) = Self.enclosed(rest, by: "}")
        takeBraces(inside)
        rest = after
      } else if first == "[" {
        let (inside, after) = Self.enclosed(rest, by: "]")
        takeBrackets(inside)
        rest = after
      } else {
        let word = rest.word(endingAt: " \t,{[")
        takeWord(word)
        rest = rest[word.endIndex...].drop { " \t,".contains($0) }
      }
    }
  }

  private mutating func takeBraces(_ inside: Substring) {
    if let groups = LineGroup.groups(inside) {
      self.groups = groups
    } else {
      takeAttributes(inside, namesLanguage: false)
    }
  }

  /// `[1-2|3]` and `[712: 1|2]` as in reveal.js, where lines count from the code's own first; else a
  /// title, as in Slidev.
  private mutating func takeBrackets(_ inside: Substring) {
    var lines = inside
    if let colon = inside.firstIndex(of: ":"), let start = Int(inside[..<colon].trimmed) {
      firstLine = Self.number(start)
      lines = inside[colon...].dropFirst()
    }
    if lines.allSatisfy(\.isWhitespace) {
      isNumbered = true
    } else if let groups = LineGroup.groups(lines) {
      isNumbered = true
      self.groups = groups.map { $0.moved(by: firstLine - 1) }
    } else {
      title = String(inside)
    }
  }

  /// Classes, and pairs such as `startFrom="5"` or `lines:true`.
  private mutating func takeAttributes(_ inside: Substring, namesLanguage: Bool) {
    var rest = inside.drop { " \t,".contains($0) }
    while !rest.isEmpty {
      let word = rest.word(endingAt: " \t,{[")
      rest = rest[word.endIndex...].drop { " \t,{[".contains($0) }
      if word.hasPrefix(".") || namesLanguage && language == nil && Self.isName(word) {
        takeClass(word.drop { $0 == "." || $0 == "=" })
      } else {
        takeWord(word)
      }
    }
  }

  private mutating func takeClass(_ name: Substring) {
    if name.lowercased() == "numberlines" || name.lowercased() == "number-lines" {
      isNumbered = true
    } else if language == nil, !name.isEmpty {
      language = String(name)
    }
  }

  private mutating func takeWord(_ word: Substring) {
    guard let sign = word.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
      if ["+line_numbers", "linenos", "lineNumbers", "showLineNumbers"].contains(word) {
        isNumbered = true
      }
      return
    }
    let value = word[sign...].dropFirst().trimmed.unquoted
    switch word[..<sign].trimmed.lowercased() {
    case "startfrom", "start-from", "startline", "start", "linenostart", "data-ln-start-from":
      firstLine = Int(value).map(Self.number) ?? firstLine
    case "lines", "linenos", "linenumbers", "numberlines":
      isNumbered = value != "false"
    case "code-line-numbers", "data-line-numbers":
      isNumbered = value != "false"
      groups = LineGroup.groups(value)?.map { $0.moved(by: firstLine - 1) } ?? groups
    case "title", "filename", "file", "name", "caption":
      title = value.isEmpty ? nil : String(value)
    case let key where key.isEmpty && title == nil && sign == word.startIndex:
      title = value.isEmpty ? nil : String(value)
    default: break
    }
  }

  private static func number(_ written: Int) -> Int { min(max(0, written), largestNumber) }

  // MARK: - Words

  /// What the first sign opens, and what comes after its end.
  private static func enclosed(
    _ text: Substring,
    by end: Character
  ) -> (inside: Substring, after: Substring) {
    let content = text.dropFirst()
    guard let close = content.firstIndex(of: end) else { return (content, "") }
    return (content[..<close], content[close...].dropFirst().trimmed)
  }

  private static func isName(_ word: Substring) -> Bool {
    word.drop { $0 == "=" }.allSatisfy { $0.isLetter || $0.isNumber || "+-#_".contains($0) }
  }
}
