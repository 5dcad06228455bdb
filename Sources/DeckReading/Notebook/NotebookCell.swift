/// A cell of a notebook as lines of Markdown.
struct NotebookCell {
  private(set) var lines: [MarkdownLine] = []
  private let number: Int

  /// Lines of what a program has said that are shown.
  private static let mostLines = 1_000
  /// How often an attached picture may stand in its cell, each time with all its bytes.
  private static let mostOfOne = 4

  init(_ cell: Notebook.Cell, language: String) {
    number = cell.number
    switch cell.kind {
    case .markdown: add(markdown: Self.resolved(cell.source, cell.attachments))
    case .raw: return
    case .code:
      if !cell.hidesSource, !cell.source.isEmpty { add(code: cell.source, language) }
      if !cell.hidesOutputs { for output in cell.outputs { add(output) } }
    }
  }

  /// Puts attached pictures into the place of their names.
  private static func resolved(_ source: String, _ attachments: [String: JSONValue]) -> String {
    var source = source
    // A short name may be the beginning of a longer one.
    for (name, bundle) in attachments.sorted(by: { $0.key.utf8.count > $1.key.utf8.count }) {
      guard let picture = NotebookPicture.address(in: bundle) else { continue }
      source = source.replacing(
        "attachment:" + name,
        with: picture,
        maxReplacements: Self.mostOfOne
      )
    }
    return source
  }

  // MARK: - Outputs

  private mutating func add(_ output: JSONValue) {
    switch output["output_type"]?.text {
    case "stream": add(said: Notebook.text(output["text"]))
    case "error": add(said: output["traceback"]?.list?.compactMap(\.text).joined(separator: "\n"))
    case "execute_result", "display_data": add(bundle: output["data"])
    default: return
    }
  }

  /// Takes the form that tells most among those that a page can show.
  private mutating func add(bundle: JSONValue?) {
    let text = { (type: String) in Notebook.text(bundle?[type]) }
    let picture = NotebookPicture.address(in: bundle)
    if let html = text("text/html"), picture == nil || !html.contains("<script") {
      add(html: html, or: text("text/plain"))
    } else if let markdown = text("text/markdown") {
      add(markdown: markdown)
    } else if let picture {
      add(markdown: "![Output](\(picture))")
    } else if let formula = text("text/latex") {
      add(markdown: formula)
    } else {
      add(said: text("text/plain"))
    }
  }

  /// HTML that only a script would fill is nothing to show.
  private mutating func add(html: String, or plain: String?) {
    let nodes = HTMLSanitiser.sanitise(html) { $0 }.nodes
    guard nodes.contains(where: \.isSomething) else { return add(said: plain) }
    add(raw: "<div class=\"output\">\(RawLines.joined(html))</div>")
  }

  // MARK: - Lines

  private mutating func add(markdown: String) {
    // A blank line keeps what follows an output apart from it.
    if !lines.isEmpty { append("", .blank) }
    let source = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for var line in LineScanner.scan(source, offset: 0).lines {
      line.number = number
      lines.append(line)
    }
  }

  private mutating func add(code: String, _ language: String) {
    let fence = String(repeating: "`", count: max(3, code.longestRun(of: "`") + 1))
    if !lines.isEmpty { append("", .blank) }
    append(fence + language, .code)
    for line in code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      append(String(line), .code)
    }
    append(fence, .code)
  }

  private mutating func add(said text: String?) {
    guard let text, !text.trimmedOfLines.isEmpty else { return }
    let said = text.withoutControls.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    )
    // What a bar of progress writes over itself counts as it stands in the end.
    var shown = said.prefix(Self.mostLines).map {
      $0.split(separator: "\r").last.map(String.init) ?? ""
    }
    if said.count > shown.count { shown.append("…") }
    while shown.last?.isEmpty == true { shown.removeLast() }
    add(code: shown.joined(separator: "\n"), "")
  }

  private mutating func add(raw html: String) {
    if !lines.isEmpty { append("", .blank) }
    append(html, .rawHTML)
  }

  private mutating func append(_ text: String, _ kind: MarkdownLine.Kind) {
    lines.append(MarkdownLine(number: number, text: Substring(text), kind: kind))
  }
}

extension String {
  fileprivate func longestRun(of mark: Character) -> Int {
    var longest = 0
    var run = 0
    for character in self {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Without the sequences by which terminals are told colours.
  fileprivate var withoutControls: String {
    var text = ""
    var rest = self[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      text += rest[..<escape]
      rest = rest[escape...].dropFirst()
      guard rest.first == "[" else { continue }
      rest = rest.dropFirst().drop { !($0.isASCII && $0.isLetter) }.dropFirst()
    }
    return text + rest
  }
}
