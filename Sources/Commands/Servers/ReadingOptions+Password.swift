import DeckReading
import StandardStreams

extension ReadingOptions {
  /// Does something with a deck by its reader, once more with what is typed if the deck asks for a
  /// password.
  ///
  /// A password never stands on the command line, which everybody on the machine can see.
  func unlock<Result>(
    _ deck: String,
    _ body: (DeckReader) async throws -> Result
  ) async throws -> Result {
    let given = try password()
    do {
      return try await body(reader(password: given))
    } catch let error as DeckError where error.code == .locked && given == nil {
      guard let typed = TypedSecret.ask("Password of \(deck): "), !typed.isEmpty else {
        throw error
      }
      return try await body(reader(password: typed))
    }
  }

  private func reader(password: String?) -> DeckReader {
    DeckReader(allowsRemote: allowsRemote, dialect: dialect, password: password)
  }

  private func password() throws -> String? {
    guard let passwordFile else { return Environment.current.documentPassword }
    return try SecretFile(path: passwordFile).firstLine()
  }
}
