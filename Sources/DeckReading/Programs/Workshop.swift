import Glibc

/// Makes what takes long, each thing once for all who ask: what somebody waits for at once, and what is
/// prepared in the order that it is wanted in, letting all else on the machine go first.
///
/// What was made is kept as long as there is room. It ends with the last reference to it.
package actor Workshop<Job: Hashable & Sendable, Product: Sendable> {
  /// How much of what is prepared is made, each time that more is.
  package nonisolated let progress: AsyncStream<WorkshopProgress>

  private let make: @Sendable (_ job: Job, _ isPatient: Bool) -> Product
  private let weigh: @Sendable (Product) -> Int
  private let report: AsyncStream<WorkshopProgress>.Continuation
  private var products: [Job: Product] = [:]
  /// Of the products, the one that was last asked for at the end.
  private var used: [Job] = []
  private var weight = 0
  private var waiting: [Job: [CheckedContinuation<Product, Never>]] = [:]
  private var asked: [Job] = []
  private var ahead: [Job] = []
  private var begun: Set<Job> = []
  /// At work on what is asked for, and on what is prepared.
  private var workers = (asked: 0, ahead: 0)

  /// Of each kind.
  private static var mostWorkers: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  private static var mostWeight: Int { 256 << 20 }

  /// - Parameters:
  ///   - make: called on a thread of its own.
  ///   - weigh: the bytes that a product takes.
  package init(
    make: @escaping @Sendable (_ job: Job, _ isPatient: Bool) -> Product,
    weigh: @escaping @Sendable (Product) -> Int
  ) {
    self.make = make
    self.weigh = weigh
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
    ahead = jobs.filter { products[$0] == nil && !begun.contains($0) }
    hire()
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
    Task { [weak self, make] in
      let product = await onOwnThread { make(job, isPatient) }
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
    report.yield(WorkshopProgress(made: products.count, left: ahead.count + workers.ahead))
  }

  /// What is longest out of use goes where there is no room, and nothing more is prepared then.
  private func keep(_ product: Product, of job: Job) {
    products[job] = product
    used.append(job)
    weight += weigh(product)
    while weight > Self.mostWeight, used.count > 1 {
      ahead = []
      if let gone = products.removeValue(forKey: used.removeFirst()) { weight -= weigh(gone) }
    }
  }
}

/// How far a workshop is.
package struct WorkshopProgress: Equatable, Sendable {
  package var made: Int
  /// Of what is prepared.
  package var left: Int
}
