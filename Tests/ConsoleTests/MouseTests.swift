@testable import Console
import Messages
import Pager
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
    stand.mouse(.release(.left), column: 3, row: 12)
    stand.mouse(.press(.left), column: 17, row: 12)
    stand.mouse(.release(.left), column: 17, row: 12)
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
    func mouse(_ column: Int) -> Mouse { Mouse(.drag(.left), column: column, row: 5) }
    var drag = Drag(gid: "g1", at: mouse(10), along: .horizontal, now: 0)
    _ = drag.move(to: mouse(2), now: 0.05)
    #expect(drag.velocity(now: 0.06) < -100)
    #expect(drag.velocity(now: 0.5) == 0)
    _ = drag.move(to: mouse(2), now: 0.5)
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

  @Test func `pages that lie below each other are dragged up and down`() {
    var stand = Stand.entered()
    stand.tell(.layout(.init(axis: .vertical)))
    stand.mouse(.press(.left), column: 20, row: 9)
    stand.mouse(.drag(.left), column: 21, row: 9)
    stand.mouse(.drag(.left), column: 21, row: 5)
    #expect(
      stand.intents == [
        .dragBegin(.init(gid: "g1", extent: 10, axisVector: [1, -8])),
        .dragMove(gid: "g1", translation: -4),
      ]
    )
  }

  @Test func `the mouse pressed along the dots shows each page that it reaches`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 17, row: 12)
    for column in [18, 19, 20, 15, 2] { stand.mouse(.drag(.left), column: column, row: 12) }
    stand.mouse(.release(.left), column: 2, row: 14)
    #expect(
      stand.intents == [
        .scrubBegin, .scrubTo(number: 3), .scrubTo(number: 1), .scrubEnd,
      ]
    )
  }

  @Test func `along the dots of a right-to-left deck the last page is on the left`() {
    var stand = Stand.entered(direction: .rightToLeft)
    stand.mouse(.press(.left), column: 17, row: 12)
    stand.mouse(.drag(.left), column: 15, row: 12)
    #expect(stand.intents == [.scrubBegin, .scrubTo(number: 3)])
  }

  @Test func `escape lifts the mouse off the dots, and so does a refusal`() {
    var stand = Stand.entered()
    stand.mouse(.press(.left), column: 17, row: 12)
    stand.mouse(.drag(.left), column: 19, row: 12)
    stand.press(.escape)
    stand.mouse(.drag(.left), column: 15, row: 12)
    #expect(stand.intents == [.scrubBegin, .scrubTo(number: 3), .scrubEnd])
    stand.forget()
    stand.mouse(.press(.left), column: 17, row: 12)
    stand.mouse(.drag(.left), column: 19, row: 12)
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: "modal")))
    stand.mouse(.drag(.left), column: 15, row: 12)
    stand.mouse(.release(.left), column: 15, row: 12)
    #expect(stand.intents == [.scrubBegin, .scrubTo(number: 3)])
    #expect(stand.lines[23] == "  A sheet is open: x takes it away.")
  }

  @Test(arguments: [3, 40, 300])
  func `each mark of the page control is that of its page`(count: Int) {
    for isMirrored in [false, true] {
      let pages = (1...count).map {
        Manifest.Page(id: "\($0)", title: "", steps: 0, kind: .html, address: "")
      }
      for index in [0, 1, count / 2, count - 1] {
        let stand = Stand.entered(
          page: pages[index].id,
          direction: isMirrored ? .rightToLeft : .leftToRight,
          pages: pages
        )
        guard let dots = stand.model.pageControl()?.dots else { return }
        let number = dots.number(at: dots.currentColumn)
        // Of pages that share a column, any is near enough.
        #expect(abs(number - (index + 1)) <= count / 30)
      }
    }
  }

  @Test func `what lies over the page takes no gesture`() {
    var stand = Stand.entered()
    stand.type("?")
    stand.mouse(.press(.left), column: 30, row: 6)
    stand.mouse(.drag(.left), column: 20, row: 6)
    stand.mouse(.press(.left), column: 19, row: 12)
    stand.mouse(.release(.left), column: 19, row: 12)
    #expect(stand.actions.isEmpty)
  }
}
