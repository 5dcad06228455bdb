/// The speaker's notes of slides, out of OpenDocument's XML: the PDF that is shown has none.
struct OfficeNotes {
  /// Of the slides that are shown, in order.
  private var pages: [String] = []
  /// Of pages that are left out of the show.
  private var hiddenStyles: Set<String> = []
  private var style = ""
  private var isOfPage = false
  private var isOfNotes = false
  private var isText = false
  private var isParagraph = false

  /// Has the slides converted that were read at `path`, which takes seconds; nil where that can't be.
  static func read(_ slides: [UInt8], _ path: String) -> [String]? {
    guard let bytes = try? LibreOffice.convert(slides, path, to: .flatXML) else { return nil }
    return of(bytes)
  }

  static func of(_ xml: [UInt8]) -> [String] {
    var notes = OfficeNotes()
    var tokens = HTMLTokenizer(String(decoding: xml, as: UTF8.self))
    while let token = tokens.next() { notes.take(token) }
    return notes.pages.map(\.trimmedOfLines)
  }

  private mutating func take(_ token: HTMLTokenizer.Token) {
    switch token {
    case .start(let name, let attributes): start(name, attributes)
    case .end("presentation:notes"): (isOfNotes, isText) = (false, false)
    case .end("draw:frame"): isText = false
    case .end("text:p"), .end("text:h"): isParagraph = false
    case .text(let text) where isParagraph: write(text)
    case .end, .text, .comment: return
    }
  }

  private mutating func start(_ name: String, _ attributes: [HTMLAttribute]) {
    let value = { (name: String) in attributes.first { $0.name == name }?.value }
    switch name {
    case "style:style": style = value("style:name") ?? ""
    case "style:drawing-page-properties":
      if value("presentation:visibility") == "hidden" { hiddenStyles.insert(style) }
    case "draw:page":
      isOfPage = !hiddenStyles.contains(value("draw:style-name") ?? "")
      (isOfNotes, isText) = (false, false)
      if isOfPage { pages.append("") }
    case "presentation:notes": isOfNotes = isOfPage
    // Others are of the picture of the slide, of dates and of numbers.
    case "draw:frame": isText = isOfNotes && (value("presentation:class") ?? "notes") == "notes"
    case "text:p", "text:h":
      isParagraph = true
      write("\n")
    case "text:line-break": write("\n")
    case "text:tab": write("\t")
    case "text:s":
      write(String(repeating: " ", count: min(max(Int(value("text:c") ?? "") ?? 1, 0), 100)))
    default: return
    }
  }

  private mutating func write(_ text: String) {
    if isText { pages[pages.count - 1] += text }
  }
}
