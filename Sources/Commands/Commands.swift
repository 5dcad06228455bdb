import FoundationEssentials
import StandardStreams

/// Runs what the words after the program's name ask for; the result is the exit code.
package func run(_ words: [String]) async -> Int32 {
  do {
    let invocation = try Invocation.parse(words) { FileManager.default.fileExists(atPath: $0) }
    return await run(invocation)
  } catch {
    StandardError.write(line: error.message)
    return ExitCode.usage.rawValue
  }
}

/// Runs an invocation to its end; the result is the exit code.
package func run(_ invocation: Invocation) async -> Int32 {
  switch invocation {
  case .present(let options): await present(options)
  case .serve(let options): await serve(options)
  case .open(let options): await isOnTerminal ? present(options) : serve(options)
  case .remote(let choice): await reach(choice) { await remote($0) }
  case .move(let move, let choice): await carryOut(.move(move), choice)
  case .change(let change, let choice): await carryOut(.change(change), choice)
  case .status(let json, let choice): await carryOut(.status(json: json), choice)
  case .check(let deck, let reading, let json): await check(deck, reading, json: json)
  case .completions(let shell): say(Completions.text(for: shell))
  case .manual: say(Manual.text)
  case .help(let verb): say(Help.text(of: verb))
  case .version: say("lectern \(Version.name)")
  }
}

private var isOnTerminal: Bool {
  StandardStream.input.isTerminal && StandardStream.output.isTerminal
}

private func carryOut(_ goal: Errand.Goal, _ choice: ServerChoice) async -> Int32 {
  await reach(choice) { endpoint in
    let outcome = await Errand.run(goal, at: endpoint)
    return outcome.code == .done ? say(outcome.text) : complain(outcome.text, outcome.code)
  }
}

/// Finds the server that is meant before anything is asked of it.
private func reach(_ choice: ServerChoice, _ body: (Endpoint) async -> Int32) async -> Int32 {
  do {
    return await body(try choice.endpoint(in: .current))
  } catch {
    return complain(error.text, .failed)
  }
}

private func say(_ text: String) -> Int32 {
  print(text)
  return ExitCode.done.rawValue
}

/// Names the program, as is the habit where many programs' complaints meet.
func complain(_ text: String, _ code: ExitCode) -> Int32 {
  StandardError.write(line: "lectern: \(text)")
  return code.rawValue
}
