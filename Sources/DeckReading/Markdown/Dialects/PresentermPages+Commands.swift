import Deck

extension PresentermPages {
  mutating func run(_ comment: Comment, at line: MarkdownLine, _ manuscript: inout Manuscript) {
    guard let command = options.command(comment) else {
      if !isIgnored(comment) { leaveAside(comment, &manuscript) }
      return
    }
    switch command.name {
    case "end_slide": endPage(&manuscript)
    case "pause": append(MarkdownLine(number: line.number, text: "<!-- pause -->", kind: .text))
    case "speaker_note": addNote(command.text)
    case "skip_slide": page.settings.isHidden = true
    case "no_footer": page.settings.footer = nil
    case "jump_to_middle": page.settings.layout = .center
    case "include": include(command.text, at: line, &manuscript)
    case "new_line", "newline": addSpace(1, at: line)
    case "new_lines", "newlines": addSpace(command.number ?? 1, at: line)
    case "column_layout", "column", "reset_layout":
      if let trouble = arrange(command) { manuscript.warn(line.number, in: files.last, trouble) }
    case "alignment", "font_size", "incremental_lists", "incremental_tables": restyle(command)
    case "list_item_newlines": page.settings.space(items: command.number ?? 1)
    case "comment": break
    case "snippet_output":
      manuscript.note(
        line.number,
        in: files.last,
        "code is not run here, so its output is not shown"
      )
    default: leaveAside(comment, &manuscript)
    }
  }

  private func leaveAside(_ comment: Comment, _ manuscript: inout Manuscript) {
    manuscript.note(
      comment.line,
      in: files.last,
      "presenterm has no command “\(comment.text.prefix(40))”; it is left aside"
    )
  }

  private func isIgnored(_ comment: Comment) -> Bool {
    let text = comment.text
    return text.contains("\n") || !text.hasPrefix(options.prefix) || text.hasPrefix("//")
      || ["{{{", "}}}"].contains(text) || PageDirective.isForTools(comment)
  }

  private mutating func addNote(_ note: String) {
    page.notes += page.notes.isEmpty ? note : "\n\n" + note
  }

  // MARK: - Looks

  private mutating func restyle(_ command: CommentCommand) {
    switch command.name {
    case "alignment":
      let alignment = PageSettings.Alignment(rawValue: command.value)
      if hasContent {
        style.alignment = alignment
      } else {
        page.settings.alignment = alignment
      }
    case "incremental_tables": style.tables = command.flag
    case "font_size": style.fontSize = min(max(1, command.number ?? 1), 7)
    default: style.isIncremental = command.flag
    }
  }

  private mutating func addSpace(_ lines: Int, at line: MarkdownLine) {
    let height = Double(min(max(0, lines), 20)) / 2
    append(line.html("<div style=\"height: \(height)em\"></div>"))
  }

  /// What is wrong with a command about columns.
  private mutating func arrange(_ command: CommentCommand) -> String? {
    switch command.name {
    case "column":
      guard columns != nil else { return "a column needs a column_layout before it" }
      guard enter(column: command.number ?? -1) else {
        return "the column_layout has no column \(command.value.prefix(10)); they count from 0"
      }
    case "column_layout":
      leaveColumns()
      columns = Columns(command.numbers)
      if columns == nil { return "a column_layout is a list of weights, such as [2, 1]" }
    default: leaveColumns()
    }
    return nil
  }

  // MARK: - Files

  private mutating func include(
    _ name: String,
    at line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) {
    do {
      let (lines, place) = try manuscript.included.lines(of: name, from: files.last)
      guard !files.contains(place), files.count < IncludedFiles.deepest else {
        let text = IncludedFiles.excess(name, isWithinItself: files.contains(place))
        manuscript.warn(line.number, in: files.last, text)
        return
      }
      files.append(place)
      take(LineScanner.scan(lines, offset: 0), &manuscript)
      files.removeLast()
    } catch {
      manuscript.warn(line.number, in: files.last, error.text(for: name))
    }
  }
}
