extension MarkdownLine {
  /// The content of a file of the deck's folder as code in the place of a line, or what is wrong with it.
  ///
  /// The name is as `file` means it, nil being the deck; of the file's lines `choose` gives those to show,
  /// and what opens them.
  func code(
    from name: String,
    for file: String? = nil,
    _ manuscript: inout Manuscript,
    choose: ([Substring]) -> (info: String, lines: [Substring])
  ) -> MarkdownLine {
    do {
      let (lines, _) = try manuscript.included.lines(of: name, from: file)
      let (info, shown) = choose(lines)
      let longest =
        shown.map { LineShape($0).body.utf8.prefix { $0 == .backtick }.count }
        .max() ?? 0
      let fence = String(repeating: "`", count: max(3, longest + 1))
      let text = ["", fence + info] + shown.map(String.init) + [fence, ""]
      return MarkdownLine(number: number, text: text.joined(separator: "\n")[...], kind: .code)
    } catch {
      manuscript.warn(number, in: file, error.text(for: name))
      return html("<span class=\"missing\">\(name.escaped)</span>")
    }
  }
}
