import Console
import Server
import StandardStreams
import Terminal
import WebSockets

/// Serves a deck and runs the console on this terminal until it is left.
func present(_ options: ServeOptions) async -> Int32 {
  let serving: Serving
  do {
    // Before anybody is invited to a show without a presenter.
    try Terminal.check(environment: Environment.current.variables)
    serving = try await Serving.start(options)
  } catch {
    return complain("\(error)", .failed)
  }
  // The console covers it, and leaves it behind when it goes.
  StandardStream.output.write(line: invitation(serving.addresses))
  let endpoint = Endpoint(
    socketURL: serving.server.socketAddress,
    token: serving.server.credentials.presenter
  )
  let code = await remote(endpoint)
  await serving.stop()
  for notice in serving.notices { _ = complain(notice, .done) }
  return code
}
