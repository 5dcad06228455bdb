/// Serves a deck until it is told to stop.
func serve(_ options: ServeOptions) async -> Int32 {
  ExitCode.failed.rawValue
}
