/// Why there is no terminal to present on.
package struct TerminalError: Error, Equatable, CustomStringConvertible {
  package let code: Code
  package let description: String

  package struct Code: Equatable, Sendable {
    private enum Value {
      case notATerminal
      case tooSimple
      case unavailable
      case alreadyOpen
    }

    private let value: Value

    /// Input or output is a pipe or a file.
    package static let notATerminal = Code(value: .notATerminal)
    /// The terminal can't place its cursor.
    package static let tooSimple = Code(value: .tooSimple)
    /// The system refuses to open or to set it up.
    package static let unavailable = Code(value: .unavailable)
    /// This process has it open already.
    package static let alreadyOpen = Code(value: .alreadyOpen)
  }
}
