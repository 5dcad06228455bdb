import Session

/// The session as the server told it so far, made safe to show and to count with.
struct LiveSession: Equatable, Sendable {
  /// Another one means that the server was started anew.
  let epoch: String
  private var follower: Follower
  private var numbers: [String: Int] = [:]

  init(epoch: String, revision: Int, session: Snapshot, deck: Manifest) {
    self.epoch = epoch
    follower = Follower(revision: revision, snapshot: session.safe, manifest: deck.safe)
    number()
  }

  var session: Snapshot { follower.snapshot }
  var deck: Manifest { follower.manifest }
  var revision: Int { follower.revision }

  // MARK: - Inputs

  mutating func apply(_ batch: Batch) -> Follower.Outcome {
    var safe = batch
    safe.events = batch.events.map(\.safe)
    let outcome = follower.apply(safe)
    if outcome == .applied { number() }
    return outcome
  }

  /// Follows a drag; a motion that builds on another batch is left out.
  mutating func apply(_ motion: Motion) {
    follower.apply(motion)
  }

  mutating func apply(_ motion: ScrollMotion) {
    follower.apply(motion.safe)
  }

  // MARK: - Questions

  /// Where the strip of pages stands at a time of the session's clock: 0 at rest, 1 when the next page
  /// in reading order fills the screen.
  func position(at time: Double) -> Double {
    let position =
      if let transition = session.transition {
        transition.animation?.position(at: time) ?? transition.p
      } else {
        session.bounce?.position(at: time) ?? session.pull
      }
    return position.isFinite ? min(max(position, -2), 2) : 0
  }

  /// When what runs by itself has arrived; nil while nothing runs.
  var arrival: Double? {
    if let animation = session.transition?.animation { return animation.start + animation.duration }
    return session.bounce.map { $0.start + $0.duration }
  }

  /// The page's position in the deck, from 0.
  func index(of page: String?) -> Int? {
    page.flatMap { numbers[$0] }
  }

  func page(_ id: String?) -> Manifest.Page? {
    index(of: id).map { deck.pages[$0] }
  }

  /// A page by its position; nil outside of the deck.
  func page(at index: Int) -> Manifest.Page? {
    deck.pages.indices.contains(index) ? deck.pages[index] : nil
  }

  private mutating func number() {
    let numbered = deck.pages.enumerated().map { ($1.id, $0) }
    numbers = Dictionary(numbered) { first, _ in first }
  }
}
