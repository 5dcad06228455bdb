/// A notebook of Jupyter's, as far as a deck is made of it.
struct Notebook {
  private(set) var cells: [Cell] = []
  /// Cells that are too many to show.
  let omitted: Int
  private(set) var title: String?
  /// The language of its code.
  private(set) var language = "python"

  struct Cell {
    /// From 1.
    var number: Int
    var kind: Kind
    var source: String
    /// What the presenter has said that it begins; nil: it goes on with what is before it.
    var place: Place?
    var outputs: [JSONValue] = []
    /// Pictures that its Markdown names, by their names.
    var attachments: [String: JSONValue] = [:]
    var hidesSource = false
    var hidesOutputs = false
  }

  enum Kind: String {
    case markdown
    case code
    case raw
  }

  /// The slide types of Jupyter's toolbar.
  enum Place: String {
    case page = "slide"
    case below = "subslide"
    case fragment
    case notes
    case nowhere = "skip"
  }

  static let mostCells = 20_000

  /// Nil where `bytes` are no notebook of format 4, which Jupyter has written since 2015.
  init?(_ bytes: [UInt8]) {
    guard let whole = JSONValue(bytes), whole["nbformat"]?.int == 4,
      let cells = whole["cells"]?.list
    else { return nil }
    let metadata = whole["metadata"]
    title = metadata?["title"]?.text
    let languages = [metadata?["language_info"]?["name"], metadata?["kernelspec"]?["language"]]
    // It stands behind a fence, where a grave accent or a line end would be the end of it.
    let names = languages.compactMap { $0?.text }
    language = names.first { AttributeFilter.isClass($0[...]) } ?? language
    omitted = max(0, cells.count - Self.mostCells)
    self.cells = cells.prefix(Self.mostCells).enumerated().compactMap { Self.cell($1, $0 + 1) }
  }

  /// Whether any of its cells says what it begins.
  var isMadeToBeShown: Bool { cells.contains { $0.place != nil } }

  private static func cell(_ value: JSONValue, _ number: Int) -> Cell? {
    guard let kind = value["cell_type"]?.text.flatMap(Kind.init) else { return nil }
    var cell = Cell(number: number, kind: kind, source: text(value["source"]) ?? "")
    let metadata = value["metadata"]
    cell.place = metadata?["slideshow"]?["slide_type"]?.text.flatMap(Place.init)
    cell.outputs = value["outputs"]?.list ?? []
    cell.attachments = value["attachments"]?.object ?? [:]
    cell.hidesSource = metadata?["jupyter"]?["source_hidden"] == .bool(true)
    cell.hidesOutputs = metadata?["jupyter"]?["outputs_hidden"] == .bool(true)
    return cell
  }

  /// Text, which notebooks keep whole or as a list of lines.
  static func text(_ value: JSONValue?) -> String? {
    value?.text ?? value?.list.map { $0.compactMap(\.text).joined() }
  }
}
