/// The tabs of a session: each has a pager of its own that lives on while another one is shown.
///
/// Inputs for pagers go through here, since only the selected tab's pager may move; the others stand
/// still, on the page where they are. Skin and bars are kept here, out of the pagers' reach.
public struct Tabs: Equatable, Sendable {
  var order: Pager.PageList
  /// In that order.
  var pagers: [Pager]
  /// The tab that is shown; nil only where there is none.
  public internal(set) var selected: ID?

  /// The looks that there are.
  public let skins: [Skin]
  /// The look of everything; nil only where there is none.
  public internal(set) var skin: Skin?
  /// The bars that are not shown.
  public internal(set) var hiddenBars: Set<Bar> = []

  /// The time of the batch that is being made, else of the last input.
  private(set) var now = 0.0
  private(set) var seq = 0
  private var batch: [Event] = []

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - tabs: in their order; of a tab named twice the first counts.
  ///   - selected: the tab to be on; the first one if it is not among them.
  ///   - skins: the looks that there are.
  ///   - skin: the look at the start; the first one if it is not among them.
  public init(_ tabs: [Tab] = [], selected: ID? = nil, skins: [Skin] = [], skin: Skin? = nil) {
    let order = Pager.PageList(tabs.map(\.id))
    self.order = order
    pagers = order.ids.compactMap { id in tabs.first { $0.id == id }?.pager }
    self.selected = selected.flatMap { order.contains($0) ? $0 : nil } ?? order.ids.first
    self.skins = skins
    self.skin = skin.flatMap { skins.contains($0) ? $0 : nil } ?? skins.first
  }

  /// The pager of a tab; nil where there is no such tab.
  public func pager(of tab: ID) -> Pager? { order.index(of: tab).map { pagers[$0] } }

  /// The pager of the tab that is shown; one without pages where there is no tab.
  public var shown: Pager {
    guard let place = selected.flatMap(order.index(of:)) else { return Pager() }
    return pagers[place]
  }

  /// Tells all pagers what each participant may do from now on.
  public mutating func assign(_ roles: [Pager.Participant: Pager.Role]) {
    for place in pagers.indices { pagers[place].roles = roles }
  }

  /// Tells a tab's pager what the host forbids from now on.
  public mutating func forbid(_ vetoes: [Pager.Veto], in tab: ID) {
    if let place = order.index(of: tab) { pagers[place].vetoes = vetoes }
  }

  /// The time at which the first of the pagers wants to be woken; nil if never.
  public var nextDeadline: Double? { nextDue?.deadline }

  /// Takes an input.
  ///
  /// Deadlines of all pagers that are due come first, each at its own time.
  /// - Parameters:
  ///   - input: what happened.
  ///   - time: when, in seconds; a time before that of the last input counts as that one.
  /// - Returns: what followed, in order.
  public mutating func handle(_ input: Input, now time: Double) -> [Event] {
    let arrival = time.isFinite ? max(time, now) : now
    while let (tab, deadline) = nextDue, deadline <= arrival {
      now = deadline
      let now = now
      act(in: tab) { $0.handle(.tick, now: now) }
    }
    now = arrival
    take(input)
    defer { batch = [] }
    return batch
  }

  mutating func emit(_ kind: Event.Kind) {
    seq += 1
    batch.append(Event(seq: seq, at: now, kind: kind))
  }

  mutating func reject(_ reason: Reason, req: Pager.RequestID? = nil) {
    emit(.rejected(req: req, reason: reason))
  }

  private mutating func take(_ input: Input) {
    switch input {
    case .tick: break
    case .select(let tab): select(tab)
    case .edit(let tabs): edit(tabs)
    case .pager(let tab, let input): route(input, to: tab)
    case .everywhere(let input): for tab in order.ids { route(input, to: tab) }
    case .setSkin(let skin): set(skin: skin)
    case .setChrome(let bar, let isHidden): set(bar, isHidden: isHidden)
    }
  }
}
