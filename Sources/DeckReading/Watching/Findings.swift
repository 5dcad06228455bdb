/// Hands over what a watcher finds to one who may still be busy with what came before.
///
/// Of what nobody has taken yet the last version is kept, and the last failure after it.
struct Findings: Sendable {
  typealias Stream = AsyncStream<[Result<Reading, DeckError>]>

  private let continuation: Stream.Continuation

  /// Adds to a stream that keeps its newest element alone.
  init(_ continuation: Stream.Continuation) {
    self.continuation = continuation
  }

  func add(_ finding: Result<Reading, DeckError>) {
    guard case .dropped(let untaken) = continuation.yield([finding]), case .failure = finding,
      let version = untaken.first, case .success = version
    else { return }
    continuation.yield([version, finding])
  }

  func finish() { continuation.finish() }
}
