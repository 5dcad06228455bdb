import Loopback

/// All viewers of one server, and those who present to them.
final class Hall {
  let target: Target
  let poll = Poll()
  var viewers = Viewers()
  var transcript = Transcript()
  var motions = Motions()
  var audit = Audit()
  var faults = Faults()
  var tally = Tally()
  var presenter: Presenter?
  /// What is being measured.
  var round: Round?
  var joining: Joining?
  var drag: Drag?
  /// Whether a command waits to be read.
  private(set) var hasCommand = false
  private var turns = 0
  private let request: [UInt8]
  private var input = [UInt8](repeating: 0, count: 1 << 16)

  /// What happened, for good or ill.
  struct Tally: Encodable {
    var frames = 0
    var receives = 0
    var motions = 0
    var snapshots = 0
    var pings = 0
    var clocks = 0
    /// Silent ones that the server ended, by the code that lay unread, or how else it came about.
    var ended: [String: Int] = [:]
    /// The same of those that read again, and how many could go on.
    var woken: [String: Int] = [:]
  }

  static let commandNumber = 1 << 40
  static let presenterNumber = 1 << 41

  init(_ target: Target) {
    self.target = target
    request = target.request(for: target.path)
    if target.isRelay { transcript.base = 0 }
    poll.watch(0, as: Self.commandNumber, for: .input)
  }

  /// Takes what is there; waits for something where nothing is.
  func pump(milliseconds: Int32 = 0) {
    turns &+= 1
    // Other loads on this core have pings to answer.
    if milliseconds == 0, turns & 15 == 0 { poll.letOthersRun() }
    for index in 0..<poll.wait(milliseconds: milliseconds) {
      switch poll[index] {
      case Self.commandNumber: hasCommand = true
      case Self.presenterNumber: presenterIsReady()
      case let viewer: isReady(viewer)
      }
    }
  }

  /// Lets things happen for a while.
  func idle(seconds: Double) {
    let end = Clock.now + Int64(seconds * 1e9)
    while Clock.now < end { pump(milliseconds: 1) }
  }

  func nextCommand() -> String? {
    while !hasCommand { pump(milliseconds: 1000) }
    hasCommand = false
    return readLine()
  }

  // MARK: -

  private func isReady(_ viewer: Int) {
    switch viewers.stages[viewer] {
    case .connecting: askForUpgrade(viewer)
    case .shaking, .entering, .open: receive(viewer)
    case .silent: silentOneEnded(viewer)
    case .waking: woken(viewer)
    case .gone: break
    }
  }

  private func askForUpgrade(_ viewer: Int) {
    let descriptor = viewers.descriptors[viewer]
    guard send(request, to: descriptor) else { return end(viewer, .notConnected) }
    viewers.stages[viewer] = .shaking
    poll.change(descriptor, as: viewer, to: .input)
  }

  func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe Sockets.send($0, to: descriptor) == $0.count }
  }

  private func receive(_ viewer: Int) {
    guard let count = Sockets.receive(viewers.descriptors[viewer], into: &input) else { return }
    let now = Clock.now
    guard count > 0 else { return end(viewer, .closed, "the connection ended") }
    tally.receives += 1
    guard !viewers.rests[viewer].isEmpty else { return take(input, count, from: viewer, at: now) }
    let bytes = viewers.rests[viewer] + input[..<count]
    viewers.rests[viewer] = []
    take(bytes, bytes.count, from: viewer, at: now)
  }

  /// A viewer who should have stayed is gone.
  func end(_ viewer: Int, _ kind: Faults.Kind, _ detail: String = "") {
    faults.add(kind, detail)
    remove(viewer)
  }

  func remove(_ viewer: Int) {
    if viewers.stages[viewer] == .open { viewers.alive -= 1 }
    viewers.stages[viewer] = .gone
    viewers.rests[viewer] = []
    Sockets.close(viewers.descriptors[viewer])
    joining?.settled += 1
  }
}
