/// Everything that viewers must not have.
package struct Backstage: Equatable, Sendable, Codable {
  /// By page; a page without notes is missing.
  package var notes: [String: String]
  package var viewers: Int
  /// For viewers, the one that a phone can most likely reach first.
  package var addresses: [String]
  /// The address of the presenter's phone, its token in the fragment.
  package var remote: String?
  package var report: Report?
  package var drawing: Drawing?
  /// Pages of the deck that are not shown, in their order; nil is none.
  package var leftOut: [PageName]?

  package init(
    notes: [String: String],
    viewers: Int,
    addresses: [String],
    remote: String?,
    report: Report?,
    drawing: Drawing?,
    leftOut: [PageName]? = nil
  ) {
    self.notes = notes
    self.viewers = viewers
    self.addresses = addresses
    self.remote = remote
    self.report = report
    self.drawing = drawing
    self.leftOut = leftOut
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
