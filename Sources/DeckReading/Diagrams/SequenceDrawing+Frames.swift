/// What stands around and beside messages: notes, activity, frames and lifelines.
extension SequenceDrawing {
  // MARK: - Notes

  mutating func draw(_ note: SequenceChart.Note) {
    let width = Sheet.width(ofLines: note.words) + SequenceLanes.padding
    let x: ClosedRange<Double>
    switch note.side {
    case .left(let number):
      x =
        lanes.centers[number] - SequenceLanes.beside - width...lanes.centers[number]
        - SequenceLanes.beside
    case .right(let number):
      x =
        lanes.centers[number] + SequenceLanes.beside...lanes.centers[number] + SequenceLanes.beside
        + width
    case .over(let numbers):
      let (first, last) = (lanes.centers[numbers.lowerBound], lanes.centers[numbers.upperBound])
      let half = max(width, last - first + 2 * SequenceLanes.padding) / 2
      x = (first + last) / 2 - half...(first + last) / 2 + half
    }
    let height = Sheet.height(ofLines: note.words) + 8
    sheet.box(x, y...y + height, .thin)
    signs.append((x, y...y + height))
    sheet.words(note.words, at: (x.lowerBound + x.upperBound) / 2, below: y + 4)
    occupy(x)
    y += height + Self.gap
  }

  // MARK: - Activity

  mutating func deactivate(_ number: Int) {
    guard let start = active[number].popLast() else { return }
    let x = lanes.centers[number] + Self.bar * Double(active[number].count)
    let end = max(y - Self.gap, start + Self.gap)
    bars.append((x - Self.bar...x + Self.bar, start...end))
    if active[number].isEmpty { cleared.append((x - Self.bar...x + Self.bar, start...end)) }
    y = max(y, end)
  }

  mutating func draw(bar: Area) {
    for x in [bar.x.lowerBound, bar.x.upperBound] { drawLine(at: x, bar.y, around: signs, .solid) }
    for y in [bar.y.lowerBound, bar.y.upperBound] {
      sheet.line(bar.x.lowerBound, y, bar.x.upperBound, y)
    }
  }

  // MARK: - Frames

  mutating func begin(_ kind: String, _ words: String) {
    frames.append(Frame(kind: kind, words: words, top: y))
    y +=
      kind.isEmpty ? Self.gap : max(Sheet.height(ofLines: words), Sheet.lineHeight) + Self.gap + 6
  }

  mutating func endFrame() {
    guard let frame = frames.popLast() else { return }
    let inside = frame.x ?? 0...(lanes.centers.last ?? 0)
    let tab = Sheet.width(of: frame.kind) + 20
    let left = inside.lowerBound - Self.gap
    let widest =
      ([frame.words] + frame.parts.map(\.words)).map { Sheet.width(ofLines: $0) }.max() ?? 0
    let right = max(inside.upperBound + Self.gap, left + tab + widest + 20)
    sheet.box(left...right, frame.top...y, .thin)
    if !frame.kind.isEmpty { drawTab(frame, at: left, tab) }
    for part in frame.parts {
      sheet.line(left, part.y, right, part.y, .dashed)
      drawCondition(part.words, at: left + 8, below: part.y + 3)
    }
    if let outer = frames.indices.last { frames[outer].hold(left...right) }
    y += Self.gap
  }

  private mutating func drawTab(_ frame: Frame, at left: Double, _ width: Double) {
    let bottom = frame.top + Sheet.lineHeight + 4
    let numbers = [left, frame.top, left + width, bottom - 6, left + width - 6, bottom].map(
      Sheet.number
    )
    sheet.shape(
      "M\(numbers[0]),\(numbers[1])H\(numbers[2])V\(numbers[3])L\(numbers[4]),\(numbers[5])H\(numbers[0])Z",
      within: left...left + width,
      frame.top...bottom
    )
    sheet.words(frame.kind, at: left + 7, below: frame.top + 1, .start, isBold: true)
    signs.append((left...left + width, frame.top...bottom))
    drawCondition(frame.words, at: left + width + 6, below: frame.top + 2)
  }

  private mutating func drawCondition(_ words: String, at x: Double, below y: Double) {
    guard !words.isEmpty else { return }
    let text = "[\(words)]"
    sheet.words(text, at: x, below: y, .start)
    signs.append((x...x + Sheet.width(ofLines: text), y...y + Sheet.height(ofLines: text)))
  }

  // MARK: - Lifelines

  /// A line down, but for what stands in its way.
  mutating func drawLine(
    at x: Double,
    _ range: ClosedRange<Double>,
    around areas: [Area],
    _ line: Sheet.Line
  ) {
    var start = range.lowerBound
    let inTheWay = areas.filter { $0.x.contains(x) }.map(\.y).sorted {
      $0.lowerBound < $1.lowerBound
    }
    for gap in inTheWay where gap.lowerBound < range.upperBound {
      if gap.lowerBound > start { sheet.line(x, start, x, gap.lowerBound, line) }
      start = max(start, gap.upperBound)
    }
    if start < range.upperBound { sheet.line(x, start, x, range.upperBound, line) }
  }
}
