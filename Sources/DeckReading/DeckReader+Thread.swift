extension DeckReader {
  /// Reads the deck at `path` on a thread of its own: it waits for disks and other programs.
  package func reading(of path: String) async throws(DeckError) -> Reading {
    let result = await onOwnThread { () -> Result<Reading, DeckError> in
      do throws(DeckError) {
        return .success(try read(path))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
