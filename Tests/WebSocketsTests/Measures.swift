import Glibc

@testable import WebSockets

/// Seconds of the processor that this process has used.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What happens on the signals that libwebsockets' own loop would take over.
func signalHandlers() -> [UInt] {
  [SIGINT, SIGTERM, SIGSEGV, SIGFPE, SIGHUP].map { number in
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
  }
}

/// Descriptors that this process has open, but for the timers that Swift's runtime makes at will.
func openDescriptors() -> Int {
  (0..<4096).count { descriptor in
    var name = [CChar](repeating: 0, count: 64)
    guard unsafe readlink("/proc/self/fd/\(descriptor)", &name, 63) > 0 else { return false }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self) != "anon_inode:[timerfd]"
  }
}

/// Threads of this process.
func threads() -> Int {
  guard let folder = unsafe opendir("/proc/self/task") else { return 0 }
  defer { unsafe closedir(folder) }
  var count = 0
  while unsafe readdir(folder) != nil { count += 1 }
  return count - 2
}

/// Open files that the kernel has room for without growing its table for this process.
func fileTableSize() -> Int {
  guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while unsafe fgets(&line, 256, file) != nil {
    let text = String(
      decoding: line.prefix { $0 > 0x20 }.map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    guard text == "FDSize:" else { continue }
    let digits = line.drop { $0 > 0x20 }.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    return Int(String(decoding: digits.map(UInt8.init(bitPattern:)), as: UTF8.self)) ?? 0
  }
  return 0
}

/// Bytes of this process's memory.
func residentMemory() -> Int {
  guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  unsafe fgets(&line, 128, file)
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}

/// Bytes that the kernel keeps for what a socket's peer has not read, bookkeeping included.
func queuedBytes(of descriptor: Int32) -> Int {
  var memory = [UInt32](repeating: 0, count: 9)
  var size = socklen_t(memory.count * 4)
  let meminfo: Int32 = 55  // SO_MEMINFO
  guard unsafe getsockopt(descriptor, SOL_SOCKET, meminfo, &memory, &size) == 0 else { return 0 }
  return Int(memory[5])  // SK_MEMINFO_WMEM_QUEUED
}

/// Leaves only so many descriptors free; returns the limit before.
func limitDescriptors(toFree count: Int) -> rlim_t {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  let free = (0..<Int32(65_536)).lazy.filter { fcntl($0, F_GETFD) < 0 }.prefix(count)
  setDescriptorLimit(rlim_t((Array(free).last ?? 0) + 1))
  return limit.rlim_cur
}

func setDescriptorLimit(_ count: rlim_t) {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  limit.rlim_cur = count
  unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

extension Branch {
  /// Does several things within one turn of its loop.
  func act<Result: Sendable>(_ body: @Sendable (isolated Branch) -> Result) -> Result {
    body(self)
  }
}

extension WebSocketServer {
  /// Does several things within one turn of the loop.
  func act<Result: Sendable>(_ body: @Service (WebSocketServer) -> Result) -> Result { body(self) }

  /// Waits until the counts are so, for at most ten seconds.
  func becomes(_ condition: @Sendable (ServerCounts) -> Bool) async -> Bool {
    let end = ServiceClock.now + 10
    while ServiceClock.now < end {
      if condition(await counts) { return true }
      await pause(0.002)
    }
    return false
  }
}

/// Lets so many seconds pass, for what has no event of its own.
@Service func pause(_ seconds: Double) async {
  var timer: ServiceTimer?
  await withCheckedContinuation { continuation in
    timer = ServiceTimer { continuation.resume() }
    timer?.set(ServiceClock.now + seconds)
  }
  withExtendedLifetime(timer) {}
}
