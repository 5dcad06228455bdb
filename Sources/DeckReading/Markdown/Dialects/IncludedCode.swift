extension MarkdownLine {
  /// The content of a file of the deck's folder as code in the place of a line, or what is wrong with it.
  ///
  /// The name is as `file` means it, nil being the deck; `lines` chooses from the file's lines.
  func code(
    from name: String,
    for file: String? = nil,
    info: String,
    _ manuscript: inout Manuscript,
    lines choose: ([Substring]) -> [Substring] = { $0 }
  ) -> MarkdownLine {
    do {
      let (lines, _) = try manuscript.included.lines(of: name, from: file)
      let shown = choose(lines)
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
