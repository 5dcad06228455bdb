/// Where a page that is twice as large as it should be has the presenter's notes, as beamer makes them for a
/// second screen.
enum NotesHalf: String {
  case left
  case right
  case top
  case bottom

  /// The half of a page that viewers see.
  func shown(width: Double, height: Double) -> Box {
    switch self {
    case .left: Box(left: width / 2, top: 0, width: width / 2, height: height)
    case .right: Box(left: 0, top: 0, width: width / 2, height: height)
    case .top: Box(left: 0, top: height / 2, width: width, height: height / 2)
    case .bottom: Box(left: 0, top: 0, width: width, height: height / 2)
    }
  }

  private static let ratios = [5.0 / 4, 4.0 / 3, 1.4142, 3.0 / 2, 14.0 / 9, 16.0 / 10, 16.0 / 9]

  /// Nil where the pages are of one part: only TeX and Typst make others, all of a size, each half of a usual shape.
  static func guess(_ document: PDFDocument) -> NotesHalf? {
    guard document.isTypeset, let first = document.sheets.first,
      document.sheets.allSatisfy({ $0 == first })
    else { return nil }
    let ratio = first.width / 2 / first.height
    return ratios.contains { abs($0 / ratio - 1) < 0.01 } && first.width / first.height > 2.4
      ? .right : nil
  }
}
