import Glibc

/// Reads a deck anew whenever its file, or one that it shows, has changed.
///
/// It ends when no one waits for its readings any more.
package struct DeckWatcher: Sendable {
  /// Each new version; a failure where there is none just now, which is a reason to keep the old one.
  ///
  /// One of each at the most, in their order, where several came while nobody asked.
  package let readings: AsyncStream<[Result<Reading, DeckError>]>

  /// Watches the deck at `path`, of which `reading` is the version that is shown.
  ///
  /// What has changed since it was read is noticed too. What is left to find out of it comes first.
  package init(_ path: String, after reading: Reading, by reader: DeckReader) {
    readings = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard var stop = try? Pipe() else {
        continuation.finish()
        return
      }
      let stopping = stop.takeWriting()
      continuation.onTermination = { _ in close(stopping) }
      let findings = Findings(continuation)
      let thread = WatchThread(
        path: path,
        reader: reader,
        stop: stop.takeReading(),
        findings: findings
      )
      startThread {
        if let rest = reading.rest { findings.add(.success(rest())) }
        thread.run(after: reading)
      }
    }
  }
}

/// The thread of a watcher.
private struct WatchThread: Sendable {
  let path: String
  let reader: DeckReader
  /// Readable once the watcher is to end.
  let stop: Int32
  let findings: Findings

  /// Milliseconds without an event after which a save is over.
  private static let quiet: Int32 = 30
  /// Seconds after which a save is taken for over, however busy the folder is.
  private static let longestSave = 0.2
  /// Milliseconds between looks where the system tells nothing, as on network drives.
  private static let look: Int32 = 2_000

  func run(after reading: Reading) {
    defer {
      close(stop)
      findings.finish()
    }
    var sources = reading.sources
    var reader = reader
    reader.keep(reading)
    while waitForChange(of: sources) {
      let before = sources.map { Source($0.path) }
      do throws(DeckError) {
        let reading = try reader.read(path)
        if reading.isEmpty { throw DeckError(.empty, path, "is empty") }
        sources = reading.sources
        reader.keep(reading)
        findings.add(.success(reading))
      } catch {
        sources = before
        findings.add(.failure(error))
      }
    }
  }

  /// False once the watcher is to end.
  private func waitForChange(of sources: [Source]) -> Bool {
    let watch = FolderWatch(Set(sources.map(\.folder)))
    while !sources.contains(where: \.hasChanged) {
      if watch.wait(milliseconds: Self.look, stop: stop) == .stopped { return false }
    }
    let deadline = Program.now() + Self.longestSave
    while Program.now() < deadline {
      switch watch.wait(milliseconds: Self.quiet, stop: stop) {
      case .stopped: return false
      case .nothing: return true
      case .stirred: continue
      }
    }
    return true
  }
}

extension Source {
  /// Where a change of it is an event.
  fileprivate var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
