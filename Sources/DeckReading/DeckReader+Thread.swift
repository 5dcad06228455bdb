extension DeckReader {
  /// Reads as much of the deck at `path` as showing it takes, on a thread of its own: it waits for disks
  /// and other programs.
  package func reading(of path: String) async throws(DeckError) -> Reading {
    let result = await onOwnThread { () -> Result<Reading, DeckError> in
      do throws(DeckError) {
        return .success(try readAtOnce(path))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
