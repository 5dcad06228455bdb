import Glibc

/// A pie of Mermaid's, its slices named where they are.
struct PieChart {
  private var slices: [(name: String, value: Double)] = []
  private var title: String?
  private var showsValues = false

  private static let most = 24
  private static let radius = 120.0

  /// From `pie showData title Pets` and lines such as `"Dogs" : 3`.
  init(of lines: [Substring], title: String?) throws(DiagramRefusal) {
    self.title = title
    var head = lines.first.map { $0.dropFirst("pie".count).trimmed } ?? ""
    if head.hasPrefix("showData") {
      showsValues = true
      head = head.dropFirst("showData".count).trimmed
    }
    for line in [head] + lines.dropFirst() where !line.isEmpty {
      if line == "showData" {
        showsValues = true
      } else if line.hasPrefix("title ") {
        self.title = DiagramWords.label(line.dropFirst("title ".count))
      } else if let slice = Self.slice(line) {
        slices.append(slice)
      } else if !line.hasPrefix("acc") {
        throw DiagramRefusal("“\(line.prefix(40))” is no slice of a pie")
      }
    }
    guard !slices.isEmpty, slices.count <= Self.most else {
      throw DiagramRefusal("a pie has from 1 to \(Self.most) slices")
    }
  }

  private static func slice(_ line: Substring) -> (name: String, value: Double)? {
    guard let colon = line.lastIndex(of: ":"),
      let value = Double(line[colon...].dropFirst().trimmed), value > 0, value < 1e12
    else { return nil }
    return (DiagramWords.cleaned(line[..<colon].trimmed), value)
  }

  var drawing: HTMLElement {
    var sheet = Sheet()
    let total = slices.reduce(0) { $0 + $1.value }
    let names = slices.map { slice in
      let share = "\(Int((100 * slice.value / total).rounded()))%"
      return showsValues
        ? "\(slice.name): \(Self.plain(slice.value)) (\(share))" : "\(slice.name) \(share)"
    }
    if let title { sheet.words(title, at: 0, below: -Self.radius - 54, isBold: true) }
    var angle = -Double.pi / 2
    for (index, slice) in slices.enumerated() {
      let end = angle + 2 * .pi * slice.value / total
      // Neighbours differ, the last and the first too.
      let shade = index == slices.count - 1 && index % 3 == 0 && index > 0 ? 1 : index % 3
      Self.draw(angle...end, opacity: [0.7, 0.2, 0.45][shade], on: &sheet)
      Self.name(names[index], at: (angle + end) / 2, on: &sheet)
      angle = end
    }
    return sheet.picture(([title].compactMap(\.self) + names).joined(separator: ", "))
  }

  private static func draw(
    _ angles: ClosedRange<Double>,
    opacity: Double,
    on sheet: inout Sheet
  ) {
    let whole = -radius...radius
    let point = { (angle: Double) in
      "\(Sheet.number(radius * cos(angle))),\(Sheet.number(radius * sin(angle)))"
    }
    let arc = { (angle: Double, isLarge: Bool) in
      "A\(Sheet.number(radius)),\(Sheet.number(radius)) 0 \(isLarge ? 1 : 0) 1 \(point(angle))"
    }
    let span = angles.upperBound - angles.lowerBound
    let middle = (angles.lowerBound + angles.upperBound) / 2
    // An arc can't lead all around; two halves do.
    let path =
      span > 6.28
      ? "M\(point(angles.lowerBound))" + arc(middle, false) + arc(angles.upperBound, false) + "Z"
      : "M0,0L\(point(angles.lowerBound))" + arc(angles.upperBound, span > .pi) + "Z"
    sheet.shape(path, within: whole, whole, isFilled: true, opacity: opacity)
  }

  private static func name(_ text: String, at angle: Double, on sheet: inout Sheet) {
    let x = (radius + 14) * cos(angle)
    let y = (radius + 14) * sin(angle)
    let height = Sheet.height(ofLines: text)
    let anchor: Sheet.Anchor = abs(cos(angle)) < 0.2 ? .middle : x > 0 ? .start : .end
    sheet.words(text, at: x, below: y - height * (1 - sin(angle)) / 2, anchor)
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
