import Glibc
import Synchronization

/// Threads that help the service thread along the ``Road`` where there are many connections.
///
/// They do nothing but send: the service thread hands out blocks of slots, takes its share of them,
/// and waits for the last to come back. So all that a connection is and says stays on one thread.
@Service final class Carriers {
  private let threads: [CarrierThread]

  init(_ count: Int) {
    threads = (0..<count).map { _ in CarrierThread() }
  }

  var count: Int { threads.count }

  /// Brings a load to all slots of the range that it is for.
  func carry(_ load: Road.Load, along slots: Range<Int>, of road: Road) -> Road.Stretch {
    let way = Way(road, load, slots)
    for thread in threads { thread.begin(way) }
    var stretch = Road.Stretch()
    way.carry(&stretch)
    for thread in threads { stretch.add(thread.end()) }
    return stretch
  }

  /// Ends the threads.
  func stop() {
    for thread in threads { thread.stop() }
  }
}

/// A stretch that several carry along, each the next block that nobody has.
private final class Way: Sendable {
  private static let block = 256

  private let road: Road
  private let load: Road.Load
  private let end: Int
  private let next: Atomic<Int>

  init(_ road: Road, _ load: Road.Load, _ slots: Range<Int>) {
    self.road = road
    self.load = load
    end = slots.upperBound
    next = Atomic(slots.lowerBound)
  }

  func carry(_ stretch: inout Road.Stretch) {
    while true {
      let first = next.wrappingAdd(Self.block, ordering: .relaxed).oldValue
      guard first < end else { return }
      road.carry(load, along: first..<min(first + Self.block, end), &stretch)
    }
  }
}

private final class CarrierThread: Sendable {
  /// What to do, and what has come of it.
  private struct Errand {
    var way: Way?
    var stretch = Road.Stretch()
  }

  private let errand = Locked(Errand())
  private let isSent: CStorage<sem_t> = CStorage()
  private let isBack: CStorage<sem_t> = CStorage()

  init() {
    unsafe sem_init(isSent.pointer, 0, 0)
    unsafe sem_init(isBack.pointer, 0, 0)
    var id = pthread_t()
    let started = unsafe pthread_create(
      &id,
      nil,
      { thread in
        guard let thread = unsafe thread else { return nil }
        unsafe Unmanaged<CarrierThread>.fromOpaque(thread).takeRetainedValue().run()
        return nil
      },
      Unmanaged.passRetained(self).toOpaque()
    )
    precondition(started == 0, "the system refuses a thread: \(started)")
    pthread_detach(id)
  }

  deinit {
    unsafe sem_destroy(isSent.pointer)
    unsafe sem_destroy(isBack.pointer)
    isSent.free()
    isBack.free()
  }

  func begin(_ way: Way) {
    errand.withLock { $0.way = way }
    unsafe sem_post(isSent.pointer)
  }

  func end() -> Road.Stretch {
    wait(for: isBack)
    return errand.withLock { errand in
      defer { errand = Errand() }
      return errand.stretch
    }
  }

  func stop() {
    unsafe sem_post(isSent.pointer)
  }

  // MARK: -

  private func run() {
    while true {
      wait(for: isSent)
      guard let way = errand.withLock({ $0.way }) else { return }
      var stretch = Road.Stretch()
      way.carry(&stretch)
      errand.withLock { $0.stretch = stretch }
      unsafe sem_post(isBack.pointer)
    }
  }

  private func wait(for semaphore: CStorage<sem_t>) {
    while unsafe sem_wait(semaphore.pointer) != 0 {}  // Interrupted by a signal.
  }
}

extension Road.Stretch {
  /// Adds what another has done in the same time.
  fileprivate mutating func add(_ other: Road.Stretch) {
    sends += other.sends
    marks += other.marks
    stops += other.stops
    marks.sort { $0.time < $1.time }
  }
}
