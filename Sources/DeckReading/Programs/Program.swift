import Glibc

/// Another program, run as a child that can't harm: within limits, in a group of its own, and with nothing
/// of ours open but what it is given.
struct Program {
  let name: String
  let arguments: [String]
  /// Seconds of a processor, and three times as many by the clock, after which it is ended.
  var seconds = 20.0
  /// Bytes of output, after which it is ended.
  var largestOutput = 64 << 20
  /// Bytes of address space.
  var memory = 1 << 30
  /// Bytes of each file that it may write.
  var largestFile = 0
  /// What it reads on its standard input; nothing otherwise.
  var input: UnnamedFile?
  /// What it finds at ``filePath``.
  var file: UnnamedFile?
  /// How much it lets everything else on the machine go first, as `nice` counts.
  var niceness: Int32 = 0
  /// Further variables of its environment.
  var environment: [String] = []

  /// Where a program finds its ``file``.
  static let filePath = "/proc/self/fd/3"

  struct Output {
    var bytes: [UInt8]
    /// What it said on its standard error, 4 KiB at most.
    var complaint: String
    /// What it ended with; nil where a signal ended it.
    var status: Int32?
  }

  enum Failure: Error, Equatable {
    case notInstalled
    case tookTooLong
    case saidTooMuch
    case failed(String)

    init(errno code: Int32) {
      self = .failed(unsafe String(cString: strerror(code)))
    }
  }

  /// Runs it to its end; waits meanwhile, so call it on a thread of its own.
  func run() throws(Failure) -> Output {
    var output = try Pipe()
    var complaint = try Pipe()
    let child = try spawn(output: output.writing, complaint: complaint.writing)
    if niceness > 0 {
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(child), niceness)
    }
    output.closeWriting()
    complaint.closeWriting()
    var reader = ChildReader(limit: largestOutput)
    let deadline = Self.now() + seconds * 3
    let failure = reader.readAll(output.reading, complaint.reading, until: deadline)
    let end = Self.end(child, by: failure == nil ? deadline : 0)
    if let failure { throw failure }
    if end.status == Self.notFound { throw .notInstalled }
    // Who is ended for its time may be a child of its own, and the program says that it has failed.
    if end.status != 0, end.isLate || end.seconds > 0.9 * processorSeconds { throw .tookTooLong }
    return Output(
      bytes: reader.output,
      complaint: String(decoding: reader.complaint, as: UTF8.self),
      status: end.status
    )
  }

  /// Whole ones, as the system counts them.
  private var processorSeconds: Double { seconds.rounded(.up) }

  /// Seconds of a clock that only goes forward.
  static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: - The child

  /// Programs are found where ours was started to find them.
  private static var surroundings: [String] {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    return ["PATH=\(path.isEmpty ? "/usr/local/bin:/usr/bin:/bin" : path)", "LC_ALL=C.UTF-8"]
  }

  /// Of what is made before somebody asks for it.
  static let patience: Int32 = 15
  /// Of what somebody waits for, but not as for a page: a page may be on its way to a browser beside it.
  static let courtesy: Int32 = 10

  /// What `prlimit` ends with when there is no such program.
  private static let notFound: Int32 = 127

  /// The program behind `prlimit`, which sets its limits and becomes it.
  private func spawn(output: Int32, complaint: Int32) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input.descriptor, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, complaint, 2)
    if let file { unsafe posix_spawn_file_actions_adddup2(&actions, file.descriptor, 3) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(&attributes)

    let limits = [
      "prlimit", "--as=\(memory)", "--cpu=\(Int(processorSeconds))", "--core=0",
      "--fsize=\(largestFile)",
    ]
    var words = unsafe (limits + [name] + arguments).map { unsafe strdup($0) }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    var variables = unsafe (Self.surroundings + environment).map { unsafe strdup($0) }
    defer { unsafe variables.forEach { unsafe free($0) } }
    unsafe variables.append(nil)
    var child = pid_t()
    let code = unsafe posix_spawnp(&child, "prlimit", &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw code == ENOENT ? .notInstalled : Failure(errno: code)
    }
    return child
  }

  /// Signals that the server ignores or blocks mean to a child what they mean to any program.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)
    )
  }

  /// How a child has ended.
  private struct End {
    /// Nil where a signal ended it.
    var status: Int32?
    /// Of a processor, with what its own children took.
    var seconds: Double
    /// Whether it did not end by itself until it had to.
    var isLate: Bool
  }

  /// Lets the child end by itself until a time, and ends whatever is left of it and of what it started.
  private static func end(_ child: pid_t, by deadline: Double) -> End {
    var facts = unsafe siginfo_t()
    let look = WEXITED | WNOWAIT | WNOHANG
    var isLate = true
    // It has closed its outputs, but may go on for a moment.
    while isLate, now() < deadline {
      let isKnown = unsafe waitid(P_PID, id_t(child), &facts, look) == 0
      if unsafe !isKnown || facts.si_signo == SIGCHLD { isLate = false } else { usleep(200) }
    }
    kill(-child, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    return End(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil,
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
      isLate: isLate
    )
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
