import Glibc
import Screen
import Terminal
import Testing

extension TerminalTests {
  /// Whatever ends the process, the terminal is usable afterwards.
  @Suite("Rescue", .timeLimit(.minutes(2)))
  struct RescueTests {
    private let device = PseudoTerminal()

    @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGQUIT])
    func `a crash gives the terminal back before the process dies`(signal: Int32) async {
      await #expect(processExitsWith: .signal(signal)) {
        [path = device.path as String, signal = signal as Int32] in
        try await RescueTests.open(path)
        kill(getpid(), signal)
        pause()
      }
      expectRescued()
    }

    @Test func `a trap of Swift's own gives the terminal back`() async {
      await #expect(processExitsWith: .failure) { [path = device.path as String] in
        try await RescueTests.open(path)
        fatalError("on purpose")
      }
      expectRescued()
    }

    @Test func `a stack that overflows gives the terminal back`() async {
      await #expect(processExitsWith: .signal(SIGSEGV)) { [path = device.path as String] in
        try await RescueTests.open(path)
        await RescueTests.overflow()
      }
      expectRescued()
    }

    @Test func `an exit in the middle gives the terminal back`() async {
      await #expect(processExitsWith: .exitCode(3)) { [path = device.path as String] in
        try await RescueTests.open(path)
        exit(3)
      }
      expectRescued()
    }

    @Test func `asked to end a second time, the process waits for nobody`() async {
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = device.path as String] in
        let terminal = try Terminal(environment: [:], path: path)
        var events = terminal.events.makeAsyncIterator()
        _ = await events.next()
        kill(getpid(), SIGTERM)
        _ = await events.next()
        kill(getpid(), SIGTERM)
        pause()
      }
      expectRescued()
    }

    @MainActor private static func open(_ path: String) async throws {
      let terminal = try Terminal(environment: [:], path: path)
      var events = terminal.events.makeAsyncIterator()
      _ = await events.next()
    }

    /// On the thread that opened the terminal, which has an alternate stack.
    @MainActor private static func overflow() {
      func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) &+ deeper(depth + 2) }
      _ = deeper(0)
    }

    private func expectRescued() {
      let left = "\u{1B}[?1049l"
      #expect(device.read(until: left).hasSuffix(left))
      #expect(device.isCooked)
    }
  }
}
