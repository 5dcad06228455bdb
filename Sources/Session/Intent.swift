package import Pager

/// What a participant asks of the session.
package enum Intent: Equatable, Sendable {
  case advance(Advance)
  case goTo(GoTo)
  /// A tap on the page control, on this side of the current dot.
  case tap(side: Side, expect: String?)
  case dragBegin(DragBegin)
  /// Pixels since the gesture's start, of the sender's extent.
  case dragMove(gid: String, translation: Double)
  /// Pixels since the gesture's start, and pixels a second where the sender knows them.
  case dragEnd(gid: String, translation: Double, velocity: Double?)
  case dragCancel(gid: String)
  /// A finger comes down on the page control, to run along the dots.
  case scrubBegin
  /// A page's number from 1; others mean the first or the last page.
  case scrubTo(number: Int)
  case scrubEnd
  case scroll(Scroll)
  /// Whether pages turn by themselves where their author wants it.
  case autoAdvance(Bool)
  case edit(Edit)
  case lock(Bool)
  case driverMode(Pager.DriverMode)
  case requestDrive
  /// Hands the lease to a participant, by name.
  case grant(to: String)
  case release
  case takeOver
  case style(TransitionStyle)
  case axis(Pager.Layout.Axis)
  case chrome(Bar, hidden: Bool)
  case skin(String)
  case sheet(SheetAction)
  case blackout(Blackout)
  case timer(TimerAction)

  package struct Advance: Equatable, Sendable, Codable {
    package var to: Direction
    package var by: Unit?
    /// The page on which the sender's earlier requests will land.
    package var expect: String?

    package init(to: Direction, by: Unit? = nil, expect: String? = nil) {
      self.to = to
      self.by = by
      self.expect = expect
    }

    package enum Direction: String, Codable, Sendable {
      case next
      case previous
    }

    package enum Unit: String, Codable, Sendable {
      case step
      case page
      case stack
    }
  }

  /// A page by its id or by its number from 1.
  package struct GoTo: Equatable, Sendable, Codable {
    package var page: String?
    package var number: Int?
    package var step: Int?
    package var expect: String?
    package var animated: Bool?

    package init(
      page: String? = nil,
      number: Int? = nil,
      step: Int? = nil,
      expect: String? = nil,
      animated: Bool? = nil
    ) {
      self.page = page
      self.number = number
      self.step = step
      self.expect = expect
      self.animated = animated
    }
  }

  package enum Side: String, Codable, Sendable {
    case left
    case right
  }

  package struct DragBegin: Equatable, Sendable, Codable {
    package var gid: String
    /// Size of the sender's page along the axis in pixels, the space between pages included.
    package var extent: Double
    /// The first significant movement, x and y.
    package var axisVector: [Double]?

    package init(gid: String, extent: Double, axisVector: [Double]? = nil) {
      self.gid = gid
      self.extent = extent
      self.axisVector = axisVector
    }
  }

  /// A block of a page is scrolled, to a share of its way from 0 to 1.
  package struct Scroll: Equatable, Sendable, Codable {
    /// The settled page, as the sender knows it.
    package var page: String
    package var block: Int
    package var share: Double

    package init(page: String, block: Int, share: Double) {
      self.page = page
      self.block = block
      self.share = share
    }
  }

  /// The deck's pages that are shown from now on, in this order; `show` is the one to be on.
  package struct Edit: Equatable, Sendable, Codable {
    package var pages: [String]
    package var show: String?

    package init(pages: [String], show: String? = nil) {
      self.pages = pages
      self.show = show
    }
  }

  package enum SheetAction: Equatable, Sendable {
    case present(SheetOffer)
    /// An item comes under the finger.
    case select(String)
    case confirm
    case cancel
  }

  /// What a sheet offers, and the key under which the choice is filed.
  package struct SheetOffer: Equatable, Sendable, Codable {
    package var id: String
    package var title: String
    package var key: String
    package var items: [Snapshot.Sheet.Item]

    package init(id: String, title: String, key: String, items: [Snapshot.Sheet.Item]) {
      self.id = id
      self.title = title
      self.key = key
      self.items = items
    }
  }

  package enum TimerAction: String, Codable, Sendable {
    case start
    case pause
    case reset
  }
}

/// What covers the page on all screens.
package enum Blackout: String, Codable, Sendable {
  case none
  case black
  case white
}
