import Screen
import Session

/// The session as the server told it so far: the fold of its snapshots, batches and motions.
struct LiveSession: Equatable, Sendable {
  /// Another one means that the server was started anew.
  let epoch: String
  private(set) var revision: Int
  private(set) var session: Snapshot
  private(set) var deck: Manifest
  /// Position in pages of a pull at an end of the deck, where no transition is open.
  private(set) var pull = 0.0
  private var numbers: [String: Int] = [:]

  init(epoch: String, revision: Int, session: Snapshot, deck: Manifest) {
    self.epoch = epoch
    self.revision = revision
    self.session = session
    self.deck = deck
    self.session.step = Self.bounded(session.step)
    self.session.transition?.step = Self.bounded(session.transition?.step ?? 0)
    take(deck)
  }

  // MARK: - Inputs

  /// What became of a batch.
  enum Outcome: Equatable {
    case applied
    /// Known already.
    case ignored
    /// One before it never came: only a snapshot helps.
    case missed
  }

  mutating func apply(_ batch: Batch) -> Outcome {
    guard batch.revision > revision else { return .ignored }
    guard batch.revision - 1 == revision else { return .missed }
    revision = batch.revision
    for event in batch.events { apply(event, at: batch.at) }
    return .applied
  }

  /// Follows a drag; a motion that builds on another batch is left out.
  mutating func apply(_ motion: Motion) {
    guard motion.revision == revision else { return }
    guard let transition = session.transition else {
      if motion.tid == nil, session.bounce == nil { pull = motion.p }
      return
    }
    guard transition.phase == .dragging, motion.tid == nil || motion.tid == transition.tid else {
      return
    }
    session.transition?.p = motion.p
  }

  // MARK: - Questions

  /// Where the strip of pages stands at a time of the session's clock: 0 at rest, 1 when the next page
  /// in reading order fills the screen.
  func position(at time: Double) -> Double {
    let position =
      if let transition = session.transition {
        transition.animation?.position(at: time) ?? transition.p
      } else {
        session.bounce?.position(at: time) ?? pull
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

  // MARK: -

  private mutating func apply(_ event: Event, at time: Double) {
    switch event {
    case .dragStarted:
      // A finger that comes down on a bounce holds it where it is.
      if let bounce = session.bounce { pull = bounce.position(at: time) }
      session.bounce = nil
    case .will(let opening): open(opening)
    case .animation(let animation):
      guard session.transition?.tid == animation.tid else { return }
      session.transition?.phase = .settling
      session.transition?.p = animation.p0
      session.transition?.animation = animation
    case .interrupted(let tid, let p):
      guard session.transition?.tid == tid else { return }
      session.transition?.phase = .dragging
      session.transition?.p = p
      session.transition?.animation = nil
    case .didFinish(let ending): end(ending)
    case .pageChanged(let change): session.page = change.new
    case .step(let page, let step):
      if page == session.transition?.to { session.transition?.step = Self.bounded(step) }
      if page == session.page { session.step = Self.bounded(step) }
    case .control(let control): session.control = control
    case .bounce(let bounce):
      pull = 0
      session.bounce = bounce
    case .rest:
      pull = 0
      session.bounce = nil
    case .blackout(let blackout): session.blackout = blackout
    case .timer(let timer): session.timer = timer
    case .locked(let isLocked): session.locked = isLocked
    case .deck(let deck): take(deck)
    case .scrubStarted: session.scrubbing = true
    case .scrubEnded: session.scrubbing = false
    case .layout(let layout): session.layout = layout
    case .style(let style): session.style = style
    case .driver(let driver): session.driver = driver
    case .chrome(let chrome): session.chrome = chrome
    case .skin(let skin): session.skin = skin
    case .sheet(let sheet): session.sheet = sheet
    case .bound(let key, let value): session.bindings[key] = value
    case .dragCancelled: break
    }
  }

  private mutating func open(_ opening: Event.Opening) {
    session.bounce = nil
    session.transition = Snapshot.Transition(
      tid: opening.tid,
      from: opening.from,
      to: opening.to,
      direction: opening.direction,
      cause: opening.cause,
      step: Self.bounded(opening.step),
      phase: .dragging,
      p: pull,
      animation: nil
    )
    pull = 0
  }

  private mutating func end(_ ending: Event.Ending) {
    guard let transition = session.transition, transition.tid == ending.tid else { return }
    if ending.completed { session.step = transition.step }
    session.transition = nil
    pull = 0
  }

  /// Takes a deck over, its titles made safe to show on one line.
  private mutating func take(_ new: Manifest) {
    deck = new
    deck.title = Self.line(new.title)
    for index in deck.pages.indices {
      deck.pages[index].title = Self.line(deck.pages[index].title)
      deck.pages[index].steps = Self.bounded(deck.pages[index].steps)
    }
    let numbered = deck.pages.enumerated().map { ($1.id, $0) }
    numbers = Dictionary(numbered) { first, _ in first }
  }

  /// A number of steps that can be counted with, whatever the server says.
  private static func bounded(_ steps: Int) -> Int {
    min(max(steps, 0), 9_999)
  }

  private static func line(_ text: String) -> String {
    String(text.printable.map { $0 == "\n" ? " " : $0 })
  }
}
