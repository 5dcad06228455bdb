import Deck
import Foundation
import Testing

@testable import DeckReading

@Suite("Deck watcher", .serialized, .timeLimit(.minutes(1)))
struct DeckWatcherTests {
  /// Hands over the path of a deck that is watched.
  private func withDeck(
    _ text: String,
    _ body: (String, DeckWatcher) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "talk.md").path
    try write(text, path)
    let reading = try DeckReader().read(path)
    let watcher = DeckWatcher(path, after: reading, by: DeckReader())
    try await body(path, watcher)
  }

  private func write(_ text: String, _ path: String, atomically: Bool = false) throws {
    try text.write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  private func titles(_ result: Result<Reading, DeckError>?) throws -> [String] {
    try #require(result).get().deck.pages.map(\.title)
  }

  @Test(arguments: [false, true])
  func `a save is a new version, whether in place or by another name`(byName: Bool) async throws {
    try await withDeck("# One") { path, watcher in
      try write("# Another", path, atomically: byName)
      #expect(try titles(await watcher.next) == ["Another"])
      try write("# Third", path, atomically: byName)
      #expect(try titles(await watcher.next) == ["Third"])
    }
  }

  /// As editors save: a copy is kept by another name, pieces follow each other, or the file is emptied first.
  @Test(arguments: ["backup", "pieces", "emptied"])
  func `any editor's way to save is noticed, and its last state read`(way: String) async throws {
    try await withDeck("# One") { path, watcher in
      let text = "# Another\n\n---\n\n# And its last page"
      switch way {
      case "backup":
        try FileManager.default.moveItem(atPath: path, toPath: path + "~")
        try write(text, path)
      case "pieces":
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 0)
        for byte in text.utf8 { try file.write(contentsOf: Data([byte])) }
        try file.close()
      default:
        try write("", path)
        try write(text, path)
      }
      var seen = await watcher.next
      while (try? seen?.get().deck.pages.count) != 2 { seen = await watcher.next }
      #expect(try titles(seen) == ["Another", "And its last page"])
    }
  }

  @Test func `saves right after one another are one version, the last`() async throws {
    try await withDeck("# One") { path, watcher in
      for number in 2...9 { try write("# \(number)", path, atomically: true) }
      var seen = try titles(await watcher.next)
      while seen != ["9"] { seen = try titles(await watcher.next) }
    }
  }

  @Test func `a change before the watch begins is noticed`() async throws {
    try await withFileAsync("talk.md") { path in
      try write("# One", path)
      let reading = try DeckReader().read(path)
      try write("# Meanwhile", path, atomically: true)
      let watcher = DeckWatcher(path, after: reading, by: DeckReader())
      #expect(try titles(await watcher.next) == ["Meanwhile"])
    }
  }

  @Test func `an empty moment is told and is no version`() async throws {
    try await withDeck("# One") { path, watcher in
      try write("", path)
      let result = await watcher.next
      guard case .failure(let error)? = result else {
        Issue.record("\(String(describing: result))")
        return
      }
      #expect(error.code == .empty)
      #expect(error.description == "\(path): is empty")
      try write("# Back", path)
      #expect(try titles(await watcher.next) == ["Back"])
    }
  }

  @Test func `a deck that goes is told, and its return is a version`() async throws {
    try await withDeck("# One") { path, watcher in
      try FileManager.default.removeItem(atPath: path)
      guard case .failure(let error)? = await watcher.next else {
        Issue.record("a deck that is not there was read")
        return
      }
      #expect(error.code == .missing)
      try write("# Back", path)
      #expect(try titles(await watcher.next) == ["Back"])
    }
  }

  @Test func `a picture that changes, and one that comes, are changes of the deck`() async throws {
    try await withDeck("# One\n\n![](a.png)") { path, watcher in
      let picture = path.replacing("talk.md", with: "a.png")
      try write("first", picture)
      #expect(try await watcher.next?.get().files.map(\.bytes) == [Array("first".utf8)])
      try write("second", picture)
      #expect(try await watcher.next?.get().files.map(\.bytes) == [Array("second".utf8)])
    }
  }

  @Test func `a failure takes no version's place that nobody has taken yet`() async throws {
    let (stream, continuation) = Findings.Stream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let findings = Findings(continuation)
    var taken = stream.makeAsyncIterator()
    let (one, two) = (try reading("# One"), try reading("# Two"))
    let (first, second) = (DeckError(.empty, "a", "is empty"), DeckError(.broken, "b", "is broken"))
    for finding in [.success(one), .success(two), .failure(first), .failure(second)]
      as [Result<Reading, DeckError>]
    {
      findings.add(finding)
    }
    let both = try #require(await taken.next())
    #expect(try titles(both.first) == ["Two"])
    #expect(both.count == 2)
    #expect(throws: second) { try both[1].get() }
    findings.add(.failure(first))
    findings.add(.success(one))
    #expect(try #require(await taken.next()).map { try titles($0) } == [["One"]])
  }

  private func reading(_ text: String) throws -> Reading {
    try withFile("talk.md") { path in
      try write(text, path)
      return try DeckReader().read(path)
    }
  }

  @Test func `a thousand watchers leave nothing open`() async throws {
    try await withFileAsync("talk.md") { path in
      try write("# One", path)
      let reading = try DeckReader().read(path)
      for _ in 0..<1_000 { _ = DeckWatcher(path, after: reading, by: DeckReader()) }
      // Their threads end a moment after they are let go.
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      for _ in 0..<500 where try openWatches(of: folder) > 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try openWatches(of: folder) == 0)
    }
  }

  private func openWatches(of folder: String) throws -> Int {
    let files = FileManager.default
    let number = try #require(files.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int)
    let names = (try? files.contentsOfDirectory(atPath: "/proc/self/fdinfo")) ?? []
    return names.count { name in
      let facts = try? String(contentsOfFile: "/proc/self/fdinfo/" + name, encoding: .utf8)
      return facts?.contains("ino:\(String(number, radix: 16)) ") ?? false
    }
  }
}

/// Hands over the path of a file in a new folder that goes afterwards.
private func withFileAsync(_ name: String, _ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.appending(path: name).path)
}

extension DeckWatcher {
  /// The next version or failure.
  fileprivate var next: Result<Reading, DeckError>? {
    get async {
      for await readings in readings { return readings.last }
      return nil
    }
  }
}
