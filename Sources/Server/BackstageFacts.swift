import Messages

/// What presenters know beside the session.
struct BackstageFacts {
  var notes: [String: String] = [:]
  var plan: Plan?
  /// Addresses for viewers, the one that a phone can most likely reach first.
  var addresses: [String] = []
  /// Address of the presenter's phone, its token in the fragment.
  var remote: String?
  var report: Report?
  var drawing: Drawing?
  /// Pages of the deck that are not shown.
  var leftOut: [PageName] = []
  /// Whether presenters are about to be told the number of viewers.
  var awaitsAudience = false
  /// What all of them were told last of viewers, and how well these are reached; `nil` when one of
  /// them has come since.
  var told: (viewers: Int, attendance: Attendance)?

  func message(viewers: Int, _ attendance: Attendance) -> Backstage {
    Backstage(
      notes: notes,
      viewers: viewers,
      attendance: attendance,
      addresses: addresses,
      remote: remote,
      report: report,
      drawing: drawing,
      leftOut: leftOut.isEmpty ? nil : leftOut,
      plan: plan
    )
  }
}
