import Testing

@testable import DeckReading

@Suite("Outline")
struct OutlineTests {
  /// Lines between bars; for each its cut, and the slide level.
  @Test(arguments: [
    ("# a|x|# b|y", "..^.", 1),
    ("# a|## b|x|## c", ".^.^", 2),
    ("x|# a|x", ".^.", 1),
    ("a|===|x||b|===", "....^.", 1),
    ("# a|x|***|# b|y", "..|..", 1),
    ("# a|x|***|y|# b", "..|.^", 1),
    ("::: {.x}|# a|:::|x|# b|y", "....^.", 1),
    ("::: x|# a|x|# b", ".^.^", 1),
    ("```|# a|```|# b|x", "...^.", 1),
    ("- - -|# a|x", "|..", 1),
    ("# a|# b", ".^", 6),
    ("", "", 6),
  ])
  func `pages begin at headings of the slide level, at those above it, and at rules`(
    text: String,
    cuts: String,
    level: Int
  ) {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false)
    let scanned = LineScanner.scan(text.isEmpty ? [] : lines, offset: 0)
    let outline = Outline(scanned)
    #expect(outline.slideLevel == level)
    let found = outline.cuts(at: level)
    let letters = scanned.lines.indices.map { index in
      switch found[index] ?? .none {
      case .none: "."
      case .here: "|"
      case .before: "^"
      }
    }
    #expect(letters.joined() == cuts)
  }

  @Test(arguments: [
    ("a {#b .c d=\"e f\" data-g=h}", "a", "b", ["c"], "d=e f, data-g=h"),
    ("a {.b}", "a", nil, ["b"], ""),
    ("a {b}", "a {b}", nil, [], ""),
    ("a {}", "a {}", nil, [], ""),
    ("a {.b} c", "a {.b} c", nil, [], ""),
    ("{class=\"a b\" id=c}", "", "c", ["a", "b"], ""),
    ("a {b=\"}\" .c}", "a", nil, ["c"], "b=}"),
  ])
  func `braces behind a text are its attributes`(
    text: String,
    rest: String,
    id: String?,
    classes: [String],
    values: String
  ) {
    var left = text[...]
    let attributes = Attributes.take(from: &left)
    #expect(left == rest)
    #expect(attributes?.id == id)
    #expect(attributes?.classes ?? [] == classes)
    let list = attributes?.list.map { "\($0.name)=\($0.value)" } ?? []
    #expect(Set(list) == Set(values.split(separator: ", ").map(String.init)))
  }
}
