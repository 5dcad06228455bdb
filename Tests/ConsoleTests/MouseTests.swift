@testable import Console
import Messages
import Screen
import Session
import Testing

@Suite("Mouse")
struct MouseTests {
  /// The dots are on row 12, the current one in column 17; the page is on rows 2 to 10.
  @Test func `a click beside the current dot is a tap on that side`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 19, row: 12)
    stand.mouse(.release(.left), column: 19, row: 12)
    stand.mouse(.press(.left), column: 3, row: 12)
    stand.mouse(.press(.left), column: 17, row: 12)
    #expect(
      stand.intents == [
        .tap(side: .right, expect: "arriving"), .tap(side: .left, expect: "map"),
      ]
    )
  }

  @Test func `a drag of the page is a gesture with its velocity`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 30, row: 6)
    for column in [29, 26, 22, 22, 16] {
      stand.now += 0.025
      stand.mouse(.drag(.left), column: column, row: 6)
    }
    stand.mouse(.release(.left), column: 16, row: 6)
    #expect(
      stand.intents.dropLast() == [
        .dragBegin(.init(gid: "g1", extent: 34, axisVector: [-1, 0])),
        .dragMove(gid: "g1", translation: -1), .dragMove(gid: "g1", translation: -4),
        .dragMove(gid: "g1", translation: -8), .dragMove(gid: "g1", translation: -14),
      ]
    )
    guard case .dragEnd("g1", -14, let velocity?)? = stand.intents.last else {
      Issue.record("no end: \(stand.intents)")
      return
    }
    #expect((-140 ... -120).contains(velocity))
  }

  @Test func `a finger that rested has no velocity`() {
    var drag = Drag(gid: "g1", column: 10, row: 5, now: 0)
    _ = drag.move(column: 2, now: 0.05)
    #expect(drag.velocity(now: 0.06) < -100)
    _ = drag.move(column: 2, now: 0.5)
    #expect(drag.velocity(now: 0.5) == 0)
  }

  @Test func `a press that doesn't move turns nothing`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 30, row: 6)
    stand.mouse(.drag(.left), column: 30, row: 7)
    stand.mouse(.release(.left), column: 30, row: 7)
    stand.mouse(.press(.right), column: 20, row: 6)
    stand.mouse(.press(.left), column: 60, row: 6)
    stand.mouse(.drag(.left), column: 50, row: 6)
    stand.mouse(.release(.left), column: 50, row: 6)
    #expect(stand.actions.isEmpty)
  }

  @Test func `escape lets a dragged page go back`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 30, row: 6)
    stand.mouse(.drag(.left), column: 20, row: 6)
    stand.press(.escape)
    stand.mouse(.drag(.left), column: 10, row: 6)
    stand.mouse(.release(.left), column: 10, row: 6)
    #expect(stand.intents.last == .dragCancel(gid: "g1"))
    #expect(stand.intents.count == 3)
  }

  @Test func `a refused gesture is given up`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 30, row: 6)
    stand.mouse(.drag(.left), column: 20, row: 6)
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: "locked")))
    stand.mouse(.drag(.left), column: 10, row: 6)
    stand.mouse(.release(.left), column: 10, row: 6)
    #expect(stand.intents.count == 2)
    #expect(stand.lines[23] == "  Turning pages is locked.")
  }

  @Test func `on a small screen the first line is the page`() {
    var stand = Stand.entered(columns: 40, rows: 12)
    stand.mouse(.press(.left), column: 30, row: 0)
    stand.mouse(.drag(.left), column: 20, row: 0)
    #expect(stand.intents.first == .dragBegin(.init(gid: "g1", extent: 40, axisVector: [-10, 0])))
  }

  @Test func `what lies over the page takes no gesture`() {
    var stand = Stand.entered()
    stand.type("?")
    stand.mouse(.press(.left), column: 30, row: 6)
    stand.mouse(.drag(.left), column: 20, row: 6)
    stand.mouse(.press(.left), column: 19, row: 12)
    #expect(stand.actions.isEmpty)
  }
}
