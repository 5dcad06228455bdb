/// One change of the session, as every participant learns of it.
package enum Event: Equatable, Sendable {
  case dragStarted(gid: String)
  case dragCancelled(gid: String, reason: String)
  case will(Opening)
  case animation(Animation)
  /// A running animation was caught at this position.
  case interrupted(tid: Int, p: Double)
  case didFinish(Ending)
  case pageChanged(PageChange)
  /// Steps shown of a page: the current one, or the one that a committing transition leads to.
  case step(page: String, step: Int)
  case control(PageControl)
  case bounce(Bounce)
  case rest
  case scrubStarted
  case scrubEnded
  /// A block of the settled page stands at this share of its way.
  case scroll(block: Int, share: Double)
  case autoAdvance(Snapshot.AutoAdvance)
  case layout(Snapshot.Layout)
  case style(TransitionStyle)
  case blackout(Blackout)
  case timer(Timer)
  case locked(Bool)
  case driver(Snapshot.Driver)
  case chrome(Snapshot.Chrome)
  case skin(String)
  /// The whole sheet after a change; nil once it is gone.
  case sheet(Snapshot.Sheet?)
  /// A confirm gave a key another value.
  case bound(key: String, value: String)
  case deck(Manifest)

  /// A transition opens; `step` is the one at which the page `to` will be shown.
  package struct Opening: Equatable, Sendable, Decodable {
    package var tid: Int
    package var from: String?
    package var to: String?
    package var direction: Int
    package var cause: String
    package var step: Int

    package init(tid: Int, from: String?, to: String?, direction: Int, cause: String, step: Int) {
      self.tid = tid
      self.from = from
      self.to = to
      self.direction = direction
      self.cause = cause
      self.step = step
    }
  }

  /// A transition ends; only a completed one changed the page.
  package struct Ending: Equatable, Sendable, Decodable {
    package var tid: Int
    package var from: String?
    package var to: String?
    package var completed: Bool
    package var finished: Bool
    package var reason: String?

    package init(
      tid: Int,
      from: String?,
      to: String?,
      completed: Bool,
      finished: Bool,
      reason: String? = nil
    ) {
      self.tid = tid
      self.from = from
      self.to = to
      self.completed = completed
      self.finished = finished
      self.reason = reason
    }
  }

  package struct PageChange: Equatable, Sendable, Decodable {
    package var old: String?
    package var new: String?
    package var direction: Int
    package var cause: String
    package var tid: Int

    package init(old: String?, new: String?, direction: Int, cause: String, tid: Int) {
      self.old = old
      self.new = new
      self.direction = direction
      self.cause = cause
      self.tid = tid
    }
  }
}

/// What one input or one deadline caused.
package struct Batch: Equatable, Sendable {
  package var revision: Int
  /// Seconds of the session's clock.
  package var at: Double
  package var events: [Event]

  package init(revision: Int, at: Double, events: [Event]) {
    self.revision = revision
    self.at = at
    self.events = events
  }
}

/// Where a drag is: the newest one wins, any number may be lost.
package struct Motion: Equatable, Sendable, Decodable {
  /// The batch that it builds on.
  package var revision: Int
  /// The open transition; none while pulling at an end of the deck or close to rest.
  package var tid: Int?
  /// Position in pages.
  package var p: Double

  package init(revision: Int, tid: Int?, p: Double) {
    self.revision = revision
    self.tid = tid
    self.p = p
  }
}
