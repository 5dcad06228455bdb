import Deck

/// An HTML file made with reveal.js: the sections in `.reveal .slides`, those of one section a stack.
struct RevealDocument {
  private(set) var pages: [PageText] = []
  private(set) var title: String?
  private(set) var language: String?
  private(set) var problems: [Problem] = []
  private var source: RevealSource
  private var open: [Section] = []
  /// How many `div` are open below the deck's own; nil outside of it.
  private var depth: Int?
  private var isReveal = false
  /// Whether what stands between dollars is a formula.
  private let hasFormulas: Bool
  private var stacks = 0

  /// A section that has not ended yet.
  private struct Section {
    var attributes: [HTMLAttribute]
    /// Where its content begins.
    var start: Int
    /// What the sections around it say about all that is in them.
    var settings: PageSettings
    /// Its number, once sections are in it.
    var stack: Int?
  }

  private static let deepest = 8
  private static let mostSections = 20_000

  /// Nil where the text is no deck of reveal.js.
  init?(_ text: String) {
    source = RevealSource(text)
    hasFormulas = ["RevealMath", "plugin/math", "mathjax", "MathJax", "katex"].contains {
      text[...].firstRange(ofBytes: $0) != nil
    }
    var tokens = HTMLTokenizer(text)
    var start = tokens.position
    while let token = tokens.next() {
      switch token {
      case .start(let name, let attributes): begin(name, attributes, at: tokens.position)
      case .end(let name): end(name, at: start)
      case .text, .comment: break
      }
      if case .start("title", _) = token, title == nil {
        title = source.rawContent(at: tokens.position)
      }
      start = tokens.position
    }
    endSections(at: start)
    guard isReveal, !pages.isEmpty else { return nil }
  }

  private mutating func begin(_ name: String, _ attributes: [HTMLAttribute], at position: Int) {
    let value = { (name: String) in attributes.first { $0.name == name }?.value ?? "" }
    let classes = value("class").split(separator: " ")
    switch name {
    case "html": language = DeckSettings.language(value("lang"))
    case "div" where depth != nil: depth = depth.map { $0 + 1 }
    case "section" where depth != nil && open.count < Self.deepest:
      if let last = open.indices.last, open[last].stack == nil {
        stacks += 1
        open[last].stack = stacks
        // What lies behind a stack lies behind its pages.
        let shared = open[last].attributes.filter { !["id", "class"].contains($0.name) }
        open[last].settings.take(reveal: shared)
      }
      let settings = open.last?.settings ?? PageSettings()
      open.append(Section(attributes: attributes, start: position, settings: settings))
    case _ where isReveal && classes.contains("slides"): depth = 0
    default: break
    }
    if classes.contains("reveal") { isReveal = true }
  }

  private mutating func end(_ name: String, at position: Int) {
    switch name {
    case "div":
      guard let depth else { return }
      self.depth = depth == 0 ? nil : depth - 1
      if depth == 0 { endSections(at: position) }
    case "section":
      guard let section = open.popLast(), section.stack == nil else { return }
      add(section, upTo: position)
    default: return
    }
  }

  /// Has those that nothing closes end with what is around them.
  private mutating func endSections(at position: Int) {
    guard let last = open.last else { return }
    if pages.count < Self.mostSections {
      let text = "this section is never closed; write </section> where it ends"
      problems.append(Problem(.warning, line: source.line(at: last.start), text))
    }
    while !open.isEmpty { end("section", at: position) }
  }

  // MARK: - Pages

  private mutating func add(_ section: Section, upTo end: Int) {
    guard pages.count < Self.mostSections else { return }
    var settings = section.settings
    settings.take(reveal: section.attributes)
    settings.stack = open.last?.stack
    let content = section.start..<max(section.start, end)
    for var page in texts(of: section, content) {
      page.settings = settings
      let attribute = section.attributes.first { $0.name == "data-notes" }
      // Those in HTML, whose lines say little, are taken out of its elements later.
      let asides = page.isHTML ? [] : Notes.takeAsides(from: &page.lines)
      let notes = [page.notes] + asides + [attribute?.value ?? ""]
      page.notes = notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
      if page.isHTML, !hasFormulas {
        for index in page.lines.indices { page.lines[index].kind = .rawHTML }
      }
      pages.append(page)
    }
  }

  private mutating func texts(of section: Section, _ content: Range<Int>) -> [PageText] {
    guard let file = section.attributes.first(where: { $0.name == "data-markdown" })?.value else {
      return [
        PageText(
          line: source.line(at: content.lowerBound),
          lines: source.lines(content),
          isHTML: true
        )
      ]
    }
    let line = source.line(at: content.lowerBound)
    guard file.isEmpty else {
      let text = "the Markdown of \(file.prefix(80)) is in a file of its own; present that"
      problems.append(Problem(.warning, line: line, text))
      return []
    }
    return RevealMarkdown(section.attributes).pages(of: source.template(in: content), from: line)
  }
}
