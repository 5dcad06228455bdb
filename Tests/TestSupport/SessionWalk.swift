import Pager
package import Session

/// What could happen in a session, made up from a seed: several participants who come and go, ask for
/// everything there is, and read the deck again and again.
package struct SessionWalk {
  package private(set) var session: Session
  /// Seconds of the session's clock.
  package private(set) var now = 0.0
  /// The intent that was asked last, and the session's actions for it.
  package private(set) var asked: (req: String, intent: Intent, participant: Participant)?
  /// Who left since the last step.
  package private(set) var gone: Participant?

  private var random: SplitMix64
  private var requests = 0
  private var present: Set<Participant> = []
  private var touches: [Participant: Touch] = [:]

  private struct Touch {
    var gid: String
    var translation: Double
  }

  private static let roles: [(Participant, Role)] = [
    (Participant("p1"), .presenter), (Participant("p2"), .remote), (Participant("p3"), .presenter),
    (Participant("p4"), .viewer),
  ]
  private static let names = ["a", "b", "c", "d", "e", "f"]
  private static let extent = 400.0

  package init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    session = Session(Self.deck(using: &random))
    self.random = random
    for (participant, _) in Self.roles { _ = enter(participant) }
  }

  /// Lets one thing happen.
  package mutating func step() -> [Action] {
    asked = nil
    gone = nil
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<22: return pass()
    case 22..<25: return comeOrGo()
    case 25..<28: return session.replace(Self.deck(using: &random), now: now)
    default: return ask()
    }
  }

  /// Lets nothing happen for a while.
  package mutating func rest(_ seconds: Double) -> [Action] {
    now += seconds
    return session.tick(now: now)
  }

  // MARK: - What happens

  private mutating func pass() -> [Action] {
    if let deadline = session.nextDeadline, chance(3) { return rest(max(deadline - now, 0)) }
    return rest(chance(15) ? 6 : pick([0, 0.008, 0.02, 0.05, 0.1, 0.2]))
  }

  private mutating func comeOrGo() -> [Action] {
    let participant = pick(Self.roles).0
    guard present.contains(participant) else { return enter(participant) }
    present.remove(participant)
    touches[participant] = nil
    gone = participant
    return session.left(participant, now: now)
  }

  private mutating func enter(_ participant: Participant) -> [Action] {
    present.insert(participant)
    let role = Self.roles.first { $0.0 == participant }?.1 ?? .viewer
    return session.grant(role, to: participant, now: now)
  }

  private mutating func ask() -> [Action] {
    guard let participant = present.sorted(by: { $0.id < $1.id }).randomElement(using: &random)
    else { return [] }
    requests += 1
    let asked = (req: "r\(requests)", intent: intent(of: participant), participant: participant)
    self.asked = asked
    return session.handle(asked.intent, req: asked.req, from: participant, now: now)
  }

  // MARK: - Intents

  private mutating func intent(of participant: Participant) -> Intent {
    if let touch = touches[participant], chance(2) { return goOn(touch, of: participant) }
    if chance(3), let relief = relief() { return relief }
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: begin(participant)
    case 4..<9: request()
    case 9..<12: pick([.scrubBegin, .scrubTo(number: number(-1...7)), .scrubEnd])
    case 12: chance(2) ? .edit(edit()) : .autoAdvance(!chance(4))
    case 13: lease()
    case 14: .lock(chance(4))
    case 15: .sheet(sheet())
    case 16: .scroll(scroll())
    default: surroundings()
    }
  }

  /// What ends a state in which little can happen.
  private mutating func relief() -> Intent? {
    let snapshot = session.snapshot(now: now)
    if snapshot.locked { return .lock(false) }
    if snapshot.sheet != nil { return .sheet(chance(2) ? .confirm : .cancel) }
    if snapshot.driver.mode == .exclusive { return .driverMode(.open) }
    guard session.manifest.pages.count < 3 else { return nil }
    return .edit(.init(pages: (session.manifest.pages + session.leftOut).map(\.id)))
  }

  private mutating func begin(_ participant: Participant) -> Intent {
    let touch = Touch(gid: "g\(requests)", translation: 0)
    touches[participant] = touch
    return .dragBegin(.init(gid: touch.gid, extent: Self.extent))
  }

  private mutating func goOn(_ touch: Touch, of participant: Participant) -> Intent {
    var touch = touch
    touch.translation += Double.random(in: -0.7...0.7, using: &random) * Self.extent
    touches[participant] = touch
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .dragCancel(gid: touch.gid)
    case 1, 2:
      let velocity = chance(3) ? nil : Double.random(in: -1500...1500, using: &random)
      return .dragEnd(gid: touch.gid, translation: touch.translation, velocity: velocity)
    default: return .dragMove(gid: touch.gid, translation: touch.translation)
    }
  }

  private mutating func request() -> Intent {
    let expect = chance(6) ? pick(Self.names) : nil
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      return .advance(
        .init(to: pick([.next, .previous]), by: pick([.step, .page, .stack, nil]), expect: expect)
      )
    case 2: return .tap(side: pick([.left, .right]), expect: expect)
    case 3: return .goTo(.init(number: number(0...5), step: chance(3) ? 1 : nil, expect: expect))
    default: return .goTo(.init(page: pick(Self.names), animated: !chance(3)))
    }
  }

  private mutating func edit() -> Intent.Edit {
    var pages = (session.manifest.pages + session.leftOut).map(\.id)
    pages.shuffle(using: &random)
    if chance(2) { pages.removeLast(min(pages.count, number(0...4))) }
    if chance(8) { pages.append(pick(["nowhere", pages.first ?? "a"])) }
    return Intent.Edit(pages: pages, show: chance(3) ? pick(Self.names) : nil)
  }

  private mutating func scroll() -> Intent.Scroll {
    let page = chance(5) ? pick(Self.names) : session.snapshot(now: now).page ?? "a"
    let share = pick([0, 0.25, 0.5, 1, Double.random(in: 0...1, using: &random), 1.5])
    return Intent.Scroll(page: page, block: number(-1...3), share: share)
  }

  private mutating func lease() -> Intent {
    pick([
      .driverMode(.exclusive), .driverMode(.open), .requestDrive, .release, .takeOver,
      .grant(to: pick(Self.roles).0.id),
    ])
  }

  private mutating func sheet() -> Intent.SheetAction {
    let items = Self.names.prefix(number(0...3)).map { Snapshot.Sheet.Item(id: $0, title: $0) }
    return pick([
      .present(.init(id: "s\(requests)", title: "S", key: pick(["k", "l"]), items: items)),
      .select(pick(Self.names)), .confirm, .cancel,
    ])
  }

  private mutating func surroundings() -> Intent {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .style(pick(TransitionStyle.allCases))
    case 1: .axis(pick([.horizontal, .vertical]))
    case 2: .chrome(pick(Bar.allCases), hidden: chance(2))
    case 3: .skin(pick(Snapshot.skins + ["neon"]))
    case 4: .blackout(pick([.none, .black, .white]))
    default: .timer(pick([.start, .pause, .reset]))
    }
  }

  /// Some of the pages, mostly in their order.
  private static func deck(using random: inout SplitMix64) -> Manifest {
    var ids = names.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    if Int.random(in: 0..<3, using: &random) == 0 { ids.shuffle(using: &random) }
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let pages = ids.map { id in
      Manifest.Page(
        id: id,
        title: id.uppercased(),
        steps: Int.random(in: 0...2, using: &random),
        stack: pick([nil, nil, 1, 2]),
        autoAdvance: pick([nil, nil, nil, 0.6]),
        kind: .html,
        address: "deck/\(id).html"
      )
    }
    return Manifest(
      digest: "\(random.next() % 1_000_000)",
      title: "Walk",
      aspectRatio: 1.5,
      direction: Int.random(in: 0..<5, using: &random) == 0 ? .rightToLeft : .leftToRight,
      language: nil,
      loop: pick([nil, nil, true]),
      pages: pages
    )
  }

  // MARK: - Chance

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
