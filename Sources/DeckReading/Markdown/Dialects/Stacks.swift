/// Pages of which some lie beneath others: a vertical separator joins a page to the one before it.
struct Stacks {
  enum Separator {
    case horizontal
    case vertical
  }

  private var count = 0

  /// The pages of a text, those of a stack marked with its number.
  ///
  /// `separator` is asked of each line in order, by its index.
  mutating func pages(
    of text: ScannedMarkdown,
    _ separator: (Int) -> Separator?
  ) -> [PageText] {
    var separators: [Separator] = []
    var pages = text.cut { index in
      guard let found = separator(index) else { return .none }
      separators.append(found)
      return .here
    }
    for (index, separator) in separators.enumerated() where separator == .vertical {
      if pages[index].settings.stack == nil {
        count += 1
        pages[index].settings.stack = count
      }
      pages[index + 1].settings.stack = pages[index].settings.stack
    }
    return pages
  }
}
