import Deck

/// remark's Markdown, which xaringan and backslide use too: `---` ends a page, `--` goes on with a copy
/// of it, and `key: value` lines at a page's start are its properties.
struct Remark: Dialect {
  let name = "remark"

  let keys: Set<String> = ["css", "institute", "output"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let output = settings.entries.first(where: { $0.key == "output" }),
      output.value.firstKey.hasPrefix("xaringan::")
    {
      return Sign("output: \(output.value.firstKey)", line: output.line + 1)
    }
    if let line = text.lines.first(where: { $0.kind == .text && $0.text.trimmedEnd == "???" }) {
      return Sign("???", line: line.number)
    }
    let steps = text.lines.contains { $0.isRemarkStep }
    return RemarkCuts(text).firstProperty { key, value in
      ["layout", "template", "count", "exclude"].contains(key) || key == "class" && steps
        || key == "class" && !value.contains("{")
    }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let options = RemarkOptions(manuscript.settings)
    options.apply(to: &manuscript.settings)
    if let styles = options.styles { manuscript.includeStyles(styles) }
    manuscript.settings.page.escapesFormulas = true
    var deck = RemarkDeck(options, manuscript.settings.page)
    for part in RemarkCuts(manuscript.text).parts { deck.take(part) }
    let pages = deck.pages()
    if deck.isCutShort {
      manuscript.warn(
        1,
        "the deck's copies of pages are too many; its last pages show their own text alone"
      )
    }
    let titled = options.hasTitlePage ? RemarkTitle.page(manuscript.settings) : nil
    return [titled].compactMap(\.self) + pages
  }
}

/// What R Markdown's header tells xaringan.
struct RemarkOptions {
  /// Whether the code is R Markdown's.
  private(set) var isR = false
  private(set) var hasTitlePage = false
  private(set) var countsSteps = true
  private(set) var lightsLines = false
  private var ratio: Double?
  /// What it says of times; nil where that is nothing.
  private var autoplay: YAML?
  private var countdown: YAML?
  /// Its files of style.
  private(set) var styles: YAML?

  init(_ settings: DeckSettings) {
    guard let output = settings["output"], output.firstKey.hasPrefix("xaringan::") else { return }
    isR = true
    guard case .mapping(let formats) = output, let reader = formats.first?.value else {
      hasTitlePage = true
      return
    }
    hasTitlePage = reader["seal"]?.flag ?? true
    let nature = reader["nature"]
    countsSteps = nature?["countIncrementalSlides"]?.flag ?? true
    lightsLines = nature?["highlightLines"]?.flag ?? false
    ratio = nature?["ratio"].flatMap { DeckSettings.aspectRatio($0.text) }
    autoplay = nature?["autoplay"]
    countdown = nature?["countdown"]
    styles = reader["css"]
  }

  func apply(to settings: inout DeckSettings) {
    settings.aspectRatio = ratio ?? settings.aspectRatio
    let milliseconds = { (value: YAML?) in
      value.flatMap { TimeSpan.seconds($0.text, each: 0.001) }
    }
    let delay = milliseconds(autoplay?["interval"] ?? autoplay)
    settings.page.autoAdvance = delay ?? settings.page.autoAdvance
    settings.loops = autoplay?["loop"]?.flag ?? settings.loops
    settings.page.duration = milliseconds(countdown) ?? settings.page.duration
  }
}

/// The page that xaringan makes of what the header says.
enum RemarkTitle {
  static func page(_ settings: DeckSettings) -> PageText {
    var page = PageText(line: 1, lines: [])
    page.settings = settings.page
    page.settings.layout = .cover
    for (key, sign) in [
      ("title", "# "), ("subtitle", "## "), ("author", ""), ("institute", ""), ("date", ""),
    ] {
      guard let entry = settings.entries.first(where: { $0.key == key }) else { continue }
      // What R would work out is not known here.
      let text = PageTitle.oneLine(entry.value.text.replacing(/\(?[^(]*`r [^`]*`\)?/, with: ""))
      guard !text.isEmpty else { continue }
      let kind: MarkdownLine.Kind = sign.isEmpty ? .text : .heading
      let line = MarkdownLine(number: entry.line + 1, text: Substring(sign + text), kind: kind)
      page.lines += [line, line.blank]
    }
    page.line = page.lines.first?.number ?? 1
    return page
  }
}

extension YAML {
  /// The name of a format, of which there may be settings.
  fileprivate var firstKey: String {
    switch self {
    case .scalar: text
    case .mapping(let entries): entries.first?.key ?? ""
    case .list(let values): values.first?.firstKey ?? ""
    }
  }
}

extension MarkdownLine {
  /// Two hyphens alone on a line.
  var isRemarkStep: Bool {
    (kind == .text || kind == .underline) && text == "--"
  }
}
