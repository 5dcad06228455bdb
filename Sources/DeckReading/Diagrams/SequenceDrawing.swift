extension SequenceChart {
  var drawing: HTMLElement {
    var drawing = SequenceDrawing(self)
    return drawing.picture
  }
}

/// Lays a sequence out: participants side by side, and what they say from top to bottom.
struct SequenceDrawing {
  let chart: SequenceChart
  let lanes: SequenceLanes
  var sheet = Sheet()
  /// How far down it is drawn.
  var y = 0.0
  var frames: [Frame] = []
  /// Where each participant's activity began that goes on.
  var active: [[Double]]
  var bars: [Area] = []
  /// Whose activity has begun with the message before.
  var began: Int?
  /// Where lifelines would run through something, and where bars would too.
  var cleared: [Area] = []
  var signs: [Area] = []

  typealias Area = (x: ClosedRange<Double>, y: ClosedRange<Double>)

  struct Frame {
    var kind: String
    var words: String
    var top: Double
    var x: ClosedRange<Double>?
    var parts: [(y: Double, words: String)] = []

    mutating func hold(_ other: ClosedRange<Double>) {
      let x = x ?? other
      self.x = min(x.lowerBound, other.lowerBound)...max(x.upperBound, other.upperBound)
    }
  }

  static let gap = 12.0
  static let bar = 5.0

  init(_ chart: SequenceChart) {
    self.chart = chart
    lanes = SequenceLanes(chart)
    active = Array(repeating: [], count: chart.participants.count)
  }

  /// Everything, which can be read aloud in its order.
  var picture: HTMLElement {
    mutating get {
      let top = drawHeads()
      for (index, item) in chart.items.enumerated() {
        var next: SequenceChart.Item?
        if chart.items.indices.contains(index + 1) { next = chart.items[index + 1] }
        draw(item, before: next)
      }
      for number in active.indices {
        while !active[number].isEmpty { deactivate(number) }
      }
      y += Self.gap
      for x in lanes.centers { drawLine(at: x, top...y, around: cleared + signs, .thin) }
      for bar in bars { draw(bar: bar) }
      drawTitle()
      return sheet.picture(chart.spoken)
    }
  }

  private mutating func drawTitle() {
    guard let title = chart.title, let last = lanes.centers.last else { return }
    let height = Sheet.height(ofLines: title)
    sheet.words(title, at: last / 2, below: -height - Self.gap, isBold: true)
  }

  /// The participants' names; where their lifelines begin.
  private mutating func drawHeads() -> Double {
    let labels = chart.participants.map(\.label)
    let height = (labels.map { Sheet.height(ofLines: $0) }.max() ?? 0) + 14
    for (number, label) in labels.enumerated() {
      let half = lanes.heads[number] / 2
      let x = lanes.centers[number]
      sheet.box(x - half...x + half, 0...height, rounding: 4)
      sheet.words(label, at: x, below: (height - Sheet.height(ofLines: label)) / 2)
    }
    y = height + Self.gap
    return height
  }

  private mutating func draw(_ item: SequenceChart.Item, before next: SequenceChart.Item?) {
    switch item {
    case .message(let message):
      if case .activate(let number)? = next, number == message.to, number != message.from {
        draw(message, activates: true)
      } else {
        draw(message)
      }
    case .note(let note): draw(note)
    case .begin(let kind, let words): begin(kind, words)
    case .part(let words):
      guard let frame = frames.indices.last else { return }
      frames[frame].parts.append((y, words))
      y += max(Sheet.height(ofLines: words), Sheet.lineHeight) + Self.gap
    case .end: endFrame()
    case .activate(let number):
      if began == number { began = nil } else { active[number].append(y - Self.gap) }
    case .deactivate(let number): deactivate(number)
    }
  }

  /// What is drawn lies within the frames that are open, and lifelines don't run through it.
  mutating func occupy(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>? = nil) {
    if let frame = frames.indices.last { frames[frame].hold(x) }
    if let y { cleared.append((x, y)) }
  }

  // MARK: - Messages

  private mutating func draw(_ message: SequenceChart.Message, activates: Bool = false) {
    guard message.from != message.to else { return drawOwn(message) }
    let toRight = message.to > message.from
    let start = edge(of: message.from, toRight: toRight)
    if activates {
      let height = Sheet.height(ofLines: message.words)
      active[message.to].append(y + height + 5)
      began = message.to
    }
    let end = edge(of: message.to, toRight: !toRight)
    let middle = (start + end) / 2
    let width = Sheet.width(ofLines: message.words)
    let height = Sheet.height(ofLines: message.words)
    sheet.words(message.words, at: middle, below: y)
    occupy(middle - width / 2...middle + width / 2, y...y + height)
    occupy(min(start, end) - 2 * Self.bar...max(start, end) + 2 * Self.bar)
    y += height + 5
    sheet.line(start, y, end, y, message.isDashed ? .dashed : .solid)
    drawHead(message.head, at: end, toRight: toRight)
    if message.isBoth { drawHead(message.head, at: start, toRight: !toRight) }
    y += Self.gap
  }

  /// A message to oneself leaves at the right and returns there.
  private mutating func drawOwn(_ message: SequenceChart.Message) {
    let start = edge(of: message.from, toRight: true)
    let width = Sheet.width(ofLines: message.words)
    let height = max(Sheet.height(ofLines: message.words), 22)
    let turn = start + SequenceLanes.loop
    sheet.words(message.words, at: turn + 6, below: y, .start)
    occupy(start...turn + 6 + width)
    let line: Sheet.Line = message.isDashed ? .dashed : .solid
    sheet.line(start, y + 5, turn, y + 5, line)
    sheet.line(turn, y + 5, turn, y + height - 3, line)
    y += height - 3
    sheet.line(turn, y, start, y, line)
    drawHead(message.head, at: start, toRight: false)
    y += Self.gap + 4
  }

  private func edge(of number: Int, toRight: Bool) -> Double {
    let bars = Double(active[number].count)
    let x = lanes.centers[number]
    guard bars > 0 else { return x }
    return toRight ? x + Self.bar * bars : x - Self.bar
  }

  private mutating func drawHead(
    _ head: SequenceChart.Message.Head,
    at x: Double,
    toRight: Bool
  ) {
    let back = toRight ? x - 9 : x + 9
    switch head {
    case .none: break
    case .filled, .open:
      let points = [(back, y - 4.5), (x, y), (back, y + 4.5)]
        .map { "\(Sheet.number($0.0)),\(Sheet.number($0.1))" }.joined(separator: "L")
      let isFilled = head == .filled
      sheet.shape(
        "M\(points)\(isFilled ? "Z" : "")",
        within: min(back, x)...max(back, x),
        y - 4.5...y + 4.5,
        isFilled: isFilled
      )
    case .cross:
      sheet.line(x - 5, y - 5, x + 5, y + 5)
      sheet.line(x - 5, y + 5, x + 5, y - 5)
    }
  }
}

extension SequenceChart {
  /// As it is read aloud.
  fileprivate var spoken: String {
    let names = participants.map { $0.label }
    let parts = items.compactMap { item -> String? in
      switch item {
      case .message(let message):
        "\(names[message.from]) to \(names[message.to])"
          + (message.words.isEmpty ? "" : ": \(message.words)")
      case .note(let note): note.words
      case .begin(let kind, let words): kind.isEmpty ? nil : "\(kind) \(words)"
      case .part(let words): words
      case .end, .activate, .deactivate: nil
      }
    }
    return ([title].compactMap(\.self) + parts).joined(separator: "; ")
  }
}
