import Deck

/// What a PDF says of its pages beside what is drawn on them.
struct PDFStructure {
  struct Sheet: Equatable {
    /// What the document calls the page; pages one after the other with one label are one frame.
    var label: String?
    var links: [PDFLink] = []
    /// Comments that were stuck on the page.
    var comments: [String] = []
    /// How the page comes.
    var transition: Page.Transition?
    /// Seconds after which it turns by itself.
    var autoAdvance: Double?
  }

  /// In the order of the pages.
  private(set) var sheets: [Sheet] = []

  /// Nil where the document can't be taken apart.
  init?(of document: PDFDocument) {
    guard let objects = PDFObjects(of: document.file), let pages = objects.whole["pages"]?.list
    else { return nil }
    let references = pages.map { $0["object"]?.text ?? "" }
    let destinations = PDFDestinations(objects, pages: references)
    let labels = Self.labels(objects.whole["pagelabels"]?.list ?? [], count: references.count)
    sheets = zip(references, labels).enumerated().map { index, page in
      var sheet = Sheet(label: page.1)
      if let object = objects.resolve(.text(page.0)) {
        sheet.take(object, objects) { Self.target($0, objects, destinations, from: index) }
      }
      return sheet
    }
  }

  private static func target(
    _ annotation: JSONValue,
    _ objects: PDFObjects,
    _ destinations: PDFDestinations,
    from index: Int
  ) -> PDFLink.Target? {
    let action = objects.resolve(annotation["/A"])
    switch objects.resolve(action?["/S"])?.text {
    case "/URI":
      guard let address = objects.text(action?["/URI"]), case .outside(let safe) = Link(address)
      else { return nil }
      return .outside(safe)
    case "/Named":
      switch objects.resolve(action?["/N"])?.text {
      case "/NextPage": return .page(index + 1)
      case "/PrevPage": return .page(index - 1)
      case "/FirstPage": return .page(0)
      case "/LastPage": return .page(.max)
      default: return nil
      }
    default: return destinations.page(action?["/D"] ?? annotation["/Dest"]).map(PDFLink.Target.page)
    }
  }

  // MARK: - Labels

  /// Pages are never counted from beyond it, whatever a document says.
  private static let largestNumber = 1_000_000_000

  /// What a document calls its pages, which is known long before all else of it; nil where it can't be known.
  static func labels(of document: PDFDocument) -> [String?]? {
    let whole = PDFObjects.whole(of: document.file, part: "pagelabels")
    guard let entries = whole?["pagelabels"]?.list else { return nil }
    return labels(entries, count: document.sheets.count + document.omitted)
  }

  /// Each entry counts from its page to the next entry's.
  private static func labels(_ entries: [JSONValue], count: Int) -> [String?] {
    var labels = [String?](repeating: nil, count: count)
    let starts = entries.compactMap { $0["index"]?.int }
    guard starts.count == entries.count else { return labels }
    for (position, entry) in entries.enumerated() {
      let start = starts[position]
      let end = position + 1 < starts.count ? starts[position + 1] : count
      guard 0...end ~= start, end <= count else { continue }
      let prefix = entry["label"]?["/P"]?.text ?? "u:"
      let first = min(max(entry["label"]?["/St"]?.int ?? 1, 1), largestNumber)
      let style = entry["label"]?["/S"]?.text.flatMap(PageNumeral.init(rawValue:))
      for index in start..<end {
        let number = style?.text(first + index - start) ?? ""
        let label = (prefix.hasPrefix("u:") ? prefix.dropFirst(2) : "") + number
        labels[index] = label.isEmpty ? nil : String(label)
      }
    }
    return labels
  }
}

extension PDFStructure.Sheet {
  private static let mostAnnotations = 500

  /// Takes what was laid over a page.
  fileprivate mutating func take(
    _ page: JSONValue,
    _ objects: PDFObjects,
    target: (JSONValue) -> PDFLink.Target?
  ) {
    takeTiming(page, objects)
    let frame = PDFFrame(page, objects)
    for annotation in objects.resolve(page["/Annots"])?.list?.prefix(Self.mostAnnotations) ?? [] {
      guard let annotation = objects.resolve(annotation) else { continue }
      switch objects.resolve(annotation["/Subtype"])?.text {
      case "/Link":
        let place = objects.numbers(annotation["/Rect"]).flatMap { frame.seen($0) }
        guard let place, let target = target(annotation) else { continue }
        links.append(PDFLink(place: place, target: target))
      case "/Text":
        if let text = objects.text(annotation["/Contents"]) { comments.append(text) }
      default: continue
      }
    }
  }

  private mutating func takeTiming(_ page: JSONValue, _ objects: PDFObjects) {
    let seconds = { (value: JSONValue?) in
      objects.resolve(value)?.number.flatMap { $0 > 0 && $0 <= 3_600 ? $0 : nil }
    }
    autoAdvance = seconds(page["/Dur"])
    guard let transition = objects.resolve(page["/Trans"]) else { return }
    let style = objects.resolve(transition["/S"])?.text ?? "/R"
    self.transition = Page.Transition(
      style: style == "/R" ? "replace" : style.dropFirst().prefix(20).lowercased(),
      duration: seconds(transition["/D"])
    )
  }
}

/// A place on a page that leads elsewhere.
struct PDFLink: Equatable {
  var place: Box
  var target: Target

  enum Target: Equatable {
    /// A page by its index, which may lie beyond the last.
    case page(Int)
    /// An address that is safe to open.
    case outside(String)
  }
}
