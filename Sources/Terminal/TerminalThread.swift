import Glibc
import Screen

/// The terminal's own thread: it waits for keys, signals and wishes, and writes what the terminal can
/// take, so that neither a slow terminal nor a key blocks anything else.
final class TerminalThread {
  private let device: TerminalDevice
  private let pipe: WakePipe
  private let wishes: Locked<Wishes>
  private let events: AsyncStream<TerminalEvent>.Continuation
  private let depth: ColorDepth
  private var decoder = InputDecoder()
  private var size: Size
  /// What the terminal shows; nil if that isn't known.
  private var shown: Screen?
  private var isMouseOn = false
  /// Whether the terminal is taken over at the moment.
  private var isHeld = false
  /// Bytes that the terminal has not taken yet.
  private var output: ArraySlice<UInt8> = []

  init(
    device: consuming TerminalDevice,
    pipe: consuming WakePipe,
    wishes: Locked<Wishes>,
    events: AsyncStream<TerminalEvent>.Continuation,
    depth: ColorDepth
  ) {
    size = device.size
    self.device = device
    self.pipe = pipe
    self.wishes = wishes
    self.events = events
    self.depth = depth
  }

  /// Runs it; false if the system has no thread left.
  func start() -> Bool {
    var id = pthread_t()
    let retained = unsafe Unmanaged.passRetained(self)
    let result = unsafe pthread_create(&id, nil, Self.body, retained.toOpaque())
    if result == 0 { pthread_detach(id) } else { unsafe retained.release() }
    return result == 0
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let argument = unsafe $0 else { return nil }
    unsafe Unmanaged<TerminalThread>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  /// Returns when the terminal was given back.
  private func run() {
    Rescue.useAlternateStack()
    Self.blockBackgroundSignals()
    enter()
    _ = flush()
    events.yield(.resized(size))
    while true {
      wait()
      for signal in pipe.drain() { handle(signal: Int32(signal)) }
      // A shell that brings a running job to the foreground says nothing.
      if !isHeld, device.isForeground { resume() }
      guard readInput() else { break }
      deliver(decoder.expire(at: Self.now))
      let wishes = takeWishes()
      if wishes.isClosed { break }
      if wishes.isSuspended { suspend() }
      fulfil(wishes)
      guard flush() else { break }
    }
    leave()
    end()
  }

  // MARK: - Taking over and giving back

  /// Takes the terminal over, unless we are in the background.
  ///
  /// There it is the shell's, and what serves viewers goes on without a console, until the signal that
  /// comes with the foreground leads here again.
  private func enter() {
    isHeld = device.isForeground
    guard isHeld else { return }
    Rescue.hold(device.descriptor)
    device.setRaw()
    output.append(contentsOf: Modes.enter)
    isMouseOn = false
    shown = nil
  }

  private func leave() {
    guard isHeld else { return }
    output.append(contentsOf: Modes.leave)
    let deadline = Self.now + Self.farewell
    while !output.isEmpty, flush(), Self.now < deadline { wait(atMost: 20) }
    device.restoreSettings()
    Rescue.release()
    isHeld = false
  }

  private func end() {
    Rescue.disarm()
    let waiting = wishes.withLock { wishes in
      defer { wishes.waiting = [] }
      wishes.hasEnded = true
      return wishes.waiting
    }
    Terminal.isOpen.withLock { $0 = false }
    events.yield(.closed)
    events.finish()
    for continuation in waiting { continuation.resume() }
  }

  private func suspend() {
    leave()
    Rescue.stop()
    // The process stands still here; the signal that lets it go on is in the pipe afterwards. Where
    // nothing could wake it the system doesn't stop it: then it goes on after a moment.
    let deadline = Self.now + Self.farewell
    var signals: [UInt8] = []
    while Self.now < deadline, !signals.contains(UInt8(SIGCONT)) {
      wait(atMost: 20)
      signals += pipe.drain()
    }
    Rescue.continued()
    resume()
    for signal in signals where signal != UInt8(SIGCONT) { handle(signal: Int32(signal)) }
  }

  private func resume() {
    enter()
    measure()
  }

  // MARK: - What happens

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH: measure()
    case SIGTSTP: wishes.withLock { $0.isSuspended = true }
    case SIGCONT: resume()
    case SIGTERM, SIGINT, SIGHUP: events.yield(.terminated(signal: signal))
    default: break
    }
  }

  private func measure() {
    size = device.size
    shown = nil
    events.yield(.resized(size))
  }

  /// False when the terminal is gone.
  private func readInput() -> Bool {
    while isHeld {
      switch device.read() {
      case .bytes(let bytes): deliver(decoder.decode(bytes, at: Self.now))
      case .nothing: return true
      case .end:
        // Who took this for the end would close what another thread says its last words by.
        Rescue.awaitEnd()
        guard !device.isForeground else { return false }
        Rescue.release()
        isHeld = false
      }
    }
    return true
  }

  private func deliver(_ inputs: [InputEvent]) {
    for input in inputs { events.yield(.input(input)) }
  }

  private func takeWishes() -> Wishes {
    wishes.withLock { wishes in
      let taken = wishes
      wishes.isSuspended = false
      return taken
    }
  }

  /// Says what has changed, once all that was said before is out.
  private func fulfil(_ wishes: Wishes) {
    guard output.isEmpty else { return }
    if wishes.isMouseOn != isMouseOn {
      isMouseOn = wishes.isMouseOn
      output.append(contentsOf: isMouseOn ? Modes.mouseOn : Modes.mouseOff)
    }
    // A screen that was drawn for another size is not shown: the one for this size is on its way.
    guard let screen = wishes.screen, screen.size == size else { return }
    let commands = screen.commands(from: shown)
    guard !commands.isEmpty else { return }
    var bytes = Modes.beginUpdate
    for command in commands { command.encode(into: &bytes, depth: depth) }
    output.append(contentsOf: bytes + Modes.endUpdate)
    shown = screen
  }

  /// False when the terminal is gone.
  private func flush() -> Bool {
    // Another thread's crash gives the terminal back while this one still runs.
    while isHeld, !output.isEmpty, Rescue.isHolding {
      guard let count = device.write(output) else { return false }
      if count == 0 { return true }
      output.removeFirst(count)
    }
    return true
  }

  // MARK: - Waiting

  /// Seconds that a terminal is given to take the last bytes.
  private static let farewell = 0.25

  /// Milliseconds after which we look again whether we are in the foreground.
  private static let lookout: Int32 = 200

  private func wait(atMost milliseconds: Int32? = nil) {
    var polled = [pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)]
    if isHeld {
      let wanted = Int16(output.isEmpty ? POLLIN : POLLIN | POLLOUT)
      polled.append(pollfd(fd: device.descriptor, events: wanted, revents: 0))
    }
    _ = unsafe poll(&polled, nfds_t(polled.count), milliseconds ?? patience)
  }

  /// Milliseconds until the decoder wants to be asked; −1 for ever.
  private var patience: Int32 {
    guard let deadline = decoder.nextDeadline else { return isHeld ? -1 : Self.lookout }
    return Int32(min(max((deadline - Self.now) * 1_000, 0), 2_000).rounded(.up))
  }

  /// A read or a write in the background fails instead of stopping the process, and with it the talk.
  private static func blockBackgroundSignals() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTTIN)
    unsafe sigaddset(&signals, SIGTTOU)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Seconds of the system's clock that never goes back.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
