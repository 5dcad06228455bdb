import Pager
import PagerProof
import Testing

/// The beginnings of what `make proof` explores.
@Suite("Exhaustive walks of the pager")
struct ExplorationTests {
  static let situations =
    Situation.atRest(depth: 2) + Situation.underWay(depth: 1) + Situation.focused(shorter: 6)

  @Test(arguments: situations)
  func `no sequence of inputs breaks a rule`(_ situation: Situation) {
    let exploration = Exploration(situation)
    #expect(exploration.breach == nil, "\(exploration.breach?.description ?? "")")
    #expect(exploration.states > 1 && exploration.transitions >= exploration.states)
  }

  @Test(arguments: Situation.atRest(depth: 2) + Situation.focused(shorter: 6))
  func `states that count as alike go on alike`(_ situation: Situation) {
    let twins = Twins(situation, upTo: 12)
    #expect(twins.differences == [])
    #expect(twins.pairs > 0)
  }

  @Test(arguments: Laws.all)
  func `laws of whole runs hold for every rhythm`(_ law: Laws) {
    #expect(law.check(3).objection == nil)
  }

  @Test func `each cell of the table is reached, but for deadlines where nothing runs`() {
    let situations = Situation.atRest(depth: 1) + Situation.underWay(depth: 1)
    let cells = situations.reduce(into: Cells()) { $0.add(Exploration($1).cells) }
    #expect(cells.missing == [])
    #expect(cells.count(.idle, 5) == 0)
  }
}

extension Situation: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

extension Laws: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
