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

  private func workshop(_ log: Log, weight: Int = 1) -> Workshop<Int, String> {
    Workshop(
      make: { number, isPatient in
        log.note(number, isPatient)
        return "no \(number)"
      },
      weigh: { _ in weight }
    )
  }

  @Test func `a thing is made once for all who ask`() async {
    let log = Log()
    let workshop = workshop(log)
    async let first = workshop.product(of: 1)
    async let second = workshop.product(of: 1)
    #expect(await first == "no 1")
    #expect(await second == "no 1")
    #expect(await workshop.product(of: 1) == "no 1")
    #expect(log.all == [Log.Job(number: 1, isPatient: false)])
  }

  @Test func `what is not made yet is not ready`() async {
    let workshop = workshop(Log())
    #expect(await workshop.ready(1) == nil)
    _ = await workshop.product(of: 1)
    #expect(await workshop.ready(1) == "no 1")
  }

  @Test func `all that is prepared is made with patience, and what is left is told`() async throws {
    let log = Log()
    let workshop = workshop(log)
    await workshop.prepare([3, 2, 4, 1])
    for await progress in workshop.progress where progress.left == 0 { break }
    #expect(Set(log.all.map(\.number)) == [1, 2, 3, 4])
    #expect(!log.all.contains { !$0.isPatient })
    #expect(log.all.first.map { [2, 3].contains($0.number) } == true)
    for number in 1...4 { #expect(await workshop.ready(number) != nil) }
  }

  @Test func `who asks does not wait for what is prepared`() async {
    let gate = DispatchSemaphore(value: 0)
    let workshop = Workshop<Int, Int>(
      make: { number, isPatient in
        if isPatient { gate.wait() }
        return number
      },
      weigh: { _ in 1 }
    )
    await workshop.prepare(Array(1...20))
    #expect(await workshop.product(of: 99) == 99)
    for _ in 1...20 { gate.signal() }
    for await progress in workshop.progress where progress.left == 0 { break }
  }

  @Test func `what is longest out of use goes where there is no room`() async {
    let log = Log()
    let workshop = workshop(log, weight: 100 << 20)
    for number in 1...2 { _ = await workshop.product(of: number) }
    _ = await workshop.product(of: 1)
    _ = await workshop.product(of: 3)
    #expect(await workshop.ready(2) == nil)
    #expect(await workshop.ready(1) != nil)
    #expect(await workshop.product(of: 2) == "no 2")
    #expect(log.all.map(\.number) == [1, 2, 3, 2])
  }
}
