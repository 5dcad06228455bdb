/// What stands between two participants in a line of a sequence, such as `-->>`.
struct SequenceArrow {
  private(set) var range: Range<Substring.Index>
  private(set) var isDashed: Bool
  private(set) var head = SequenceChart.Message.Head.filled
  private(set) var isBackward = false
  private(set) var isBoth = false

  /// The first in a text; nil where there is none.
  init?(in text: Substring, _ language: SequenceScanner.Language) {
    switch language {
    case .mermaid: self.init(mermaid: text)
    case .plantUML: self.init(plantUML: text)
    }
  }

  private init?(mermaid text: Substring) {
    guard let match = text.firstMatch(of: /(<<)?(--?)(>>|>|x|\))/) else { return nil }
    range = match.range
    isDashed = match.2 == "--"
    isBoth = match.1 != nil
    switch match.3 {
    case ">": head = .none
    case "x": head = .cross
    case ")": head = .open
    default: break
    }
  }

  private init?(plantUML text: Substring) {
    let sign = /(<{0,2})(-{1,2})(?:\[[^\]]*\])?(-?)(>{0,2})/
    let found = text.matches(of: sign).first { !$0.1.isEmpty || !$0.4.isEmpty }
    guard let match = found else { return nil }
    range = match.range
    isDashed = match.2.count + match.3.count > 1
    isBackward = match.4.isEmpty
    isBoth = !match.1.isEmpty && !match.4.isEmpty
    if max(match.1.count, match.4.count) > 1 { head = .open }
  }
}
