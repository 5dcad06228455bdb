import Console
import Messages
import QRCode
import Screen
import Testing

@Suite("Overlays")
struct OverlayTests {
  @Test func `the viewers' address is shown with its code, and the others below`() throws {
    var stand = Stand.entered()
    stand.type("a")
    let code = try QRCode("http://192.0.2.7:8080/").lines(margin: 4)
    let top = (23 - code.count) / 2
    #expect(stand.lines(top..<top + code.count, columns: 2..<2 + code[0].count) == code)
    #expect(stand.screen[3, top].style == Style(foreground: .black, background: .white))
    let words = stand.lines.joined(separator: "\n")
    #expect(words.contains("http://192.0.2.7:8080/"))
    #expect(words.contains("http://[2001:db8::20]:8080/"))
    stand.type("a")
    #expect(stand.lines[2].contains("Notes"))
  }

  @Test func `the phone's code hides again after ten seconds`() {
    var stand = Stand.entered()
    stand.type("r")
    #expect(stand.lines.joined().contains("Hidden again in 10 s"))
    stand.now += 9.5
    stand.tick()
    #expect(stand.lines.joined().contains("Hidden again in 1 s"))
    #expect(stand.model.nextDeadline == 101 || stand.model.nextDeadline == 110)
    stand.now += 0.5
    stand.tick()
    #expect(stand.lines[2].contains("Notes"))
  }

  @Test func `the token itself is never written out`() {
    var stand = Stand.entered()
    for key in ["", "a", "a", "r", "r", "?"] {
      stand.type(key)
      #expect(!stand.lines.joined().contains("0mDk3vT0"))
      #expect(!stand.lines.joined().contains("secret"))
    }
  }

  @Test func `escape closes what is open, and ends nothing`() {
    var stand = Stand.entered()
    for key in ["a", "r", "?"] {
      stand.type(key)
      #expect(!stand.lines[2].contains("Notes"))
      stand.press(.escape)
      #expect(stand.lines[2].contains("Notes"))
    }
    stand.press(.escape)
    stand.press(.escape)
    #expect(stand.actions.isEmpty)
  }

  @Test func `a window without room for the code says so`() {
    var stand = Stand.entered(columns: 40, rows: 12)
    stand.type("a")
    let words = stand.lines.joined(separator: "\n")
    #expect(words.contains("http://192.0.2.7:8080/"))
    #expect(words.contains("A larger window has room"))
  }

  @Test func `the keys are listed, and scroll where they don't fit`() {
    var stand = Stand.entered(columns: 80, rows: 36)
    stand.type("?")
    #expect(stand.lines.contains { $0.contains("b  .") && $0.contains("cover the page in black") })
    #expect(stand.lines.contains { $0.contains("q  Ctrl-C") })
    #expect(!stand.lines[0].contains("J more"))
    stand.resize(columns: 40, rows: 12)
    #expect(stand.lines[0].contains("J more"))
    #expect(!stand.lines.contains { $0.contains("q  Ctrl-C") })
    stand.type("JJJJJJJJ")
    #expect(stand.lines.contains { $0.contains("q  Ctrl-C") })
  }

  @Test func `pages are turned below an overlay too`() {
    var stand = Stand.entered()
    stand.type("?")
    stand.press(.pageDown)
    #expect(stand.intents.count == 1)
  }

  @Test func `without addresses the reason is told`() {
    var stand = Stand(token: nil)
    stand.say(.welcome(stand.whole()))
    stand.type("a")
    #expect(stand.lines.joined().contains("to presenters only"))
    stand.type("r")
    #expect(stand.lines.joined().contains("to presenters only"))
  }
}
