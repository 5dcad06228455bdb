import Deck
import Testing

@Suite("Page naming")
struct PageNamingTests {
  /// One edit of a deck: pages are written `title=content`, or `title` where both are the same.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
    let ids: String

    init(_ testDescription: String, _ before: String, _ after: String, _ ids: String) {
      self.testDescription = testDescription
      self.before = before
      self.after = after
      self.ids = ids
    }
  }

  @Test(arguments: [
    Edit("nothing changes", "a b c", "a b c", "a b c"),
    Edit("a page is inserted before", "a b c", "a x b c", "a x b c"),
    Edit("a page is inserted at the start", "a b c", "x a b c", "x a b c"),
    Edit("the current page is deleted", "a b c", "a c", "a c"),
    Edit("a word changes on a page", "a b=1 c", "a b=2 c", "a b c"),
    Edit("a heading is renamed", "a b=1 c", "a x=1x c", "a b c"),
    Edit("a heading is renamed, its text is not", "a b=1 c", "a x=1 c", "a b c"),
    Edit("two pages change places", "a b c d", "a c b d", "a c b d"),
    Edit("a page moves and changes", "a b=1 c d", "a c d b=2", "a c d b"),
    Edit("titles repeat", "t=1 t=2 t=3", "t=1 t=2x t=3", "t t-2 t-3"),
    Edit("one of equal titles is deleted", "t=1 t=2 t=3", "t=1 t=3", "t t-3"),
    Edit("one is put before an equal title", "t=1 t=2", "t=9 t=1 t=2x", "t-3 t t-2"),
    Edit("two pages are equal", "a b b c", "a b b c", "a b b-2 c"),
    Edit("one of two equal pages is deleted", "a b b c", "a b c", "a b c"),
    Edit("a third equal page comes", "a b b c", "a b b b c", "a b b-2 b-3 c"),
    Edit("two neighbours are renamed", "a b=1 c=2 d", "a x=3 y=4 d", "a b c d"),
    Edit("a page is replaced by two", "a b d", "a x y d", "a b y d"),
    Edit("all is new", "a b", "x y z", "a b z"),
    Edit("all goes but one", "a b c d", "c", "c"),
    Edit("a name is given by the author", "a b=1#n c", "c x=2#n a", "c n a"),
    Edit("the author's name moves", "a=1#n b=2", "a=1 b=2#n", "a n"),
    Edit("a name of the author's is another's title", "n b=1#n", "n b=1#n", "n-2 n"),
    Edit("the first of two equal pages is deleted", "x a x", "a x", "a x-2"),
    Edit("equal pages move", "x x a b", "a b x x", "a b x x-2"),
    Edit(
      "one more title of several comes, and all changes",
      "t=1 o=2 a=3 o=4 b=5 o=6 c=7",
      "t=1x o=0 o=2x a=3x o=4x b=5x o=6x c=7x",
      "t o o-4 a o-2 b o-3 c"
    ),
    Edit(
      "one of equal titles goes, and all changes",
      "t=1 o=2 a=3 o=4 b=5",
      "t=1x a=3x o=4x b=5x",
      "t a o-2 b"
    ),
    Edit("nothing of the title is left", "!!!=1 ???=2", "!!!=1 ???=2", "page page-2"),
  ])
  func `a page keeps its ID`(edit: Edit) {
    var naming = PageNaming()
    _ = naming.name(pages(edit.before))
    #expect(naming.name(pages(edit.after)).map(\.id.rawValue).joined(separator: " ") == edit.ids)
  }

  @Test func `an ID is never given to another page`() {
    var naming = PageNaming()
    _ = naming.name(pages("a b c"))
    _ = naming.name(pages("a c"))
    #expect(naming.name(pages("a b c")).map(\.id.rawValue) == ["a", "b-2", "c"])
  }

  @Test func `drawn pages are known by their titles and not by their numbers`() {
    var naming = PageNaming()
    _ = naming.name(drawn("a b c"))
    #expect(naming.name(drawn("x a b c")).map(\.id.rawValue) == ["x", "a", "b", "c"])
  }

  @Test func `drawn pages are known by their words, wherever their links lead`() {
    var naming = PageNaming()
    _ = naming.name(drawn("a=1 a=2 a=3"))
    #expect(naming.name(drawn("a=0 a=1 a=2 a=3")).map(\.id.rawValue) == ["a-4", "a", "a-2", "a-3"])
    #expect(naming.name(drawn("a=3 a=1")).map(\.id.rawValue) == ["a-3", "a"])
  }

  @Test func `a title that is only a number says nothing of a page`() {
    var naming = PageNaming()
    _ = naming.name(numbered("a .=1 b .=2 c"))
    let ids = naming.name(numbered("x y a .=1x b .=2x c")).map(\.id.rawValue)
    #expect(ids == ["x", "y", "a", "page-2", "b", "page-4", "c"])
  }

  @Test func `a slug has letters of any script`() {
    var naming = PageNaming()
    let ids = naming.name(pages("Ünïcode,Größe שלום,עולם 你好")).map(\.id.rawValue)
    #expect(ids == ["ünïcode-größe", "שלום-עולם", "你好"])
  }

  private func pages(_ text: String) -> [Page] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "#")
      let sides = parts[0].split(separator: "=")
      return Page(
        id: PageID(""),
        explicitID: parts.count > 1 ? String(parts[1]) : nil,
        title: String(sides[0]),
        line: 1,
        content: .html(String(sides.last ?? ""))
      )
    }
  }

  /// Pages of which those called `.` have nothing to be called by.
  private func numbered(_ text: String) -> [Page] {
    pages(text).enumerated().map { index, page in
      var page = page
      if page.title == "." { page.title = Page.title(atPlace: index + 1) }
      return page
    }
  }

  /// Pages of a document, each with a link to the next; words over them are written behind `=`.
  private func drawn(_ text: String) -> [Page] {
    text.split(separator: " ").enumerated().map { index, word in
      let sides = word.split(separator: "=")
      let words = sides.count > 1 ? "<svg><text>\(sides[1])</text>" : "<svg>"
      let layer = words + "<a href=\"#deck-page:\(index + 1)\"></a></svg>"
      return Page(
        id: PageID(""),
        title: String(sides[0]),
        line: index + 1,
        content: .drawn(index: index, layer: layer, width: 16, height: 9)
      )
    }
  }
}
