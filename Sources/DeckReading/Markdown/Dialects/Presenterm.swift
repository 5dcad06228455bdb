import Deck

/// presenterm: comments are commands, and one of them ends a page.
struct Presenterm: Dialect {
  let name = "presenterm"
  let keys: Set<String> = ["options", "theme"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let commands = ["end_slide", "column_layout", "speaker_note", "jump_to_middle", "skip_slide"]
    let found = text.comments.first { comment in
      CommentCommand(comment.text).map { commands.contains($0.name) } ?? false
    }
    if let found { return Sign("<!-- \(found.text.prefix(40)) -->", line: found.line) }
    let options = ["end_slide_shorthand", "implicit_slide_ends", "command_prefix"]
    let option = options.first { settings["options"]?[$0] != nil }
    return option.map { Sign("the header's \($0)") }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let titled = TitlePage.page(
      manuscript.settings,
      ["title", "sub_title", "event", "location", "date", "author", "authors"]
    )
    let options = PresentermOptions(manuscript.settings)
    manuscript.settings.page.isIncremental = options.isIncremental
    var builder = PresentermPages(options, manuscript.settings.page)
    builder.take(manuscript.text, &manuscript)
    return [titled].compactMap(\.self) + builder.finish(&manuscript)
  }
}

/// What presenterm's header can change about how a deck is read.
struct PresentermOptions {
  var endsAtTitles = false
  var endsAtRules = false
  var prefix = ""
  var isIncremental = false
  var imagePrefix = "image:"

  init(_ settings: DeckSettings) {
    guard let options = settings["options"] else { return }
    endsAtTitles = options["implicit_slide_ends"]?.flag ?? false
    endsAtRules = options["end_slide_shorthand"]?.flag ?? false
    isIncremental = options["incremental_lists"]?.flag ?? false
    prefix = options["command_prefix"]?.text ?? ""
    imagePrefix = options["image_attributes_prefix"]?.text ?? imagePrefix
  }

  func command(_ comment: Comment) -> CommentCommand? {
    CommentCommand(comment.text, prefix: prefix)
  }
}

extension MarkdownLine {
  var isRule: Bool { kind == .separator || kind == .rule }
}

extension ScannedMarkdown {
  /// Whether a heading with a line beneath it begins here.
  func isTitle(_ index: Int) -> Bool {
    guard lines[index].kind == .text, index == 0 || lines[index - 1].kind != .text else {
      return false
    }
    return lines[index...].first { $0.kind != .text }?.kind == .underline
  }
}
