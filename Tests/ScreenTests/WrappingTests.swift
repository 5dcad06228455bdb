import Screen
import Testing

@Suite("Wrapping")
struct WrappingTests {
  @Test func `lines break between words`() {
    #expect(
      "Breathe. Then the map, slowly.".wrapped(to: 12) == ["Breathe.", "Then the", "map, slowly."]
    )
  }

  @Test func `the author's own line breaks stay`() {
    #expect("one\n\ntwo\n".wrapped(to: 10) == ["one", "", "two", ""])
  }

  @Test func `a word longer than the line is cut`() {
    #expect("see abcdefghijkl".wrapped(to: 5) == ["see", "abcde", "fghij", "kl"])
  }

  @Test func `wide characters may be parted anywhere`() {
    #expect("散歩は夕方に".wrapped(to: 5) == ["散歩", "は夕", "方に"])
  }

  @Test func `an item's text stays aligned`() {
    #expect("- pass the gate at dusk".wrapped(to: 12) == ["- pass the", "  gate at", "  dusk"])
    #expect("  * a bc de".wrapped(to: 8) == ["  * a bc", "    de"])
  }

  @Test func `a line that fits exactly is one line`() {
    #expect("four five".wrapped(to: 9) == ["four five"])
  }

  @Test(arguments: [1, 2, 3, 7])
  func `no line is wider than asked, as far as its characters allow`(columns: Int) {
    let text = "A  walk at\n    - 夕暮れ and 👩‍👩‍👧‍👦 dusk, averyverylongword\n\n     \n- x"
    for line in text.wrapped(to: columns) {
      #expect(line.displayWidth <= max(columns, 2), "\(line)")
    }
    let letters = text.filter { !$0.isWhitespace }
    #expect(text.wrapped(to: columns).joined().filter { !$0.isWhitespace } == letters)
  }

  @Test func `no columns, no lines`() {
    #expect("dusk".wrapped(to: 0).isEmpty)
  }
}
