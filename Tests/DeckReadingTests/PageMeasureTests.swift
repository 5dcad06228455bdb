import Testing

@testable import DeckReading

@Suite("Measure of a page")
struct PageMeasureTests {
  @Test func `a page of a few lines fits`() {
    #expect(share("# Title\n\n- one\n- two\n\nA sentence.\n\n```js\na\n```") == 1)
  }

  @Test func `more text makes for smaller letters`() {
    let lines = (1...12).map { "- item \($0) with a few more words to it" }.joined(separator: "\n")
    let some = share("# Title\n\n" + lines)
    let more = share("# Title\n\n" + lines + "\n" + lines)
    #expect(some < 1 && some > 0.7)
    #expect(more < some)
  }

  @Test func `a wall of text can't be made small enough`() {
    let wall = String(repeating: "words upon words ", count: 300)
    #expect(share(wall) < 0.5)
    #expect(measure(wall).crowding?.contains("scrolled") ?? false)
  }

  @Test func `columns stand beside each other`() {
    let list = (1...10).map { "- item \($0)" }.joined(separator: "\n")
    let columns =
      "<div class=\"columns\"><div class=\"column\">\n\n\(list)\n\n</div><div class=\"column\">\n\n\(list)\n\n</div></div>"
    #expect(share(columns) > share(list + "\n" + list))
  }

  private func share(_ markdown: String) -> Double { measure(markdown).share }

  private func measure(_ markdown: String) -> PageMeasure {
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
    return PageMeasure(nodes, aspectRatio: 16.0 / 9)
  }
}
