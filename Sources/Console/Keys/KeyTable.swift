import Screen
import Session

/// One line of the table of keys, which both the console and its help go by.
struct KeyRow: Sendable {
  let keys: String
  let meaning: String
  let bindings: [KeyPress: Command]

  fileprivate init(_ keys: String, _ meaning: String, _ bindings: [(KeyPress, Command)] = []) {
    self.keys = keys
    self.meaning = meaning
    self.bindings = Dictionary(bindings) { first, _ in first }
  }
}

/// What each key does.
///
/// Clickers send Page Down and Page Up, some of them arrows, Enter, `.`, `b`, F5.
enum KeyTable {
  static let rows: [KeyRow] =
    [
      KeyRow(
        "Space Enter PgDn ↓ n j",
        "next step or page",
        on(.advance(.next, by: .step), " nj", .enter, .pageDown, .down)
      ),
      KeyRow(
        "Backspace PgUp ↑ p k",
        "previous step or page",
        on(.advance(.previous, by: .step), "pk", .backspace, .pageUp, .up)
      ),
      KeyRow(
        "→ l   ← h",
        "next, previous; swapped in right-to-left decks",
        on(.sideways(.right, by: .step), "l", .right) + on(.sideways(.left, by: .step), "h", .left)
      ),
      KeyRow(
        "]  [  Shift-arrow",
        "whole page, past its steps",
        on(.advance(.next, by: .page), "]") + on(.advance(.previous, by: .page), "[")
          + wholePages(.shift) + wholePages(.alt)
      ),
      KeyRow(
        "}  {",
        "next, previous stack of pages",
        on(.advance(.next, by: .stack), "}") + on(.advance(.previous, by: .stack), "{")
      ),
      KeyRow("Home  gg", "first page", on(.first, "", .home)),
      KeyRow("End  G", "last page", on(.last, "G", .end)),
      KeyRow("12 Enter  12 G", "page 12"),
      KeyRow("b  .", "cover the page in black, or show it", on(.cover(.black), "b.")),
      KeyRow("w  ,", "cover it in white, or show it", on(.cover(.white), "w,")),
      KeyRow("t", "start or pause the timer", on(.timer, "t")),
      KeyRow("T", "set the timer to zero", on(.resetTimer, "T")),
      KeyRow(
        "Ctrl-D  Ctrl-U",
        "scroll a long page down or up, for everyone",
        on(.scrollPage(.next), "d", held: .control)
          + on(.scrollPage(.previous), "u", held: .control)
      ),
      KeyRow("A", "let pages turn by themselves, or not", on(.autoAdvance, "A")),
      KeyRow("L", "lock the pages, or unlock them", on(.lock, "L")),
      KeyRow("e", "steer alone, or let everyone", on(.steerAlone, "e")),
      KeyRow("d", "ask to steer; hand it on, give it back", on(.passLease, "d")),
      KeyRow("D", "take steering over", on(.takeOver, "D")),
      KeyRow("s  S", "next style of transitions; next skin", on(.style, "s") + on(.skin, "S")),
      KeyRow("v", "pages below each other, or side by side", on(.axis, "v")),
      KeyRow(
        "c  N  C",
        "page control, number, connection: hide or show",
        on(.bar(.control), "c") + on(.bar(.number), "N") + on(.bar(.status), "C")
      ),
      KeyRow("x", "take a sheet away", on(.dismissSheet, "x")),
      KeyRow("a", "the viewers' address, and a code to scan", on(.addresses, "a")),
      KeyRow("r", "the phone's code, for ten seconds", on(.remote, "rR")),
      KeyRow(
        "J K  wheel",
        "scroll the notes",
        on(.scroll(3), "J") + on(.scroll(-3), "K")
          + on(.scroll(3), "", .down, held: .control) + on(.scroll(-3), "", .up, held: .control)
      ),
      KeyRow("m", "mouse: for the console, or to select text", on(.mouse, "m")),
      KeyRow("?  F1", "these keys", on(.help, "?", .function(1))),
      KeyRow("Esc", "close what is open; ends nothing", on(.close, "", .escape)),
      KeyRow(
        "F5",
        "nothing: clickers send it",
        on(.nothing, "", .function(5)) + on(.nothing, "", .function(5), held: .shift)
      ),
      KeyRow("Ctrl-Z", "to the shell, until fg", on(.suspend, "z", held: .control)),
      KeyRow("q  Ctrl-C", "leave", on(.quit, "q") + on(.quit, "c", held: .control)),
    ]

  static let bindings: [KeyPress: Command] = rows.reduce(into: [:]) { bindings, row in
    bindings.merge(row.bindings) { first, _ in first }
  }

  private static func on(
    _ command: Command,
    _ letters: String,
    _ keys: Key...,
    held modifiers: Modifiers = []
  ) -> [(KeyPress, Command)] {
    (letters.map(Key.character) + keys).map { (KeyPress($0, modifiers), command) }
  }

  private static func wholePages(_ held: Modifiers) -> [(KeyPress, Command)] {
    on(.sideways(.right, by: .page), "", .right, held: held)
      + on(.sideways(.left, by: .page), "", .left, held: held)
      + on(.advance(.next, by: .page), "", .down, .pageDown, held: held)
      + on(.advance(.previous, by: .page), "", .up, .pageUp, held: held)
  }
}
