/// The objects of a PDF, as qpdf writes them: strings begin with `u:` or `b:`, names with a slash, and
/// references are `12 0 R`.
struct PDFObjects {
  private let objects: [String: JSONValue]
  let whole: JSONValue

  private static let deepest = 32
  /// A document of a thousand pages has many objects.
  private static let mostValues = 8_000_000

  /// Nil where the document can't be taken apart; it can be shown all the same.
  init?(of file: UnnamedFile) {
    guard let whole = Self.whole(of: file), let parts = whole["qpdf"]?.list, parts.count > 1,
      let objects = parts[1].object
    else { return nil }
    self.whole = whole
    self.objects = objects
  }

  /// What qpdf tells of a document, all or a `part` of it, for which somebody waits.
  static func whole(of file: UnnamedFile, part: String? = nil) -> JSONValue? {
    let parts = part.map { ["--json-key=\($0)"] } ?? []
    let options = ["--json", "--json-stream-data=none", "--no-warn"]
    var program = Program(name: "qpdf", arguments: options + parts + [Program.filePath])
    program.file = file
    program.niceness = part == nil ? Program.courtesy : 0
    return (try? program.run()).flatMap { JSONValue($0.bytes, most: mostValues) }
  }

  /// The document's catalogue.
  var root: JSONValue? { resolve(objects["trailer"]?["value"]?["/Root"]) }

  /// What a reference leads to; anything else is itself.
  func resolve(_ value: JSONValue?) -> JSONValue? {
    var value = value
    for _ in 0..<Self.deepest {
      guard let name = value?.text, name.hasSuffix(" R"), let object = objects["obj:\(name)"] else {
        return value
      }
      value = object["value"] ?? object["stream"]?["dict"]
    }
    return nil
  }

  /// What a page has itself, or else has from those above it.
  func inherited(_ key: String, by page: JSONValue) -> JSONValue? {
    var page: JSONValue? = page
    for _ in 0..<Self.deepest {
      if let value = resolve(page?[key]) { return value }
      page = resolve(page?["/Parent"])
      if page == nil { return nil }
    }
    return nil
  }

  /// The numbers of an array, such as a rectangle's four.
  func numbers(_ value: JSONValue?) -> [Double]? {
    let numbers = resolve(value)?.list?.compactMap { resolve($0)?.number }
    return numbers?.allSatisfy(\.isFinite) == true ? numbers : nil
  }

  /// The text of a string.
  func text(_ value: JSONValue?) -> String? {
    guard let text = resolve(value)?.text, text.hasPrefix("u:") else { return nil }
    return String(text.dropFirst(2))
  }
}
