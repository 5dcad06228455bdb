package import Session

/// Everything that viewers must not have.
package struct Backstage: Equatable, Sendable, Decodable {
  /// By page; a page without notes is missing.
  package var notes: [String: String]
  package var viewers: Int
  /// How well they are reached; nil from an older server.
  package var attendance: Attendance?
  /// For viewers, the one that a phone can most likely reach first.
  package var addresses: [String]
  /// The address of the presenter's phone, its token in the fragment.
  package var remote: String?
  package var report: Report?
  package var drawing: Drawing?
  /// Pages of the deck that are not shown, in their order; nil is none.
  package var leftOut: [PageName]?
  /// How long it is meant to take; nil where nobody has said.
  package var plan: Plan?

  package init(
    notes: [String: String],
    viewers: Int,
    attendance: Attendance? = nil,
    addresses: [String],
    remote: String?,
    report: Report?,
    drawing: Drawing?,
    leftOut: [PageName]? = nil,
    plan: Plan? = nil
  ) {
    self.notes = notes
    self.viewers = viewers
    self.attendance = attendance
    self.addresses = addresses
    self.remote = remote
    self.report = report
    self.drawing = drawing
    self.leftOut = leftOut
    self.plan = plan
  }
}

/// How long a talk and its pages are meant to take, in seconds.
package struct Plan: Equatable, Sendable, Codable {
  /// The whole talk, where the deck says so; else it is what its pages take.
  package var total: Double?
  /// By page; one of which nothing was said is missing.
  package var pages: [String: Double]

  package init(total: Double?, pages: [String: Double]) {
    self.total = total
    self.pages = pages
  }

  /// What the talk is meant to take, of whose pages these are shown; nil where nobody has said.
  package func whole(of shown: [Manifest.Page]) -> Double? {
    if let total { return total }
    let sum = shown.reduce(0) { $0 + pages[$1.id, default: 0] }
    return sum > 0 ? sum : nil
  }
}

/// What viewers are at, and how well they are reached.
package struct Attendance: Equatable, Sendable, Codable {
  /// Viewers who look at another page on their own.
  package var browsing: Int
  /// Viewers whose page is not to be seen.
  package var away: Int
  /// Viewers who read more slowly than they are told.
  package var behind: Int
  /// Seconds that the last change took to the last viewer; nil where there was none.
  package var reached: Double?

  package init(browsing: Int = 0, away: Int = 0, behind: Int = 0, reached: Double? = nil) {
    self.browsing = browsing
    self.away = away
    self.behind = behind
    self.reached = reached
  }
}

/// A page that is named, but not shown.
package struct PageName: Equatable, Sendable, Codable {
  package var id: String
  package var title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// Something to tell the presenter about the deck.
package struct Report: Equatable, Sendable, Codable {
  /// `note`, `warning` or `error`.
  package var severity: String
  /// From 1; 0 where no line is to blame.
  package var line: Int
  package var text: String

  package init(severity: String, line: Int, text: String) {
    self.severity = severity
    self.line = line
    self.text = text
  }
}

/// How many of a document's pages have been drawn.
package struct Drawing: Equatable, Sendable, Codable {
  package var done: Int
  package var total: Int

  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
