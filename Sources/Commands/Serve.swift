import StandardStreams
import WebSockets

/// Serves a deck until it is told to stop.
func serve(_ options: ServeOptions) async -> Int32 {
  let stopped = await signals(Signal.stop)
  do {
    let serving = try await Serving.start(options)
    for notice in serving.notices { _ = complain(notice, .done) }
    StandardStream.output.write(line: invitation(serving.addresses))
    for await _ in stopped { break }
    await serving.stop()
    return ExitCode.done.rawValue
  } catch {
    return complain("\(error)", .failed)
  }
}

/// Signals by their numbers on Linux.
enum Signal {
  private static let interrupt: Int32 = 2
  private static let terminate: Int32 = 15

  /// Those that ask a program to end in good order.
  static let stop = [interrupt, terminate]
}
