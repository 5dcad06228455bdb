extension Snapshot {
  /// A modal sheet from which something is chosen.
  package struct Sheet: Equatable, Sendable, Codable {
    package var id: String
    package var title: String
    /// What a confirmed choice is filed under.
    package var key: String
    package var items: [Item]
    /// The item that a confirm would take; none only where nothing is offered.
    package var draft: String?
    package var phase: Phase
    /// How much of it is below the edge: 1 where it is hidden, 0 where it is up.
    package var offset: Double
    /// While it is on its way.
    package var animation: Run?

    package init(
      id: String,
      title: String,
      key: String,
      items: [Item],
      draft: String?,
      phase: Phase,
      offset: Double,
      animation: Run?
    ) {
      self.id = id
      self.title = title
      self.key = key
      self.items = items
      self.draft = draft
      self.phase = phase
      self.offset = offset
      self.animation = animation
    }

    package struct Item: Equatable, Sendable, Codable {
      package var id: String
      package var title: String

      package init(id: String, title: String) {
        self.id = id
        self.title = title
      }
    }

    package enum Phase: String, Codable, Sendable {
      case presenting
      case presented
      case dismissing
    }

    /// A run of the offset at an even speed, in seconds of the session's clock.
    package struct Run: Equatable, Sendable, Codable {
      package var from: Double
      package var to: Double
      package var start: Double
      package var duration: Double

      package init(from: Double, to: Double, start: Double, duration: Double) {
        self.from = from
        self.to = to
        self.start = start
        self.duration = duration
      }
    }
  }
}
