import Session
import Testing

@Suite("Stopwatch")
struct TimerTests {
  @Test func `runs, pauses and starts again without losing a second`() {
    var timer = Timer()
    timer.handle(.start, now: 10)
    #expect(timer.reading(at: 15) == 5)
    timer.handle(.pause, now: 20)
    #expect(timer.reading(at: 99) == 10)
    timer.handle(.start, now: 100)
    timer.handle(.start, now: 105)
    #expect(timer.reading(at: 110) == 20)
    timer.handle(.reset, now: 110)
    #expect(timer.reading(at: 111) == 1)
  }
}
