/// The headings and rules of a deck, as far as they can begin a page: what stands in divisions can't.
struct Outline {
  enum Block: Equatable {
    case heading(level: Int)
    case rule
    case content
  }

  /// By the index of the line at which they begin, in order.
  private(set) var blocks: [(line: Int, block: Block)] = []

  init(_ text: ScannedMarkdown) {
    let depths = Self.depths(of: text.lines)
    var paragraph: Int?
    for (index, line) in text.lines.enumerated() {
      switch line.kind {
      case .text where depths[index] == 0:
        if paragraph == nil { blocks.append((index, .content)) }
        paragraph = paragraph ?? index
        continue
      case .underline where depths[index] == 0:
        if paragraph != nil, let last = blocks.popLast() {
          blocks.append((last.line, .heading(level: line.text.contains("=") ? 1 : 2)))
        }
      case .heading where depths[index] == 0:
        blocks.append((index, .heading(level: LineShape(line.text).headingLevel)))
      case .separator where depths[index] == 0, .rule where depths[index] == 0:
        blocks.append((index, .rule))
      case .blank, .definition: break
      default: blocks.append((index, .content))
      }
      paragraph = nil
    }
  }

  var hasRules: Bool { blocks.contains { $0.block == .rule } }

  /// The highest level of heading that is followed by content at once: what pandoc and patat call the
  /// slide level.
  var slideLevel: Int {
    zip(blocks, blocks.dropFirst()).reduce(6) { level, pair in
      guard case .heading(let found) = pair.0.block, pair.1.block == .content else { return level }
      return min(level, found)
    }
  }

  /// How many headings of a level there are.
  func count(of level: Int) -> Int { blocks.count { $0.block == .heading(level: level) } }

  /// What each line is to the pages where they begin at headings of a level and of those above it, and
  /// at rules; a heading right behind a rule begins no page of its own.
  func cuts(at level: Int) -> [Int: ScannedMarkdown.Cut] {
    var cuts: [Int: ScannedMarkdown.Cut] = [:]
    var before: Block = .rule
    for (line, block) in blocks {
      switch block {
      case .rule: cuts[line] = .here
      case .heading(let found) where found <= level && before != .rule: cuts[line] = .before
      case .heading, .content: break
      }
      before = block
    }
    return cuts
  }

  /// How many divisions each line is in; one that is never closed encloses nothing.
  private static func depths(of lines: [MarkdownLine]) -> [Int] {
    var changes = Array(repeating: 0, count: lines.count + 1)
    var open: [Int] = []
    for (index, line) in lines.enumerated() where line.kind == .division {
      if LineShape(line.text).division?.isEmpty == false {
        open.append(index)
      } else if let start = open.popLast() {
        changes[start] += 1
        changes[index + 1] -= 1
      }
    }
    var depth = 0
    return lines.indices.map { index in
      depth += changes[index]
      return depth
    }
  }
}

extension LineShape {
  /// How many hash signs a heading begins with.
  var headingLevel: Int { body.utf8.prefix { $0 == UInt8(ascii: "#") }.count }
}
