import Session
import Testing

@Suite("Time on a page")
struct PageTimeTests {
  private func onPage(_ sample: Sample, at now: Double) -> Double {
    sample.session.snapshot(now: now).timer.readingOfPage(at: now)
  }

  @Test func `counts on the talk's stopwatch, from when the page came`() {
    var sample = Sample()
    sample.ask(.timer(.start), at: 10)
    #expect(onPage(sample, at: 14) == 4)
    sample.ask(.goTo(.init(page: "C", animated: false)), at: 15)
    #expect(onPage(sample, at: 17) == 2)
    sample.ask(.timer(.pause), at: 18)
    #expect(onPage(sample, at: 50) == 3)
    sample.ask(.timer(.start), at: 60)
    #expect(onPage(sample, at: 61) == 4)
  }

  @Test func `is zero with the stopwatch`() {
    var sample = Sample()
    sample.ask(.timer(.start), at: 10)
    sample.ask(.goTo(.init(page: "C", animated: false)), at: 15)
    sample.ask(.timer(.reset), at: 20)
    #expect(onPage(sample, at: 21) == 1)
  }

  @Test func `a page that is only dragged is not another one`() {
    var sample = Sample()
    sample.ask(.timer(.start), at: 10)
    sample.ask(.dragBegin(.init(gid: "g", extent: 400)), at: 12)
    sample.ask(.dragCancel(gid: "g"), at: 12.1)
    sample.tick(13)
    #expect(onPage(sample, at: 14) == 4)
  }
}
