import Session
import Testing

@Suite("Sheets in a session")
struct SheetTests {
  private let offer = Intent.SheetOffer(
    id: "s",
    title: "Which way?",
    key: "way",
    items: [.init(id: "river", title: "River"), .init(id: "hill", title: "Hill")]
  )

  private func sheet(_ sample: Sample, at now: Double) -> Snapshot.Sheet? {
    sample.session.snapshot(now: now).sheet
  }

  @Test func `slides up, and down with what was chosen`() {
    var sample = Sample()
    sample.ask(.sheet(.present(offer)), at: 1)
    #expect(sheet(sample, at: 1.175)?.phase == .presenting)
    #expect(abs((sheet(sample, at: 1.175)?.offset ?? 0) - 0.5) < 1e-9)
    sample.tick(1.35)
    #expect(sheet(sample, at: 1.35)?.phase == .presented)
    #expect(sheet(sample, at: 1.35)?.draft == "river")
    sample.ask(.sheet(.select("hill")), of: Sample.phone, at: 2)
    let confirmed = sample.ask(.sheet(.confirm), of: Sample.phone, at: 3)
    #expect(confirmed.events.first == .bound(key: "way", value: "hill"))
    #expect(sheet(sample, at: 3)?.phase == .dismissing)
    #expect(sample.tick(3.35).events == [.sheet(nil)])
    #expect(sample.session.snapshot(now: 4).bindings == ["way": "hill"])
  }

  @Test func `keeps fingers off the pages, and cancels the one that is down`() {
    var sample = Sample()
    let begin = Intent.dragBegin(Intent.DragBegin(gid: "g", extent: 400))
    sample.ask(begin, of: Sample.phone, at: 1)
    let presented = sample.ask(.sheet(.present(offer)), at: 1.1)
    #expect(presented.events.contains(.dragCancelled(gid: "p2:g", reason: "modal")))
    #expect(sample.ask(begin, at: 2).refusals == ["modal"])
    #expect(sample.ask(.scrubBegin, at: 2).refusals == ["modal"])
    #expect(sample.ask(.advance(.init(to: .next)), at: 2).refusals.isEmpty)
    sample.ask(.sheet(.cancel), at: 3)
    sample.tick(3.35)
    #expect(sample.ask(begin, at: 4).refusals.isEmpty)
  }

  @Test func `cancelled binds nothing`() {
    var sample = Sample()
    sample.ask(.sheet(.present(offer)), at: 1)
    sample.ask(.sheet(.cancel), at: 2)
    sample.tick(3)
    #expect(sample.session.snapshot(now: 3).bindings.isEmpty)
    #expect(sheet(sample, at: 3) == nil)
  }

  @Test func `gives way to another, which comes when it is gone`() {
    var sample = Sample()
    var other = offer
    other.id = "t"
    sample.ask(.sheet(.present(offer)), at: 1)
    sample.ask(.sheet(.present(other)), at: 2)
    #expect(sheet(sample, at: 2)?.id == "s")
    sample.tick(2.35)
    #expect(sheet(sample, at: 2.35)?.id == "t")
    #expect(sheet(sample, at: 2.35)?.phase == .presenting)
  }

  @Test func `that is not there is not reached`() {
    var sample = Sample()
    for action in [.select("hill"), .confirm, .cancel] as [Intent.SheetAction] {
      let asked = sample.ask(.sheet(action), at: 1)
      #expect(asked.answers.map(\.reached) == [false])
      #expect(asked.events.isEmpty)
    }
    sample.ask(.sheet(.present(offer)), at: 2)
    #expect(sample.ask(.sheet(.select("sea")), at: 2).answers.map(\.reached) == [false])
  }

  @Test func `without items can't be confirmed`() {
    var sample = Sample()
    var empty = offer
    empty.items = []
    sample.ask(.sheet(.present(empty)), at: 1)
    #expect(sample.ask(.sheet(.confirm), at: 2).refusals == ["noItems"])
    #expect(sheet(sample, at: 2)?.phase == .presented)
  }

  @Test func `that is up already is refused, and so is one that offers something twice`() {
    var sample = Sample()
    sample.ask(.sheet(.present(offer)), at: 1)
    #expect(sample.ask(.sheet(.present(offer)), at: 2).refusals == ["duplicate"])
    var twice = offer
    twice.id = "t"
    twice.items += twice.items
    #expect(sample.ask(.sheet(.present(twice)), at: 2).refusals == ["duplicate"])
  }

  @Test func `that would fill everyone's memory is refused`() {
    var sample = Sample()
    var long = offer
    long.title = String(repeating: "a", count: 201)
    #expect(sample.ask(.sheet(.present(long)), at: 1).refusals == ["outOfRange"])
    var many = offer
    many.items = (0...100).map { .init(id: "\($0)", title: "") }
    #expect(sample.ask(.sheet(.present(many)), at: 1).refusals == ["outOfRange"])
    for key in 0..<80 {
      var keyed = offer
      keyed.key = "\(key)"
      keyed.id = "\(key)"
      sample.ask(.sheet(.present(keyed)), at: Double(key + 2))
      sample.ask(.sheet(.confirm), at: Double(key + 2))
    }
    #expect(sample.session.snapshot(now: 99).bindings.count == 64)
  }
}
