/// Reads the lines of a sequence in Mermaid's language or in PlantUML's, which are nearly one.
struct SequenceScanner {
  enum Language { case mermaid, plantUML }

  private let language: Language
  private var chart = SequenceChart()
  private var numbers: [String: Int] = [:]
  private var open = 0
  /// Messages are counted out loud from 1.
  private var count: Int?
  /// Lines of a note that goes on.
  private var note: (side: SequenceChart.Note.Side, lines: [Substring])?
  /// A block of PlantUML's that says nothing of the sequence.
  private var skipped: Substring?

  private static let mostParticipants = 40
  private static let mostItems = 600
  private static let frames: Set<Substring> = [
    "alt", "break", "critical", "group", "loop", "opt", "par", "rect",
  ]

  static func chart(
    of lines: ArraySlice<Substring>,
    _ language: Language,
    title: String? = nil
  ) throws(DiagramRefusal) -> SequenceChart {
    var scanner = SequenceScanner(language: language)
    scanner.chart.title = title
    for line in lines {
      try scanner.take(line.prefix(1_000))
      guard scanner.chart.items.count <= mostItems else { throw DiagramRefusal("it is too long") }
    }
    guard scanner.chart.items.contains(where: { if case .message = $0 { true } else { false } })
    else { throw DiagramRefusal("no message is sent in it") }
    scanner.chart.items += Array(repeating: .end, count: scanner.open)
    return scanner.chart
  }

  private init(language: Language) {
    self.language = language
  }

  // MARK: - Lines

  private mutating func take(_ line: Substring) throws(DiagramRefusal) {
    if continues(line) { return }
    let word = line.prefix { $0.isLetter }
    let rest = line[word.endIndex...].trimmed
    // A condition may hold an arrow; a participant may have the name of a frame.
    let isFrame = Self.frames.contains(word) && !rest.isEmpty && !"-<".contains(rest.prefix(1))
    if !isFrame, try takeMessage(line) { return }
    switch word.lowercased() {
    case "participant", "actor", "boundary", "control", "entity", "database", "collections",
      "queue", "create":
      try declare(rest)
    case "activate": append(.activate(try participant(rest)))
    case "deactivate": append(.deactivate(try participant(rest)))
    case "note", "rnote", "hnote", "ref": try begin(note: rest)
    case _ where Self.frames.contains(word):
      // A rectangle of colour is a frame without words.
      let isPlain = word == "rect"
      append(
        .begin(kind: isPlain ? "" : String(word), words: isPlain ? "" : DiagramWords.cleaned(rest))
      )
      open += 1
    case "else", "and", "option":
      if open > 0 { append(.part(words: DiagramWords.cleaned(rest))) }
    case "end" where rest != "box":
      guard open > 0 else { return }
      open -= 1
      append(.end)
    case "title": chart.title = DiagramWords.label(rest.drop { $0 == ":" }.trimmed)
    case "autonumber": count = 1
    case "skinparam", "legend", "header", "footer", "accdescr":
      if rest.isEmpty || rest.hasSuffix("{") || word == "legend" { skipped = word }
    case "box", "end", "hide", "show", "scale", "autoactivate", "newpage", "links", "link",
      "properties", "details", "destroy", "acctitle":
      break
    case "": try takeSigns(line)
    default: throw Self.unknown(line)
    }
  }

  /// Whether a line belongs to what began before it.
  private mutating func continues(_ line: Substring) -> Bool {
    if let word = skipped {
      if line == "}" || line.lowercased().filter({ $0 != " " }) == "end\(word)" { skipped = nil }
      return true
    }
    guard let (side, lines) = note else { return false }
    if ["end note", "endnote", "end ref", "endrnote", "endhnote"].contains(line.lowercased()) {
      let words = lines.map(DiagramWords.cleaned).joined(separator: "\n")
      append(.note(SequenceChart.Note(side: side, words: words)))
      note = nil
    } else if lines.count < 40 {
      note?.lines.append(line)
    }
    return true
  }

  /// PlantUML's lines without letters: `== words ==` is a note over all, `...` a pause.
  private mutating func takeSigns(_ line: Substring) throws(DiagramRefusal) {
    if line.hasPrefix("==") {
      let words = line.drop { $0 == "=" }.prefix { $0 != "=" }
      let last = max(0, chart.participants.count - 1)
      append(
        .note(SequenceChart.Note(side: .over(0...last), words: DiagramWords.cleaned(words.trimmed)))
      )
    } else if !["...", "||"].contains(where: { line.hasPrefix($0) }) {
      throw Self.unknown(line)
    }
  }

  private static func unknown(_ line: Substring) -> DiagramRefusal {
    DiagramRefusal("“\(line.prefix(40))” is nothing that a sequence of messages has")
  }

  private mutating func append(_ item: SequenceChart.Item) {
    chart.items.append(item)
  }

  // MARK: - Participants

  /// From `A as Alice` in Mermaid; `"Alice" as A` or `A as "Alice"` in PlantUML.
  private mutating func declare(_ words: Substring) throws(DiagramRefusal) {
    var words = words
    for kind in ["participant ", "actor "] where words.hasPrefix(kind) {
      words = words.dropFirst(kind.count).trimmed
    }
    if language == .plantUML { words = words.prefix { $0 != "#" && $0 != "<" }.trimmed }
    guard let separator = words.firstRange(of: " as ") else {
      _ = try participant(words)
      return
    }
    let parts = (words[..<separator.lowerBound].trimmed, words[separator.upperBound...].trimmed)
    let isNameFirst = language == .mermaid || parts.1.hasPrefix("\"")
    let number = try participant(isNameFirst ? parts.0 : parts.1)
    chart.participants[number].label = DiagramWords.cleaned(isNameFirst ? parts.1 : parts.0)
  }

  private mutating func participant(_ written: Substring) throws(DiagramRefusal) -> Int {
    let name = DiagramWords.cleaned(written.trimmed)
    if let number = numbers[name] { return number }
    guard !name.isEmpty else { throw DiagramRefusal("a participant has no name") }
    guard chart.participants.count < Self.mostParticipants else {
      throw DiagramRefusal("it has too many participants")
    }
    numbers[name] = chart.participants.count
    chart.participants.append(SequenceChart.Participant(name: name, label: name))
    return chart.participants.count - 1
  }

  // MARK: - Notes

  /// From `right of A: words` or `over A, B` with lines up to `end note`; beside the last message where
  /// nobody is named.
  private mutating func begin(note written: Substring) throws(DiagramRefusal) {
    let place = written.prefix { $0 != ":" }
    let words = written[place.endIndex...].dropFirst().trimmed
    let names = place.prefix { $0 != "#" }.trimmed
    let side: SequenceChart.Note.Side
    let kind = names.prefix { $0 != " " }.lowercased()
    let who = names.dropFirst(kind.count).trimmed
    let named = who.lowercased().hasPrefix("of ") ? who.dropFirst(3).trimmed : who
    switch kind {
    case "left": side = .left(of: named.isEmpty ? last.lowerBound : try participant(named))
    case "right": side = .right(of: named.isEmpty ? last.upperBound : try participant(named))
    case "over":
      var numbers: [Int] = []
      for name in named.split(separator: ",") { numbers.append(try participant(name)) }
      guard let first = numbers.min(), let last = numbers.max() else { fallthrough }
      side = .over(first...last)
    default: throw Self.unknown(written)
    }
    guard words.isEmpty else {
      append(.note(SequenceChart.Note(side: side, words: DiagramWords.cleaned(words))))
      return
    }
    note = (side, [])
  }

  /// Between whom the last message went.
  private var last: ClosedRange<Int> {
    for case .message(let message) in chart.items.reversed() {
      return min(message.from, message.to)...max(message.from, message.to)
    }
    return 0...0
  }

  // MARK: - Messages

  /// From `A ->>+ B: words` and the like; false where a line is no message.
  private mutating func takeMessage(_ line: Substring) throws(DiagramRefusal) -> Bool {
    let colon = line.firstIndex(of: ":") ?? line.endIndex
    let ends = line[..<colon]
    guard let arrow = SequenceArrow(in: ends, language) else { return false }
    var other = ends[arrow.range.upperBound...].trimmed
    var activates: [Character] = []
    while let sign = language == .mermaid ? other.first : other.last, sign == "+" || sign == "-" {
      activates.append(sign)
      other = (language == .mermaid ? other.dropFirst() : other.dropLast()).trimmed
    }
    var from = try participant(ends[..<arrow.range.lowerBound])
    var to = try participant(other)
    if arrow.isBackward { swap(&from, &to) }
    var words = DiagramWords.cleaned(line[colon...].dropFirst().trimmed)
    if let number = count {
      words = "\(number). \(words)"
      count = number + 1
    }
    append(
      .message(
        SequenceChart.Message(
          from: from,
          to: to,
          words: words,
          isDashed: arrow.isDashed,
          head: arrow.head,
          isBoth: arrow.isBoth
        )
      )
    )
    if activates.contains("+") { append(.activate(to)) }
    if activates.contains("-") { append(.deactivate(from)) }
    return true
  }
}
