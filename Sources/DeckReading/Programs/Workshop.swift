import Glibc

/// Makes what takes long, each thing once for all who ask: what somebody waits for at once, and what is
/// prepared in the order that it is wanted in, letting all else on the machine go first.
///
/// What was made is kept as long as there is room. It ends with the last reference to it.
package actor Workshop<Job: WorkshopJob> {
  package typealias Product = Job.Product

  /// How much of what is prepared is made, each time that more is.
  package nonisolated let progress: AsyncStream<WorkshopProgress>

  private let report: AsyncStream<WorkshopProgress>.Continuation
  private var products: [Job: Product] = [:]
  /// Of the products, the one that was last asked for at the end.
  private var used: [Job] = []
  private var weight = 0
  private var waiting: [Job: [CheckedContinuation<Product, Never>]] = [:]
  private var asked: [Job] = []
  private var ahead: [Job] = []
  /// How many were to be made ahead.
  private var wanted = 0
  private var begun: Set<Job> = []
  /// At work on what is asked for, and on what is prepared.
  private var workers = (asked: 0, ahead: 0)

  /// Of each kind.
  private static var mostWorkers: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  private static var mostWeight: Int { 256 << 20 }

  package init() {
    (progress, report) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  deinit { report.finish() }

  // MARK: - Inputs

  /// What comes of a job, once it is made.
  package func product(of job: Job) async -> Product {
    if let product = ready(job) { return product }
    return await withCheckedContinuation { continuation in
      waiting[job, default: []].append(continuation)
      if !begun.contains(job), !asked.contains(job) { asked.append(job) }
      hire()
    }
  }

  /// What comes of a job if it is made already.
  package func ready(_ job: Job) -> Product? {
    guard let product = products[job] else { return nil }
    used.removeAll { $0 == job }
    used.append(job)
    return product
  }

  /// Makes these while nothing else is to do, in this order; call again when another is wanted.
  package func prepare(_ jobs: [Job]) {
    wanted = jobs.count
    ahead = jobs.filter { products[$0] == nil && !begun.contains($0) }
    hire()
    tell()
  }

  // MARK: - Work

  private func hire() {
    while workers.asked < Self.mostWorkers, !asked.isEmpty {
      workers.asked += 1
      begin(asked.removeFirst(), isPatient: false)
    }
    while workers.ahead < Self.mostWorkers, let job = nextAhead() {
      workers.ahead += 1
      begin(job, isPatient: true)
    }
  }

  private func nextAhead() -> Job? {
    while !ahead.isEmpty {
      let job = ahead.removeFirst()
      if products[job] == nil, !begun.contains(job), !asked.contains(job) { return job }
    }
    return nil
  }

  private func begin(_ job: Job, isPatient: Bool) {
    begun.insert(job)
    Task { [weak self] in
      let product = await onOwnThread { job.make(isPatient: isPatient) }
      await self?.finish(job, product, isPatient: isPatient)
    }
  }

  private func finish(_ job: Job, _ product: Product, isPatient: Bool) {
    if isPatient { workers.ahead -= 1 } else { workers.asked -= 1 }
    begun.remove(job)
    for continuation in waiting.removeValue(forKey: job) ?? [] {
      continuation.resume(returning: product)
    }
    keep(product, of: job)
    hire()
    tell()
  }

  private func tell() {
    let left = ahead.count + workers.ahead
    report.yield(WorkshopProgress(made: max(wanted - left, 0), left: left))
  }

  /// What is longest out of use goes where there is no room, and nothing more is prepared then.
  private func keep(_ product: Product, of job: Job) {
    products[job] = product
    used.append(job)
    weight += Job.weight(of: product)
    while weight > Self.mostWeight, used.count > 1 {
      ahead = []
      if let gone = products.removeValue(forKey: used.removeFirst()) {
        weight -= Job.weight(of: gone)
      }
    }
  }
}

/// Something that takes long to make.
package protocol WorkshopJob: Hashable, Sendable {
  associatedtype Product: Sendable

  /// Makes it, on a thread of its own; patiently where nobody waits for it.
  func make(isPatient: Bool) -> Product

  /// The bytes that a product takes.
  static func weight(of product: Product) -> Int
}

/// How far a workshop is with what is prepared.
package struct WorkshopProgress: Equatable, Sendable {
  package var made: Int
  package var left: Int
}
