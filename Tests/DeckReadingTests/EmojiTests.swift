import Testing

@testable import DeckReading

@Suite("Emoji")
struct EmojiTests {
  @Test(arguments: [
    ("a :tada: b", "a 🎉 b"),
    (":+1::-1:", "👍👎"),
    (":man_astronaut:", "👨‍🚀"),
    ("at 10:30:45, :nosuch: and :x", "at 10:30:45, :nosuch: and :x"),
    ("std::vector::size", "std::vector::size"),
    ("a:tada:", "a:tada:"),
    ("::tada:", ":🎉"),
    (":", ":"),
    ("`:tada:` <kbd>:tada:</kbd>", "<code>:tada:</code> <kbd>:tada:</kbd>"),
  ])
  func `a name between colons becomes its emoji, but not in code`(text: String, shown: String) {
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(text)) { _ in nil }.nodes
    #expect(HTMLWriter.write(Emoji.show(nodes)).trimmedOfLines == "<p>\(shown)</p>")
  }

  @Test func `flags have names only where they have been of two letters since the first phones`() {
    #expect(EmojiNames.emoji("de") == "🇩🇪")
    #expect(EmojiNames.emoji("germany") == nil)
  }
}
