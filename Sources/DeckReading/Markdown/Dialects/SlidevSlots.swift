/// The parts of a page that Slidev's layouts put in places of their own: `::right::` begins one.
enum SlidevSlots {
  private struct Slot {
    var name: String
    var lines: [MarkdownLine] = []
  }

  /// The slot that a line begins.
  static func name(_ line: MarkdownLine) -> String? {
    let body = LineShape(line.text).body.trimmedEnd
    guard line.kind == .text, body.utf8.count > 4, body.hasPrefix("::"), body.hasSuffix("::")
    else { return nil }
    let name = body.dropFirst(2).dropLast(2).trimmed
    return PageDirective.isName(name) ? String(name) : nil
  }

  /// Makes divisions of a page's slots: columns of those at the left and the right.
  static func arrange(_ lines: inout [MarkdownLine], layout: String) {
    var slots = [Slot(name: "default")]
    for line in lines {
      if let name = name(line) {
        slots.append(Slot(name: name, lines: [line.blank]))
      } else {
        slots[slots.count - 1].lines.append(line)
      }
    }
    guard slots.count > 1 else { return }
    let hasLeft = slots.contains { $0.name == "left" }
    let isLeft = { (name: String) in
      name == "left" || name == "default" && !hasLeft && layout != "two-cols-header"
    }
    let hasRight = slots.contains { $0.name == "right" }
    var arranged: [MarkdownLine] = []
    var isInColumns = false
    for slot in slots where !slot.lines.allSatisfy({ $0.kind == .blank }) {
      let mark = slot.lines[0]
      let isColumn = hasRight && (slot.name == "right" || isLeft(slot.name))
      if isColumn != isInColumns {
        arranged.append(isColumn ? mark.division("columns") : mark.division())
        isInColumns = isColumn
      }
      guard isColumn || slot.name != "default" else {
        arranged += slot.lines
        continue
      }
      let kind = isColumn ? ".column" : ".slot"
      arranged.append(mark.division("{\(kind) .slot-\(slot.name)}"))
      arranged += slot.lines
      arranged.append(slot.lines[slot.lines.count - 1].division())
    }
    if isInColumns, let last = arranged.last { arranged.append(last.division()) }
    lines = arranged
  }
}
