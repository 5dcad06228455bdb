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
    if let found { return Sign(found) }
    let options = ["end_slide_shorthand", "implicit_slide_ends", "command_prefix"]
    let option = options.first { settings["options"]?[$0] != nil }
    return option.map { Sign("the header's \($0)", line: settings.line(of: $0)) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let titled = TitlePage.page(
      manuscript.settings,
      ["title", "sub_title", "event", "location", "date", "author", "authors"]
    )
    let options = PresentermOptions(manuscript.settings)
    manuscript.settings.page.isIncremental = options.isIncremental
    if let lines = manuscript.settings["options"]?["list_item_newlines"].flatMap({ Int($0.text) }) {
      manuscript.settings.page.space(items: lines)
    }
    PresentermTheme(manuscript.settings["theme"]).apply(to: &manuscript)
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
  var areTablesIncremental = false
  var imagePrefix = "image:"

  init(_ settings: DeckSettings) {
    guard let options = settings["options"] else { return }
    endsAtTitles = options["implicit_slide_ends"]?.flag ?? false
    endsAtRules = options["end_slide_shorthand"]?.flag ?? false
    isIncremental = options["incremental_lists"]?.flag ?? false
    areTablesIncremental = options["incremental_tables"]?.flag ?? false
    prefix = options["command_prefix"]?.text ?? ""
    imagePrefix = options["image_attributes_prefix"]?.text ?? imagePrefix
  }

  func command(_ comment: Comment) -> CommentCommand? {
    CommentCommand(comment.text, prefix: prefix)
  }
}

extension PageSettings {
  /// Lists whose items have so many line ends between them.
  mutating func space(items lines: Int) {
    let space = Double(min(max(1, lines), 10) - 1)
    add(style: "li { margin-bottom: \(space)em }")
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
