import DeckReading
import Foundation
import Synchronization
import Testing

@Suite("Workshop", .timeLimit(.minutes(1)))
struct WorkshopTests {
  /// What is made, in the order in which it was begun.
  private final class Log: Sendable {
    private let jobs = Mutex<[Job]>([])

    struct Job: Equatable {
      var number: Int
      var isPatient: Bool
    }

    var all: [Job] { jobs.withLock { $0 } }

    func note(_ number: Int, _ isPatient: Bool) {
      jobs.withLock { $0.append(Job(number: number, isPatient: isPatient)) }
    }
  }

  /// Makes a number into words; waits for a gate first where nobody waits for it.
  private struct Naming: WorkshopJob {
    let number: Int
    let log: Log
    var gate: DispatchSemaphore?
    var weight = 1

    func make(isPatient: Bool) -> (words: String, weight: Int) {
      if isPatient { gate?.wait() }
      log.note(number, isPatient)
      return ("no \(number)", weight)
    }

    static func weight(of product: (words: String, weight: Int)) -> Int { product.weight }

    static func == (first: Self, second: Self) -> Bool { first.number == second.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private let log = Log()
  private let workshop = Workshop<Naming>()

  private func job(_ number: Int, weight: Int = 1) -> Naming {
    Naming(number: number, log: log, weight: weight)
  }

  @Test func `a thing is made once for all who ask`() async {
    async let first = workshop.product(of: job(1))
    async let second = workshop.product(of: job(1))
    #expect(await first.words == "no 1")
    #expect(await second.words == "no 1")
    #expect(await workshop.product(of: job(1)).words == "no 1")
    #expect(log.all == [Log.Job(number: 1, isPatient: false)])
  }

  @Test func `what is not made yet is not ready`() async {
    #expect(await workshop.ready(job(1)) == nil)
    _ = await workshop.product(of: job(1))
    #expect(await workshop.ready(job(1))?.words == "no 1")
  }

  @Test func `all that is prepared is made with patience, and what is left is told`() async throws {
    await workshop.prepare([3, 2, 4, 1].map { job($0) })
    for await progress in workshop.progress where progress.left == 0 {
      #expect(progress.made == 4)
      break
    }
    #expect(Set(log.all.map(\.number)) == [1, 2, 3, 4])
    #expect(!log.all.contains { !$0.isPatient })
    for number in 1...4 { #expect(await workshop.ready(job(number)) != nil) }
  }

  @Test func `who asks does not wait for what is prepared`() async {
    let gate = DispatchSemaphore(value: 0)
    await workshop.prepare((1...20).map { Naming(number: $0, log: log, gate: gate) })
    #expect(await workshop.product(of: job(99)).words == "no 99")
    #expect(log.all.map(\.number) == [99])
    for _ in 1...20 { gate.signal() }
    for await progress in workshop.progress where progress.left == 0 { break }
  }

  @Test func `what is longest out of use goes where there is no room`() async {
    let large = { (number: Int) in job(number, weight: 100 << 20) }
    for number in 1...2 { _ = await workshop.product(of: large(number)) }
    _ = await workshop.product(of: large(1))
    _ = await workshop.product(of: large(3))
    #expect(await workshop.ready(large(2)) == nil)
    #expect(await workshop.ready(large(1)) != nil)
    #expect(await workshop.product(of: large(2)).words == "no 2")
    #expect(log.all.map(\.number) == [1, 2, 3, 2])
  }
}
