import Glibc
import Screen
import Terminal
import Testing

/// One terminal can be open in a process, so the tests go one by one.
@Suite("Terminal", .serialized, .timeLimit(.minutes(1)))
struct TerminalTests {
  private static let entered = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private let device = PseudoTerminal()

  @Test func `it is taken over, and given back as it was`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    #expect(device.read(until: "\u{1B}[?2004h") == Self.entered)
    #expect(!device.isCooked)
    await terminal.close()
    let farewell = device.read(until: "\u{1B}[?1049l")
    #expect(farewell.contains("\u{1B}[?25h"))
    #expect(farewell.hasSuffix("\u{1B}[?1049l"))
    #expect(device.isCooked)
  }

  @Test func `keys and the size arrive as events`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    var events = terminal.events.makeAsyncIterator()
    #expect(await events.next() == .resized(Size(columns: 20, rows: 4)))
    device.type("\u{1B}[Cb")
    #expect(await events.next() == .input(.key(KeyPress(.right))))
    #expect(await events.next() == .input(.key(KeyPress(.character("b")))))
    device.type("\u{1B}")
    #expect(await events.next() == .input(.key(KeyPress(.escape))))
    await terminal.close()
    #expect(await events.next() == .closed)
    #expect(await events.next() == nil)
  }

  @Test func `a screen is written in one update, and then only what changes`() async throws {
    let terminal = try Terminal(environment: ["NO_COLOR": "1"], path: device.path)
    _ = device.read(until: "\u{1B}[?2004h")
    var screen = Screen(size: Size(columns: 20, rows: 4))
    screen.put("12:31", in: screen.area)
    terminal.show(screen)
    #expect(
      device.read(until: "\u{1B}[?2026l")
        == "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[1;1H12:31\u{1B}[?2026l"
    )
    screen.put("12:32", in: screen.area)
    terminal.show(screen)
    terminal.show(screen)
    #expect(
      device.read(until: "\u{1B}[?2026l") == "\u{1B}[?2026h\u{1B}[1;5H\u{1B}[0m2\u{1B}[?2026l"
    )
    await terminal.close()
  }

  @Test func `a screen for another size waits for the one that fits`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    var events = terminal.events.makeAsyncIterator()
    _ = await events.next()
    _ = device.read(until: "\u{1B}[?2004h")
    device.resize(columns: 10, rows: 2)
    kill(getpid(), SIGWINCH)
    #expect(await events.next() == .resized(Size(columns: 10, rows: 2)))
    var old = Screen(size: Size(columns: 20, rows: 4))
    old.put("old", in: old.area)
    terminal.show(old)
    var new = Screen(size: Size(columns: 10, rows: 2))
    new.put("new", in: new.area)
    terminal.show(new)
    let written = device.read(until: "\u{1B}[?2026l")
    #expect(written.contains("new"))
    #expect(!written.contains("old"))
    await terminal.close()
  }

  @Test func `the mouse is reported only while that is wanted`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    _ = device.read(until: "\u{1B}[?2004h")
    terminal.reportMouse(true)
    #expect(device.read(until: "\u{1B}[?1006h") == "\u{1B}[?1002h\u{1B}[?1006h")
    terminal.reportMouse(false)
    #expect(device.read(until: "\u{1B}[?1002l") == "\u{1B}[?1006l\u{1B}[?1002l")
    await terminal.close()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal that asks to end is told, not obeyed at once`(signal: Int32) async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    var events = terminal.events.makeAsyncIterator()
    _ = await events.next()
    kill(getpid(), signal)
    #expect(await events.next() == .terminated(signal: signal))
    await terminal.close()
  }

  @Test func `a terminal that reads nothing stops neither keys nor its own end`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    var events = terminal.events.makeAsyncIterator()
    _ = await events.next()
    for turn in 0..<2_000 {
      var screen = Screen(size: Size(columns: 20, rows: 4))
      screen.fill(screen.area, with: turn.isMultiple(of: 2) ? "a" : "b", style: .plain.bold)
      terminal.show(screen)
    }
    device.type("q")
    #expect(await events.next() == .input(.key(KeyPress(.character("q")))))
    await terminal.close()
    #expect(device.isCooked)
  }

  @Test func `an open terminal can't be opened twice`() async throws {
    let terminal = try Terminal(environment: [:], path: device.path)
    #expect(refusal(device.path) == .alreadyOpen)
    await terminal.close()
    await terminal.close()
    let again = try Terminal(environment: [:], path: device.path)
    await again.close()
  }

  @Test func `a pipe, a missing path and a dumb terminal are refused`() {
    #expect(refusal("/dev/null") == .notATerminal)
    #expect(refusal("/nowhere") == .unavailable)
    #expect(refusal(device.path, ["TERM": "dumb"]) == .tooSimple)
  }

  @Test func `a terminal that goes away ends the events`() async throws {
    var gone: PseudoTerminal? = PseudoTerminal()
    let terminal = try Terminal(environment: [:], path: gone?.path)
    var events = terminal.events.makeAsyncIterator()
    _ = await events.next()
    gone = nil
    #expect(await events.next() == .closed)
    await terminal.close()
  }

  private func refusal(_ path: String, _ environment: [String: String] = [:]) -> TerminalError.Code?
  {
    do {
      _ = try Terminal(environment: environment, path: path)
      return nil
    } catch {
      return error.code
    }
  }
}
