import Pager
import Testing

@Suite("Curves and walls")
struct CurveTests {
  private static let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: [
    (Pager.Curve.linear, fractions),
    (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    (.easeInOut, [0.0197, 0.1292, 0.5000, 0.8708, 0.9803]),
  ])
  func `a curve goes through its published points`(_ curve: Pager.Curve, _ values: [Double]) {
    for (fraction, value) in zip(Self.fractions, values) {
      #expect((curve.value(at: fraction) - value).magnitude < 5.1e-5)
    }
  }

  @Test(arguments: [Pager.Curve.linear, .easeIn, .easeOut, .easeInOut])
  func `a curve begins at 0, ends at 1 and never turns back`(_ curve: Pager.Curve) {
    let values = (-1...101).map { curve.value(at: Double($0) / 100) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test
  func `a curve is exact to more than eleven digits`() {
    // easeIn and easeOut are each other's mirror images, solved at different parameters.
    for step in 0...1_000 {
      let x = Double(step) / 1_000
      let mirrored = 1 - Pager.Curve.easeOut.value(at: 1 - x)
      #expect((Pager.Curve.easeIn.value(at: x) - mirrored).magnitude < 1e-13)
    }
  }

  @Test(arguments: [
    (5.0, 2.73), (10, 5.43), (50, 25.73), (100, 48.35), (200, 86.27), (400, 141.94),
  ])
  func `a wall gives way as published, on a page of 400 pixels`(
    _ pull: Double,
    _ shown: Double
  ) {
    var pager = Pager(pages: ["A"], roles: ["a": .presenter])
    _ = pager.handle(
      .dragBegin(Pager.Touch(presenter: "a", gid: "1", extent: 400)),
      now: 0
    )
    _ = pager.handle(.dragMove(gid: "1", translation: -pull), now: 0)
    #expect((pager.snapshot.position * 400 - shown).magnitude < 0.0051)
  }
}
