package import Pager

/// How a transition looks; its timing is the same in all of them.
package enum TransitionStyle: String, Codable, Sendable, CaseIterable {
  case scroll
  /// The page is turned like paper.
  case curl
  case fade
  /// The new page is there at once.
  case none
}

/// What lies around the pages.
package enum Bar: String, Codable, Sendable, CaseIterable {
  /// The page control.
  case control
  /// The page's number.
  case number
  /// How the connection is.
  case status
}

extension Snapshot {
  /// How the pages lie.
  package struct Layout: Equatable, Sendable, Codable {
    package var axis: Pager.Layout.Axis
    /// The way a row of pages is read.
    package var direction: Manifest.Direction

    package init(
      axis: Pager.Layout.Axis = .horizontal,
      direction: Manifest.Direction = .leftToRight
    ) {
      self.axis = axis
      self.direction = direction
    }
  }

  /// Whether pages turn by themselves where their author wants it.
  package struct AutoAdvance: Equatable, Sendable, Codable {
    package var on: Bool
    /// When the next step or page comes, in seconds of the session's clock; nil while none does.
    package var due: Double?

    package init(on: Bool = true, due: Double? = nil) {
      self.on = on
      self.due = due
    }
  }

  /// Which bars are not shown, in the order of their kinds.
  package struct Chrome: Equatable, Sendable, Codable {
    package var hidden: [Bar]

    package init(hidden: [Bar] = []) {
      self.hidden = hidden
    }
  }

  /// Who may steer.
  package struct Driver: Equatable, Sendable, Codable {
    package var mode: Pager.DriverMode
    /// The only one who may, where the mode is exclusive; nil while nobody does.
    package var holder: String?
    /// Who asked for it last.
    package var pending: String?

    package init(
      mode: Pager.DriverMode = .open,
      holder: String? = nil,
      pending: String? = nil
    ) {
      self.mode = mode
      self.holder = holder
      self.pending = pending
    }
  }
}

extension Pager.Layout.Axis: Codable {}
extension Pager.DriverMode: Codable {}
