import Deck

/// An HTML file made with reveal.js: the sections in `.reveal .slides`, those of one section a stack.
struct RevealDocument {
  private(set) var pages: [PageText] = []
  private(set) var title: String?
  private(set) var language: String?
  private(set) var problems: [Problem] = []
  private var source: RevealSource
  /// A page, and before it the stack that it is in.
  private var open: [Section] = []
  /// How many sections are open within a page, of which they are part.
  private var inner = 0
  /// How many `div` are open below the deck's own; nil outside of it.
  private var depth: Int?
  private var isReveal = false
  /// Whether what stands between dollars is a formula.
  private let hasFormulas: Bool
  private var stacks = 0

  /// A section that has not ended yet.
  private struct Section {
    var attributes: [HTMLAttribute]
    /// Where its content begins; of a stack, where it goes on behind a page.
    var start: Int
    /// How many `div` are open around it.
    var depth: Int
    /// What the stack around it says about all that is in it.
    var settings = PageSettings()
    /// Its number, once pages are in it.
    var stack: Int?
    /// Whether it has been told that not all of it is shown.
    var isTold = false
  }

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
      case .start(let name, let attributes): begin(name, attributes, start..<tokens.position)
      case .end(let name): end(name, start..<tokens.position)
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

  private mutating func begin(_ name: String, _ attributes: [HTMLAttribute], _ tag: Range<Int>) {
    let value = { (name: String) in attributes.first { $0.name == name }?.value ?? "" }
    let classes = value("class").split(separator: " ")
    switch name {
    case "html": language = DeckSettings.language(value("lang"))
    case "div" where depth != nil: depth = depth.map { $0 + 1 }
    case "section": beginSection(attributes, tag)
    case _ where isReveal && classes.contains("slides"): depth = 0
    default: break
    }
    if classes.contains("reveal") { isReveal = true }
  }

  /// As in reveal.js, sections in a section are pages of a stack, and what is in those is content.
  private mutating func beginSection(_ attributes: [HTMLAttribute], _ tag: Range<Int>) {
    guard let depth else { return }
    guard open.count < 2 else {
      inner += 1
      return
    }
    var section = Section(attributes: attributes, start: tag.upperBound, depth: depth)
    if !open.isEmpty {
      if open[0].stack == nil {
        stacks += 1
        open[0].stack = stacks
        // What lies behind a stack lies behind its pages.
        let shared = open[0].attributes.filter { !["id", "class"].contains($0.name) }
        open[0].settings.take(reveal: shared)
      }
      tellOfContent(upTo: tag.lowerBound)
      section.settings = open[0].settings
    }
    open.append(section)
  }

  private mutating func end(_ name: String, _ tag: Range<Int>) {
    switch name {
    case "div":
      guard let depth else { return }
      self.depth = depth == 0 ? nil : depth - 1
      if depth == 0 { endSections(at: tag.lowerBound) }
    case "section": endSection(tag)
    default: return
    }
  }

  private mutating func endSection(_ tag: Range<Int>) {
    guard inner == 0 else {
      inner -= 1
      return
    }
    if open.last?.stack != nil { tellOfContent(upTo: tag.lowerBound) }
    guard let section = open.popLast() else { return }
    // What it leaves open ends with it.
    depth = section.depth
    if section.stack == nil { add(section, upTo: tag.lowerBound) }
    if !open.isEmpty { open[0].start = tag.upperBound }
  }

  /// Says once of a stack that there is something in it beside its pages.
  private mutating func tellOfContent(upTo end: Int) {
    guard !open[0].isTold, open[0].start < end, pages.count < Self.mostSections else { return }
    let range = open[0].start..<end
    var nodes = HTMLSanitiser.sanitise(source.text(range)) { $0 }.nodes
    _ = AsideNotes.take(from: &nodes)
    guard nodes.contains(where: \.isSomething) else { return }
    open[0].isTold = true
    let text = "what stands in a stack beside its sections is not shown; move it into one of them"
    problems.append(Problem(.warning, line: source.line(of: range), text))
  }

  /// Has those that nothing closes end with what is around them.
  private mutating func endSections(at position: Int) {
    guard let last = open.last else { return }
    if pages.count < Self.mostSections {
      let text = "this section is never closed; write </section> where it ends"
      problems.append(Problem(.warning, line: source.line(at: last.start), text))
    }
    let around = depth
    inner = 0
    while !open.isEmpty { endSection(position..<position) }
    depth = around
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
