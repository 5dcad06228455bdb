import Console

/// Runs the console on this terminal, attached to a running server.
func remote(_ endpoint: Endpoint) async -> Int32 {
  do {
    let ending = try await ConsoleRun.run(
      url: endpoint.socketURL,
      token: endpoint.token,
      environment: Environment.current.variables
    )
    switch ending {
    case .left, .signal, .terminalGone: return ExitCode.done.rawValue
    case .refused(let reason): return complain(reason, .refused)
    }
  } catch {
    return complain("\(error)", .failed)
  }
}
