import DeckReading
import FoundationEssentials
import StandardStreams

/// What a document asks for before it can be read.
///
/// It never stands on the command line, which everybody on the machine can see.
struct DocumentPassword {
  /// Holds it in its first line; nil is ``Environment``'s, else what is typed.
  var file: String?

  /// Does something with a deck, once more with what is typed if the deck asks for a password.
  func unlock<Result>(
    _ deck: String,
    _ body: (String?) async throws -> Result
  ) async throws -> Result {
    let given = try given()
    do {
      return try await body(given)
    } catch let error as DeckError where error.code == .locked && given == nil {
      guard let typed = TypedSecret.ask("Password of \(deck): "), !typed.isEmpty else {
        throw error
      }
      return try await body(typed)
    }
  }

  private func given() throws -> String? {
    guard let file else { return Environment.current.documentPassword }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw PasswordFileError(description: "'\(file)' can't be read: is the path right?")
    }
    return String(text.prefix { !$0.isNewline })
  }
}

/// Why a password could not be had from a file.
struct PasswordFileError: Error, CustomStringConvertible {
  let description: String
}
