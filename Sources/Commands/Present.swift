/// Serves a deck and runs the console on this terminal until it is left.
func present(_ options: ServeOptions) async -> Int32 {
  ExitCode.failed.rawValue
}

/// Runs the console on this terminal, attached to a running server.
func remote(_ endpoint: Endpoint) async -> Int32 {
  ExitCode.failed.rawValue
}
