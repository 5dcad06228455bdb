@testable import Console
import Messages
import Screen
import Session
import Testing

/// Keys and what they ask for on a page with two steps.
struct KeyCase: CustomTestStringConvertible {
  let press: KeyPress
  let intent: Intent

  init(_ key: Key, _ intent: Intent, held modifiers: Modifiers = []) {
    press = KeyPress(key, modifiers)
    self.intent = intent
  }

  var testDescription: String { "\(press.key) \(press.modifiers.rawValue)" }
}

@Suite("Keys")
struct KeyTests {
  private static func step(_ direction: Intent.Advance.Direction) -> Intent {
    .advance(.init(to: direction, by: .step, expect: "arriving"))
  }

  private static func page(_ direction: Intent.Advance.Direction) -> Intent {
    .advance(.init(to: direction, by: .page, expect: "arriving"))
  }

  private static func stack(_ direction: Intent.Advance.Direction) -> Intent {
    .advance(.init(to: direction, by: .stack, expect: "arriving"))
  }

  private static let cases: [KeyCase] = {
    var cases: [KeyCase] = []
    for key in [Key.right, .down, .enter, .pageDown] { cases.append(KeyCase(key, step(.next))) }
    for letter in " njl" { cases.append(KeyCase(.character(letter), step(.next))) }
    for key in [Key.left, .up, .backspace, .pageUp] { cases.append(KeyCase(key, step(.previous))) }
    for letter in "pkh" { cases.append(KeyCase(.character(letter), step(.previous))) }
    for held in [Modifiers.shift, .alt] {
      for key in [Key.right, .down] { cases.append(KeyCase(key, page(.next), held: held)) }
      for key in [Key.left, .up] { cases.append(KeyCase(key, page(.previous), held: held)) }
    }
    cases.append(KeyCase(.character("]"), page(.next)))
    cases.append(KeyCase(.character("["), page(.previous)))
    cases.append(KeyCase(.character("}"), stack(.next)))
    cases.append(KeyCase(.character("{"), stack(.previous)))
    cases.append(KeyCase(.home, .goTo(.init(number: 1))))
    cases.append(KeyCase(.end, .goTo(.init(number: 3))))
    cases.append(KeyCase(.character("G"), .goTo(.init(number: 3))))
    for letter in "b." { cases.append(KeyCase(.character(letter), .blackout(.black))) }
    for letter in "w," { cases.append(KeyCase(.character(letter), .blackout(.white))) }
    cases.append(KeyCase(.character("t"), .timer(.pause)))
    cases.append(KeyCase(.character("T"), .timer(.reset)))
    return cases
  }()

  @Test(arguments: cases)
  func `a key asks for what the table says`(_ row: KeyCase) {
    var stand = Stand.entered()
    stand.press(row.press.key, row.press.modifiers)
    #expect(stand.intents == [row.intent])
  }

  @Test func `no key means two things`() {
    let all = KeyTable.rows.flatMap(\.bindings.keys)
    #expect(Set(all).count == all.count)
  }

  @Test func `a clicker's keys turn, cover and uncover, and end nothing`() {
    var stand = Stand.entered()
    stand.press(.pageDown)
    stand.press(.pageUp)
    stand.press(.character("."))
    stand.press(.character("."))
    stand.press(.function(5))
    stand.press(.function(5), .shift)
    stand.press(.escape)
    #expect(
      stand.intents == [
        Self.step(.next), Self.step(.previous), .blackout(.black), .blackout(.none),
      ]
    )
    #expect(stand.actions.count == 4)
  }

  @Test(arguments: [("12\r", 12), ("3G", 3), ("007G", 7), ("gg", 1), ("1g5G", 5)])
  func `digits and a key go to a page`(typed: String, number: Int) {
    var stand = Stand.entered()
    for character in typed { stand.press(character == "\r" ? .enter : .character(character)) }
    #expect(stand.intents == [.goTo(.init(number: number))])
  }

  @Test func `typed digits show, can be corrected, and are left by escape`() {
    var stand = Stand.entered()
    stand.type("12")
    #expect(stand.lines[23] == "  Go to page 12▏  Enter goes, Esc doesn't")
    stand.press(.backspace)
    #expect(stand.lines[23].hasPrefix("  Go to page 1▏"))
    stand.press(.escape)
    #expect(stand.lines[23].hasPrefix("  → next"))
    stand.type("9")
    stand.press(.right)
    #expect(stand.intents == [Self.step(.next)])
  }

  @Test func `digits are forgotten when Enter comes late, as from a clicker`() {
    var stand = Stand.entered()
    stand.type("3")
    #expect(stand.model.nextDeadline == 101)
    stand.now += 3
    stand.tick()
    stand.press(.enter)
    #expect(stand.intents == [Self.step(.next)])
  }

  @Test func `a number of any length is taken`() {
    var stand = Stand.entered()
    stand.type(String(repeating: "9", count: 100) + "G")
    #expect(stand.intents.count == 1)
  }

  @Test func `left and right are sides of the screen, and other keys aren't`() {
    var stand = Stand.entered(direction: .rightToLeft)
    stand.press(.left)
    stand.press(.pageDown)
    #expect(
      stand.intents == [
        Self.step(.next), .advance(.init(to: .next, by: .step, expect: "arriving")),
      ]
    )
    stand.forget()
    stand.press(.right)
    #expect(stand.intents == [.advance(.init(to: .previous, by: .step, expect: "arriving"))])
  }

  @Test func `a covered page is uncovered first, and turned by the next press`() {
    var stand = Stand.entered()
    stand.tell(.blackout(.black))
    stand.press(.pageDown)
    #expect(stand.intents == [.blackout(.none)])
    stand.press(.pageDown)
    #expect(stand.intents == [.blackout(.none), Self.step(.next)])
  }

  @Test func `pressed twice before the server answers, covering is undone and the timer too`() {
    var stand = Stand.entered()
    stand.type("bwwtt")
    #expect(
      stand.intents == [
        .blackout(.black), .blackout(.white), .blackout(.none), .timer(.pause), .timer(.start),
      ]
    )
  }

  @Test func `q and control c leave, control z goes to the shell`() {
    var stand = Stand.entered()
    stand.type("q")
    stand.press(.character("c"), .control)
    stand.press(.character("z"), .control)
    #expect(stand.actions == [.finish(.left), .finish(.left), .suspend])
  }

  @Test func `m gives the mouse to the terminal and takes it back`() {
    var stand = Stand.entered()
    stand.type("mm")
    #expect(stand.actions == [.reportMouse(false), .reportMouse(true)])
  }
}
