import Pager
import PagerProof
import Testing

@Suite("Random walks of the pager")
struct WalkTests {
  static let seeds: Range<UInt64> = 0..<200

  @Test(arguments: seeds)
  func `no rule is broken, whatever happens`(_ seed: UInt64) {
    let breach = Walk(seed: seed, length: 120).breach()
    #expect(breach == nil, "\(breach?.shortest.description ?? "")")
  }

  @Test(arguments: seeds)
  func `edits at any moment break no rule`(_ seed: UInt64) {
    let breach = Walk(seed: seed, length: 60, edits: true).breach()
    #expect(breach == nil, "\(breach?.shortest.description ?? "")")
  }

  @Test(arguments: seeds)
  func `extra ticks change nothing, and a walk repeats itself`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 60)
    let log = walk.log()
    #expect(log == walk.log())
    #expect(log == walk.log(ticks: [0.1, 0.5, 0.9, 1, 1]))
  }

  @Test(arguments: seeds)
  func `a request that comes again has no effect`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 60)
    var pager = walk.start.pager()
    for step in walk.steps {
      _ = pager.take(step)
      guard let req = step.input.req else { continue }
      let before = pager
      let answer = pager.answer(to: req)
      #expect(pager.handle(step.input, now: step.time).isEmpty)
      #expect(pager == before)
      #expect(answer != nil && pager.answer(to: req) == answer)
    }
  }

  @Test(arguments: seeds.prefix(40))
  func `a walk can be written as a vector, which gives the same`(_ seed: UInt64) throws {
    let walk = Walk(seed: seed, length: 60)
    try VectorFile(text: walk.vector(about: "written"), path: "walk \(seed)").run()
  }
}
