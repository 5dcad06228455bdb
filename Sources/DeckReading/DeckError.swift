/// Why there is no deck: what is wrong, where, and what to do about it.
package struct DeckError: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Code: Hashable, Sendable {
    private enum Value { case missing, unreadable, tooLarge, unknownKind, broken, locked, empty }
    private let value: Value

    /// There is no such file or folder.
    package static let missing = Code(value: .missing)
    /// It is there, and the system does not let us read it.
    package static let unreadable = Code(value: .unreadable)
    /// It is over the limit that its kind has.
    package static let tooLarge = Code(value: .tooLarge)
    /// It is nothing that can be shown, or it is not clear what is meant.
    package static let unknownKind = Code(value: .unknownKind)
    /// It is damaged.
    package static let broken = Code(value: .broken)
    /// It asks for a password.
    package static let locked = Code(value: .locked)
    /// A deck that was there is empty now, as in the middle of a save.
    package static let empty = Code(value: .empty)
  }

  package let code: Code
  package let path: String
  /// One or two sentences that begin with the path.
  package let description: String

  init(_ code: Code, _ path: String, _ text: String) {
    self.code = code
    self.path = path
    self.description = "\(path): \(text)"
  }
}
