import Glibc
package import Screen

/// The terminal that this process was started in, taken over until it is closed.
///
/// It is given back as it was however the process ends, but for SIGKILL.
package final class Terminal: Sendable {
  /// Keys, sizes and signals; ends when the terminal is closed or gone.
  package let events: AsyncStream<TerminalEvent>
  private let wishes = Locked(Wishes())
  private let wakeWriter: Int32
  /// Signals and their handlers belong to the whole process, so only one terminal can be open.
  static let isOpen = Locked(false)

  /// Takes over the terminal at `path`, or else the one that standard input and output are.
  package init(environment: [String: String], path: String? = nil) throws(TerminalError) {
    guard environment["TERM"] != "dumb" else {
      throw TerminalError(
        code: .tooSimple,
        description: "this terminal (TERM=dumb) can't show a console"
      )
    }
    let path = if let path { path } else { try TerminalDevice.path() }
    let device = try TerminalDevice(path: path)
    let pipe = try WakePipe()
    guard Self.isOpen.withLock({ $0.claim() }) else {
      throw TerminalError(code: .alreadyOpen, description: "the terminal is open already")
    }
    let (events, continuation) = AsyncStream.makeStream(
      of: TerminalEvent.self,
      bufferingPolicy: .bufferingOldest(4_096)
    )
    self.events = events
    wakeWriter = pipe.writer
    Rescue.arm(
      descriptor: device.descriptor,
      settings: device.settings,
      wakeWriter: pipe.writer
    )
    let thread = TerminalThread(
      device: device,
      pipe: pipe,
      wishes: wishes,
      events: continuation,
      depth: ColorDepth(environment: environment)
    )
    guard thread.start() else {
      Rescue.disarm()
      Self.isOpen.withLock { $0 = false }
      throw TerminalError(
        code: .unavailable,
        description: "no thread can be started for the terminal"
      )
    }
  }

  /// Shows a screen as soon as the terminal takes it; one that is shown too late is left out.
  package func show(_ screen: Screen) {
    wish { $0.screen = screen }
  }

  /// Whether the mouse is reported; while it is, the terminal selects no text with it.
  package func reportMouse(_ isOn: Bool) {
    wish { $0.isMouseOn = isOn }
  }

  /// Gives the terminal back and stops the process, as Ctrl-Z does; all goes on when it is continued.
  package func suspend() {
    wish { $0.isSuspended = true }
  }

  /// Gives the terminal back; returns when that is done.
  package func close() async {
    await withCheckedContinuation { continuation in
      wish {
        $0.isClosed = true
        $0.waiting.append(continuation)
      }
    }
  }

  // MARK: -

  private func wish(_ change: (inout Wishes) -> Void) {
    let late = wishes.withLock { wishes -> [CheckedContinuation<Void, Never>] in
      change(&wishes)
      guard wishes.hasEnded else {
        // Within the lock: the pipe is closed only after `hasEnded` was set.
        WakePipe.wake(wakeWriter)
        return []
      }
      defer { wishes.waiting = [] }
      return wishes.waiting
    }
    for continuation in late { continuation.resume() }
  }
}

extension Bool {
  /// Sets it; false if it was set before.
  fileprivate mutating func claim() -> Bool {
    defer { self = true }
    return !self
  }
}
