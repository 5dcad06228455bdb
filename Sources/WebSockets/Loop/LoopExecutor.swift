import CLibuv
import Glibc
import Synchronization

/// Runs an actor's jobs on a thread whose libuv loop it owns, for the life of the process.
///
/// What is queued has its turn behind the sockets that the loop has found ready. So what one of them
/// brings is done in the same turn, without a call of the system, and more from others with it.
@safe final class LoopExecutor: SerialExecutor {
  let loop: CStorage<uv_loop_t> = unsafe CStorage()
  /// Ends the loop's sleep, for other threads.
  private let wake: CStorage<uv_async_t> = unsafe CStorage()
  /// Keeps the loop from its sleep, for its own thread.
  private let awake: CStorage<uv_idle_t> = unsafe CStorage()
  private let afterSockets: CStorage<uv_check_t> = unsafe CStorage()
  private let errands = Locked<[Errand]>([])
  private let thread = Atomic<UInt>(0)

  private enum Errand: Sendable {
    case job(UnownedJob)
    case call(@Sendable () -> Void)
  }

  init() {
    unsafe uv_loop_init(loop.pointer)
    unsafe uv_async_init(loop.pointer, wake.pointer) { _ in }
    unsafe uv_idle_init(loop.pointer, awake.pointer)
    unsafe uv_check_init(loop.pointer, afterSockets.pointer)
    // The thread keeps the executor alive, and never ends.
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe afterSockets.pointer.pointee.data = owner
    unsafe uv_check_start(afterSockets.pointer) { handle in
      guard let owner = unsafe handle?.pointee.data else { return }
      unsafe Unmanaged<LoopExecutor>.fromOpaque(owner).takeUnretainedValue().drain()
    }
    var id = pthread_t()
    let started = unsafe pthread_create(
      &id,
      nil,
      { owner in
        guard let owner = unsafe owner else { return nil }
        unsafe Unmanaged<LoopExecutor>.fromOpaque(owner).takeUnretainedValue().run()
        return nil
      },
      owner
    )
    precondition(started == 0, "the system refuses a thread: \(started)")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  /// Calls it on the thread, after all that was queued before.
  func call(_ body: @escaping @Sendable () -> Void) {
    add(.call(body))
  }

  func checkIsolated() {
    precondition(isCurrent, "not on this loop's thread")
  }

  /// C callbacks run in no task, so the thread decides.
  func isIsolatingCurrentContext() -> Bool? {
    isCurrent
  }

  // MARK: -

  private var isCurrent: Bool {
    thread.load(ordering: .acquiring) == UInt(pthread_self())
  }

  private func add(_ errand: Errand) {
    let isFirst = errands.withLock { queue in
      queue.append(errand)
      return queue.count == 1
    }
    guard isFirst else { return }
    if isCurrent {
      unsafe uv_idle_start(awake.pointer) { _ in }
    } else {
      unsafe uv_async_send(wake.pointer)
    }
  }

  private func run() {
    thread.store(UInt(pthread_self()), ordering: .releasing)
    unsafe uv_run(loop.pointer, UV_RUN_DEFAULT)
  }

  /// Runs what was queued when it began; what this queues runs in the next turn of the loop.
  private func drain() {
    let batch = errands.withLock { queue in
      let batch = queue
      queue.removeAll(keepingCapacity: true)
      return batch
    }
    unsafe uv_idle_stop(awake.pointer)
    for errand in batch {
      switch errand {
      case .job(let job): unsafe job.runSynchronously(on: asUnownedSerialExecutor())
      case .call(let body): body()
      }
    }
  }
}
