import Session
import Testing

@Suite("Edits of the deck")
struct EditTests {
  private static let deck = [("A", 0), ("B", 2), ("C", 0), ("D", 0)]

  private func edit(_ pages: String, show: String? = nil) -> Intent {
    .edit(.init(pages: pages.map(String.init), show: show))
  }

  private func pages(_ sample: Sample) -> String {
    sample.session.manifest.pages.map(\.id).joined()
  }

  private func reload(_ sample: inout Sample, _ pages: String, at now: Double) {
    let pages = pages.map { (String($0), 0) }
    _ = sample.session.replace(Sample.manifest(pages, digest: "new"), now: now)
  }

  @Test func `shows the pages that are named, in that order, and stays where it is`() {
    var sample = Sample(pages: Self.deck, page: "B")
    let asked = sample.ask(edit("DBA"), at: 1)
    #expect(asked.answers.map(\.page) == ["B"])
    #expect(pages(sample) == "DBA")
    #expect(sample.session.leftOut.map(\.id) == ["C"])
    let snapshot = sample.session.snapshot(now: 1)
    #expect(snapshot.page == "B")
    #expect(snapshot.control == PageControl(count: 3, currentIndex: 1, hidden: false))
  }

  @Test func `goes to the page that it is told to show`() {
    var sample = Sample(pages: Self.deck)
    sample.ask(edit("DB", show: "B"), at: 1)
    #expect(sample.place(at: 1) == "B0")
  }

  @Test func `replaces a shown page that it leaves out by the next one that stays`() {
    var sample = Sample(pages: Self.deck, page: "B")
    let asked = sample.ask(edit("AD"), at: 1)
    #expect(asked.answers.map(\.page) == ["D"])
    #expect(sample.place(at: 1) == "D0")
  }

  @Test(arguments: [("AZ", "unknownPage"), ("AA", "duplicate")])
  func `with a name that is none is refused and changes nothing`(names: String, reason: String) {
    var sample = Sample(pages: Self.deck)
    let asked = sample.ask(edit(names), at: 1)
    #expect(asked.refusals == [reason])
    #expect(asked.events.isEmpty)
    #expect(pages(sample) == "ABCD")
  }

  @Test func `brings pages back that it names again`() {
    var sample = Sample(pages: Self.deck)
    sample.ask(edit("A"), at: 1)
    sample.ask(edit("ABCD"), at: 2)
    #expect(pages(sample) == "ABCD")
    #expect(sample.session.leftOut.isEmpty)
  }

  @Test func `of the same pages is no news`() {
    var sample = Sample(pages: Self.deck)
    #expect(sample.ask(edit("ABCD"), at: 1).events.isEmpty)
  }

  @Test func `can take all pages away, and give them back`() {
    var sample = Sample(pages: Self.deck)
    sample.ask(edit(""), at: 1)
    #expect(sample.session.snapshot(now: 1).page == nil)
    #expect(sample.ask(.advance(.init(to: .next)), at: 2).refusals == ["empty"])
    sample.ask(edit("CD"), at: 3)
    #expect(sample.place(at: 3) == "C0")
  }

  static let reloads: [(edit: String, file: String, shown: String)] = [
    ("ABD", "ABCD", "ABD"),  // what was left out stays out
    ("ABD", "ABXCD", "ABXD"),  // a new page is shown
    ("ABD", "DCBA", "DBA"),  // the file's order holds where only pages were left out
    ("DCBA", "ABCD", "DCBA"),  // an order of one's own holds
    ("DCBA", "ABXCD", "DCBXA"),  // a new page comes after the one that it follows
    ("DCBA", "XABCD", "XDCBA"),
    ("DCBA", "ABXYCD", "DCBXYA"),
    ("DCBA", "AD", "DA"),
    ("DA", "ABXCD", "DAX"),  // after A, for B is left out
  ]

  @Test(arguments: reloads)
  func `outlives a reload`(edit names: String, file: String, shown: String) {
    var sample = Sample(pages: Self.deck)
    sample.ask(edit(names), at: 1)
    reload(&sample, file, at: 2)
    #expect(pages(sample) == shown)
  }

  @Test func `remembers a page that was gone for a while`() {
    var sample = Sample(pages: Self.deck)
    sample.ask(edit("ABD"), at: 1)
    reload(&sample, "ABD", at: 2)
    reload(&sample, "ABCD", at: 3)
    #expect(pages(sample) == "ABD")
  }

  @Test func `a deck that is read the other way round turns the layout`() {
    var sample = Sample(pages: Self.deck)
    var manifest = Sample.manifest(Self.deck)
    manifest.direction = .rightToLeft
    let events = sample.session.replace(manifest, now: 1).events
    #expect(events.contains(.layout(.init(direction: .rightToLeft))))
    sample.ask(.tap(side: .left, expect: nil), at: 2)
    #expect(sample.place(at: 3) == "B0")
  }
}
