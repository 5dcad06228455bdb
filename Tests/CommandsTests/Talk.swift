import Messages
import Pager
import Session

@testable import Commands

/// The server's side of an errand, three pages long.
enum Talk {
  static func whole(
    page current: String? = "leaving",
    step: Int = 0,
    direction: Manifest.Direction = .leftToRight,
    axis: Pager.Layout.Axis = .horizontal,
    protocol name: String? = "lectern.v1"
  ) -> Whole {
    Whole(
      protocol: name,
      epoch: "e",
      time: 100,
      revision: 7,
      session: Snapshot(
        page: current,
        step: step,
        timer: Timer(running: true, since: 39, elapsed: 0),
        control: PageControl(count: 3, currentIndex: 0, hidden: false),
        layout: Snapshot.Layout(axis: axis, direction: direction)
      ),
      deck: Manifest(
        digest: "d",
        title: "A walk at dusk",
        aspectRatio: 1.5,
        direction: direction,
        language: nil,
        pages: [
          page("leaving", "Leaving"), page("arriving", "Arriving", steps: 2),
          page("map", "Map\u{1B}[31m"),
        ]
      )
    )
  }

  private static func page(_ id: String, _ title: String, steps: Int = 0) -> Manifest.Page {
    Manifest.Page(id: id, title: title, steps: steps, kind: .html, address: "deck/\(id).html")
  }

  static func batch(_ events: Event...) -> ServerMessage {
    .batch(Batch(revision: 8, at: 101, events: events))
  }

  /// The end of a transition from the first page to the second.
  static func end(completed: Bool) -> ServerMessage {
    let ending = Event.Ending(
      tid: 1,
      from: "leaving",
      to: "arriving",
      completed: completed,
      finished: true
    )
    let change = Event.PageChange(
      old: "leaving",
      new: "arriving",
      direction: 1,
      cause: "gesture",
      tid: 1
    )
    return completed
      ? batch(.didFinish(ending), .pageChanged(change)) : batch(.didFinish(ending))
  }

  static let opening = batch(
    .dragStarted(gid: "p1:swipe"),
    .will(.init(tid: 1, from: "leaving", to: "arriving", direction: 1, cause: "gesture", step: 0))
  )

  static func answer(
    _ req: String,
    reached: Bool = true,
    page: String? = "arriving",
    step: Int = 0
  ) -> ServerMessage {
    .answer(Answer(req: req, finished: true, reached: reached, page: page, step: step))
  }
}
