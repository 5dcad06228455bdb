import CLibuv
import Glibc
import Synchronization

/// Runs an actor's jobs on a thread whose libuv loop it owns, for the life of the process.
@safe final class LoopExecutor: SerialExecutor {
  let loop: CStorage<uv_loop_t> = unsafe CStorage()
  private let wake: CStorage<uv_async_t> = unsafe CStorage()
  private let jobs = Locked<[UnownedJob]>([])
  private let thread = Atomic<UInt>(0)

  init() {
    unsafe uv_loop_init(loop.pointer)
    unsafe uv_async_init(loop.pointer, wake.pointer) { handle in
      guard let owner = unsafe handle?.pointee.data else { return }
      unsafe Unmanaged<LoopExecutor>.fromOpaque(owner).takeUnretainedValue().drain()
    }
    // The thread keeps the executor alive, and never ends.
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe wake.pointer.pointee.data = owner
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
    let job = UnownedJob(job)
    let isFirst = jobs.withLock { queue in
      queue.append(job)
      return queue.count == 1
    }
    if isFirst { unsafe uv_async_send(wake.pointer) }
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

  private func run() {
    thread.store(UInt(pthread_self()), ordering: .releasing)
    drain()
    unsafe uv_run(loop.pointer, UV_RUN_DEFAULT)
  }

  /// Runs what was queued when it began; what these jobs queue runs in the next turn of the loop.
  private func drain() {
    let batch = jobs.withLock { queue in
      let batch = queue
      queue.removeAll(keepingCapacity: true)
      return batch
    }
    for job in batch { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
