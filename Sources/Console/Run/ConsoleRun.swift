import Messages
import Screen
import Terminal
import WebSockets

/// The presenter's console on this process' terminal.
package enum ConsoleRun {
  /// Why it was left.
  package enum Ending: Equatable, Sendable {
    /// By a key.
    case left
    /// The server will not have this console, for the reason told.
    case refused(String)
    /// The process was asked to end.
    case signal(Int32)
    /// The terminal was closed.
    case terminalGone
  }

  /// Connects to a server and runs the console until it is left.
  ///
  /// The terminal is taken over only once the server has answered, and is given back in any case.
  ///
  /// - Parameters:
  ///   - url: the server's WebSocket, as `ws://127.0.0.1:8080/ws`.
  ///   - token: the presenter's; without one the console looks on.
  ///   - environment: tells the terminal's abilities.
  /// - Returns: why it was left.
  /// - Throws: `ConnectError`, `TerminalError`.
  package static func run(
    url: String,
    token: String?,
    environment: [String: String]
  ) async throws -> Ending {
    let client = try await WebSocketClient.connect(to: url)
    let terminal: Terminal
    do {
      terminal = try Terminal(environment: environment)
    } catch {
      await client.close()
      throw error
    }
    var host = ConsoleHost(url: url, token: token, terminal: terminal)
    let ending = await host.run(client)
    await terminal.close()
    return ending
  }
}
