import Testing

@testable import WebSockets

@Suite("The service thread")
struct LoopTests {
  @Service private final class Notes {
    var list: [Int] = []
    nonisolated init() {}
    func add(_ number: Int) { list.append(number) }
  }

  @Test func `runs jobs in their order on one thread`() async {
    let notes = Notes()
    for number in 0..<1000 { await notes.add(number) }
    #expect(await notes.list == Array(0..<1000))
    await withTaskGroup { group in
      for number in 0..<1000 { group.addTask { await notes.add(number) } }
    }
    #expect(await notes.list.count == 2000)
    await Task { @Service in Service.assumeIsolated { notes.add(0) } }.value
  }

  @Test func `comes by itself to what it has queued, behind what came before`() async {
    let notes = Notes()
    @Service func queue(_ number: Int, _ done: CheckedContinuation<Void, Never>) {
      Service.call {
        notes.add(number)
        if number < 100 { queue(number + 1, done) } else { done.resume() }
      }
    }
    await withCheckedContinuation { done in
      Service.call {
        queue(1, done)
        Service.call { notes.add(0) }
      }
    }
    #expect(await notes.list == [1, 0] + Array(2...100))
  }

  @Test func `is not just any thread`() async {
    await #expect(processExitsWith: .failure) { Service.assumeIsolated {} }
  }

  @Test func `fires a timer at its deadline and not before`() async {
    for _ in 0..<20 {
      let promise = Promise<Double>()
      let deadline = ServiceClock.now + 0.0033
      let timer = await ServiceTimer { promise.fulfill(ServiceClock.now) }
      await timer.set(deadline)
      let fired = await promise.value(until: ServiceClock.now + 5)
      #expect(fired.map { $0 >= deadline } == true)
      await timer.set(nil)
    }
  }

  @Test func `fires no timer that was unset or let go`() async {
    let notes = Notes()
    let timer = await ServiceTimer { notes.add(1) }
    await Task { @Service in
      timer.set(ServiceClock.now)
      timer.set(nil)
      ServiceTimer { notes.add(2) }.set(ServiceClock.now + 0.001)
    }.value
    await pause(0.02)
    #expect(await notes.list == [])
  }

  @Test func `waits for a promise only so long`() async {
    let promise = Promise<Int>()
    #expect(await promise.value(until: ServiceClock.now + 0.01) == nil)
    await promise.fulfill(7)
    await promise.fulfill(8)
    #expect(await promise.value(until: 0) == 7)
  }

  @Test func `has a clock that goes on`() async {
    let before = ServiceClock.now
    await pause(0.01)
    #expect(ServiceClock.now >= before + 0.01)
  }
}
