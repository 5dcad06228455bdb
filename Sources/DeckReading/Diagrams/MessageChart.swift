/// Reads a sequence in the language of mscgen: entities, then arcs between them.
struct MessageChart {
  private var chart = SequenceChart()
  private var numbers: [String: Int] = [:]

  private static let options = ["hscale", "width", "arcgradient", "wordwraparcs"]
  private static let boxes: Set<Substring> = ["box", "rbox", "abox", "note"]
  /// Of two that a text begins with, the longer one is meant.
  private static let signs = [
    "<<=>>", "<=>", "<->", "<:>", "=>>", "<<=", "->", "=>", ":>", "<-", "<=", "<:", ">>", "<<",
    "-x", "x-", "--", "==", "::", "..", " box ", " rbox ", " abox ", " note ",
  ]
  private static let most = 600

  static func draw(_ text: String) throws(DiagramRefusal) -> HTMLElement {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close
    else { throw DiagramRefusal("its braces are missing") }
    let lines = text[open..<close].dropFirst().split(separator: "\n").map(\.trimmed)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") }
    var reader = MessageChart()
    for statement in pieces(of: lines.joined(separator: " "), at: ";") {
      try reader.take(statement)
    }
    guard !reader.chart.items.isEmpty else { throw DiagramRefusal("no message is sent in it") }
    return reader.chart.drawing
  }

  private mutating func take(_ statement: Substring) throws(DiagramRefusal) {
    guard !Self.options.contains(where: { statement.hasPrefix($0) }) else { return }
    let parts = Self.pieces(of: String(statement), at: ",")
    guard !chart.participants.isEmpty else {
      for part in parts { try declare(part) }
      return
    }
    for part in parts {
      try takeArc(part)
      guard chart.items.count <= Self.most else { throw DiagramRefusal("it is too long") }
    }
  }

  // MARK: - Entities

  private mutating func declare(_ part: Substring) throws(DiagramRefusal) {
    let (words, label) = Self.split(part)
    let name = DiagramWords.cleaned(words)
    guard !name.isEmpty, numbers[name] == nil, chart.participants.count < 40 else {
      throw DiagramRefusal("“\(part.prefix(40))” is no entity, or one too many")
    }
    numbers[name] = chart.participants.count
    chart.participants.append(SequenceChart.Participant(name: name, label: label ?? name))
  }

  // MARK: - Arcs

  private mutating func takeArc(_ part: Substring) throws(DiagramRefusal) {
    let (words, label) = Self.split(part)
    if ["...", "---", "|||"].contains(words) {
      guard let label else { return }
      let all = 0...chart.participants.count - 1
      chart.items.append(.note(SequenceChart.Note(side: .over(all), words: label)))
      return
    }
    guard let arc = Self.arc(words) else { throw Self.unknown(part) }
    let sign = arc.sign
    let from = try number(arc.from)
    if Self.boxes.contains(sign) {
      let to = try number(arc.to)
      let side = SequenceChart.Note.Side.over(min(from, to)...max(from, to))
      chart.items.append(.note(SequenceChart.Note(side: side, words: label ?? "")))
      return
    }
    let others =
      arc.to == "*" ? chart.participants.indices.filter { $0 != from } : [try number(arc.to)]
    for to in others { chart.items.append(.message(Self.message(from, to, sign, label ?? ""))) }
  }

  /// The first sign that has words on both sides, and these.
  private static func arc(
    _ words: Substring
  ) -> (from: Substring, sign: Substring, to: Substring)? {
    for index in words.indices.dropFirst() {
      let rest = words[index...]
      for sign in signs where rest.utf8.starts(with: sign.utf8) {
        let to = rest.afterASCII(sign.utf8.count).trimmed
        // A name may end with an x.
        guard !to.isEmpty, sign != "x-" || !to.hasPrefix(">") else { continue }
        return (words[..<index].trimmed, sign[...].trimmed, to)
      }
    }
    return nil
  }

  private static func message(
    _ from: Int,
    _ to: Int,
    _ sign: Substring,
    _ words: String
  ) -> SequenceChart.Message {
    let isBackward = sign.hasPrefix("<") && !sign.hasSuffix(">") || sign == "x-"
    var message = SequenceChart.Message(
      from: isBackward ? to : from,
      to: isBackward ? from : to,
      words: words
    )
    message.isDashed = [">>", "<<", ".."].contains(sign)
    message.isBoth = sign.hasPrefix("<") && sign.hasSuffix(">")
    switch sign {
    case "->", "<-", "<->": message.head = .open
    case "-x", "x-": message.head = .cross
    case "--", "==", "..", "::": message.head = .none
    default: break
    }
    return message
  }

  private func number(_ name: Substring) throws(DiagramRefusal) -> Int {
    guard let number = numbers[DiagramWords.cleaned(name.trimmed)] else { throw Self.unknown(name) }
    return number
  }

  private static func unknown(_ part: Substring) -> DiagramRefusal {
    DiagramRefusal("“\(part.prefix(40))” is no arc between its entities")
  }

  // MARK: - Text

  /// What stands before the brackets, and the label in them.
  private static func split(_ part: Substring) -> (words: Substring, label: String?) {
    let words = part.prefix { $0 != "[" }
    let attributes = part[words.endIndex...].prefix(1_000)
    let label = attributes.firstMatch(of: /label\s*=\s*"((?:[^"\\]|\\.)*)"/)
    return (words.trimmed.prefix(300), DiagramWords.label(label?.1))
  }

  /// Between signs that stand neither in quotes nor in brackets.
  private static func pieces(of text: String, at separator: Character) -> [Substring] {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    let pieces = text.split { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      switch character {
      case "\"" where !isEscaped: isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      case separator where !isQuoted && depth <= 0: return true
      default: break
      }
      return false
    }
    return pieces.map(\.trimmed).filter { !$0.isEmpty }
  }
}
