import Pager
import Session

extension JSONWriter {
  /// Writes an event's fields.
  mutating func add(_ event: Event) throws {
    field("type", event.type)
    switch event {
    case .dragStarted(let gid): field("gid", gid)
    case .dragCancelled(let gid, let reason):
      field("gid", gid)
      field("reason", reason)
    case .will(let opening): add(opening)
    case .animation(let animation): try add(animation)
    case .interrupted(let tid, let p):
      field("tid", tid)
      try field("p", p)
    case .didFinish(let ending): add(ending)
    case .pageChanged(let change): add(change)
    case .step(let page, let step):
      field("page", page)
      field("step", step)
    case .control(let control):
      field("count", control.count)
      field("currentIndex", control.currentIndex)
      field("hidden", control.hidden)
    case .bounce(let bounce):
      try field("p0", bounce.p0)
      try field("start", bounce.start)
      try field("duration", bounce.duration)
    case .rest, .scrubStarted, .scrubEnded: break
    case .scroll(let block, let share):
      field("block", block)
      try field("share", share)
    case .autoAdvance(let autoAdvance):
      field("on", autoAdvance.on)
      if let due = autoAdvance.due { try field("due", due) }
    case .layout, .style, .blackout, .timer, .locked, .driver, .chrome, .skin, .sheet, .bound,
      .deck:
      try surround(event)
    }
  }

  // MARK: -

  private mutating func surround(_ event: Event) throws {
    switch event {
    case .layout(let layout):
      field("axis", layout.axis.rawValue)
      field("direction", layout.direction.rawValue)
    case .style(let style): field("value", style.rawValue)
    case .blackout(let blackout): field("value", blackout.rawValue)
    case .timer(let timer):
      field("running", timer.running)
      try field("since", timer.since)
      try field("elapsed", timer.elapsed)
      try field("arrived", timer.arrived)
    case .locked(let on): field("on", on)
    case .driver(let driver):
      field("mode", driver.mode.rawValue)
      field("holder", driver.holder)
      field("pending", driver.pending)
    case .chrome(let chrome): try field("hidden", encoding: chrome.hidden)
    case .skin(let skin): field("value", skin)
    case .sheet(let sheet): try field("sheet", encoding: sheet)
    case .bound(let key, let value):
      field("key", key)
      field("value", value)
    case .deck(let manifest): try field("deck", encoding: manifest)
    case .dragStarted, .dragCancelled, .will, .animation, .interrupted, .didFinish, .pageChanged,
      .step, .control, .bounce, .rest, .scrubStarted, .scrubEnded, .scroll, .autoAdvance:
      break
    }
  }

  private mutating func add(_ opening: Event.Opening) {
    field("tid", opening.tid)
    field("from", opening.from)
    field("to", opening.to)
    field("direction", opening.direction)
    field("cause", opening.cause)
    field("step", opening.step)
  }

  private mutating func add(_ animation: Animation) throws {
    field("tid", animation.tid)
    try field("p0", animation.p0)
    try field("p1", animation.p1)
    try field("start", animation.start)
    try field("duration", animation.duration)
    field("curve", animation.curve.rawValue)
    field("outcome", animation.outcome.rawValue)
    field("behind", animation.behind)
  }

  private mutating func add(_ ending: Event.Ending) {
    field("tid", ending.tid)
    field("from", ending.from)
    field("to", ending.to)
    field("completed", ending.completed)
    field("finished", ending.finished)
    field("reason", ending.reason)
  }

  private mutating func add(_ change: Event.PageChange) {
    field("old", change.old)
    field("new", change.new)
    field("direction", change.direction)
    field("cause", change.cause)
    field("tid", change.tid)
  }
}
