import Glibc

/// Gives the terminal back when the process dies: what a signal's handler may do, and no more.
///
/// All that the handlers touch lies at fixed addresses and is made before they are installed; they
/// call only what POSIX calls safe there. They run on an alternate stack where the thread has one, so
/// that a stack which overflowed doesn't matter; SIGKILL is out of reach.
enum Rescue {
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  /// The terminal once more, for the last words: nobody else writes by this descriptor.
  private nonisolated(unsafe) static var lastWords: Int32 = -1
  /// Takes what other threads still write when the last words are being said.
  private nonisolated(unsafe) static var nowhere: Int32 = -1
  private nonisolated(unsafe) static var wakeWriter: Int32 = -1
  private nonisolated(unsafe) static var settings: UnsafeMutablePointer<termios>?
  private nonisolated(unsafe) static var bytes: UnsafeMutableBufferPointer<UInt8>?
  /// What was installed before, by signal's number.
  private nonisolated(unsafe) static var previous: UnsafeMutablePointer<sigaction>?
  /// The signal that asked to end and is being obeyed; the same one again is not waited for.
  private nonisolated(unsafe) static var obeyed: Int32 = 0

  /// Set once the terminal is given back because the process ends.
  private nonisolated(unsafe) static var isLast = false

  private static let crashes = [
    SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP, SIGQUIT, SIGSYS,
  ]
  private static let endings = [SIGTERM, SIGINT, SIGHUP]
  private static let notices = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Installs the handlers: signals that are no crash are told to `wakeWriter`.
  static func arm(settings: termios, wakeWriter: Int32) {
    prepareMemory()
    unsafe self.settings?.pointee = settings
    unsafe self.wakeWriter = wakeWriter
    unsafe obeyed = 0
    useAlternateStack()
    for signal in crashes { install(signal, { Rescue.crashed($0) }) }
    for signal in endings { install(signal, { Rescue.asked($0) }) }
    for signal in notices { install(signal, { Rescue.noticed($0) }) }
  }

  /// The terminal is taken over, and to be given back whatever happens.
  static func hold(_ descriptor: Int32) {
    if unsafe lastWords < 0 { unsafe lastWords = fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    if unsafe nowhere < 0 { unsafe nowhere = open("/dev/null", O_RDWR | O_CLOEXEC) }
    unsafe self.descriptor = descriptor
  }

  /// The terminal was given back.
  static func release() {
    unsafe descriptor = -1
  }

  /// Whether the terminal is still ours to write on.
  static var isHolding: Bool { unsafe descriptor >= 0 }

  /// Stands still if the process is about to end, and what was the terminal is nothing any more.
  static func awaitEnd() {
    while unsafe isLast { pause() }
  }

  /// Leaves the signals as they were.
  static func disarm() {
    awaitEnd()
    release()
    for signal in crashes + endings + notices {
      if let previous = unsafe previous {
        _ = unsafe sigaction(signal, previous + Int(signal), nil)
      }
    }
    unsafe wakeWriter = -1
    for descriptor in unsafe [lastWords, nowhere] where descriptor >= 0 { close(descriptor) }
    unsafe (lastWords, nowhere) = (-1, -1)
  }

  /// Stops the process as Ctrl-Z does a shell's job, and returns once it goes on, or at once if the
  /// system won't stop it.
  static func stop() {
    if let previous = unsafe previous {
      _ = unsafe sigaction(SIGTSTP, previous + Int(SIGTSTP), nil)
    }
    kill(0, SIGTSTP)
  }

  /// Installs the handler again that ``stop()`` took away.
  static func continued() {
    install(SIGTSTP, { Rescue.noticed($0) }, isFirst: false)
  }

  /// A stack for handlers of the calling thread; one per thread, for as long as the process runs.
  static func useAlternateStack() {
    let size = 64 * 1_024
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0, unsafe stack.ss_sp == nil else { return }
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    unsafe stack.ss_flags = 0
    _ = unsafe sigaltstack(&stack, nil)
  }

  // MARK: - In handlers

  private static func crashed(_ signal: Int32) {
    restore()
    die(signal)
  }

  private static func asked(_ signal: Int32) {
    if unsafe obeyed == signal {
      restore()
      die(signal)
    } else {
      unsafe obeyed = signal
      noticed(signal)
    }
  }

  private static func noticed(_ signal: Int32) {
    let error = errno
    unsafe WakePipe.wake(wakeWriter, signal: UInt8(truncatingIfNeeded: signal))
    errno = error
  }

  private static func restore() {
    guard unsafe descriptor >= 0, let bytes = unsafe bytes, let settings = unsafe settings else {
      return
    }
    unsafe isLast = true
    // A process in the background would be stopped for touching the terminal's settings.
    _ = Glibc.signal(SIGTTOU, SIG_IGN)
    let terminal = unsafe lastWords >= 0 ? lastWords : descriptor
    // The threads that draw go on until the process is dead; what they write must not come after this.
    if unsafe lastWords >= 0, unsafe nowhere >= 0 { _ = unsafe dup2(nowhere, descriptor) }
    _ = unsafe write(terminal, bytes.baseAddress, bytes.count)
    _ = unsafe tcsetattr(terminal, TCSANOW, settings)
    unsafe descriptor = -1
  }

  /// Lets the signal do its default.
  ///
  /// Not what was installed before: Swift's own handler asks on the terminal whether to debug, and
  /// viewers would wait for half a minute until the server is gone and can be started again.
  private static func die(_ signal: Int32) {
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  // MARK: - Before

  private static func prepareMemory() {
    guard unsafe previous == nil else { return }
    unsafe previous = .allocate(capacity: 65)
    unsafe previous?.initialize(repeating: sigaction(), count: 65)
    unsafe settings = .allocate(capacity: 1)
    unsafe settings?.initialize(to: termios())
    unsafe bytes = .allocate(capacity: Modes.leave.count)
    _ = unsafe bytes?.initialize(from: Modes.leave)
    // Whoever calls exit() while a terminal is open means the process, not the terminal.
    atexit { Rescue.restore() }
  }

  private static func install(
    _ signal: Int32,
    _ handler: @escaping @convention(c) (Int32) -> Void,
    isFirst: Bool = true
  ) {
    guard let previous = unsafe previous else { return }
    if isFirst {
      _ = unsafe sigaction(signal, nil, previous + Int(signal))
      // What the parent has made immune, as nohup does, stays so.
      let isIgnored = unsafe (previous + Int(signal)).pointee.__sigaction_handler.sa_handler.map {
        unsafe unsafeBitCast($0, to: Int.self) == 1
      }
      if isIgnored ?? false, endings.contains(signal) { return }
    }
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART | SA_ONSTACK
    _ = unsafe sigaction(signal, &action, nil)
  }
}
