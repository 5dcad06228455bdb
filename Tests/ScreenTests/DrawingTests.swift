import Screen
import Testing

@Suite("Drawing")
struct DrawingTests {
  @Test func `text stands where it is aligned`() {
    var screen = Screen(size: Size(columns: 12, rows: 3))
    screen.put("dusk", in: screen.area.line(0))
    screen.put("dusk", in: screen.area.line(1), align: .center)
    screen.put("dusk", in: screen.area.line(2), align: .trailing)
    #expect(
      screen.lines == [
        "dusk",
        "    dusk",
        "        dusk",
      ]
    )
  }

  @Test func `a frame surrounds what is put inside`() {
    var screen = Screen(size: Size(columns: 10, rows: 4))
    let area = Area(column: 1, row: 0, columns: 8, rows: 4)
    screen.frame(area)
    screen.put(
      lines: ["漢字 at night", "b", "c"],
      in: area.inset(left: 1, top: 1, right: 1, bottom: 1)
    )
    #expect(
      screen.lines == [
        " ╭──────╮",
        " │漢字 …│",
        " │b     │",
        " ╰──────╯",
      ]
    )
  }

  @Test func `overwriting half of a wide character blanks the other half`() {
    var screen = Screen(size: Size(columns: 6, rows: 1))
    screen.put("漢字漢", in: screen.area)
    screen.put("a", in: Area(column: 1, row: 0, columns: 1, rows: 1))
    screen.put("b", in: Area(column: 4, row: 0, columns: 1, rows: 1))
    #expect(screen.lines == [" a字b"])
  }

  @Test func `what lies outside of the screen is not drawn`() {
    var screen = Screen(size: Size(columns: 4, rows: 2))
    screen.put("漢字漢", in: Area(column: -1, row: 0, columns: 6, rows: 1))
    screen.put("x", in: Area(column: 0, row: 7, columns: 4, rows: 1))
    screen.fill(Area(column: -5, row: 1, columns: 7, rows: 9), with: "#")
    screen.frame(Area(column: 9, row: 9, columns: 9, rows: 9))
    #expect(screen.lines == [" 字", "##"])
  }

  @Test func `a screen laid over another is cut to the clip and never shows half a character`() {
    var card = Screen(size: Size(columns: 6, rows: 2))
    card.put(lines: ["漢字漢", "abcdef"], in: card.area)
    var screen = Screen(size: Size(columns: 8, rows: 2))
    screen.fill(screen.area, with: ".")
    screen.lay(card, column: -1, row: 0, within: Area(column: 0, row: 0, columns: 4, rows: 2))
    #expect(screen.lines == [" 字 ....", "bcde...."])
  }

  @Test func `a screen has at least one cell, whatever the terminal says`() {
    #expect(Size(columns: 0, rows: -3) == Size(columns: 1, rows: 1))
    #expect(Size(columns: .max, rows: .max) == Size(columns: 1_000, rows: 1_000))
  }
}
