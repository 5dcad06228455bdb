import Messages
import WebSockets

extension Errand {
  private enum Input: Sendable {
    case incoming(WebSocketClient.Incoming)
    case tick
  }

  /// Connects, and carries out what the errand says until it is over.
  static func run(_ goal: Goal, at endpoint: Endpoint) async -> Outcome {
    let client: WebSocketClient
    do {
      client = try await WebSocketClient.connect(to: endpoint.socketURL, timeout: patience)
    } catch {
      return error.code == .timedOut
        ? .noAnswer(error.description) : .failed(error.description)
    }
    let outcome = await Errand(goal, token: endpoint.token, now: now).run(with: client)
    await client.close()
    return outcome
  }

  private consuming func run(with client: WebSocketClient) async -> Outcome {
    var errand = self
    let (inputs, queue) = AsyncStream.makeStream(of: Input.self)
    let reader = Task {
      for await incoming in client.messages { queue.yield(.incoming(incoming)) }
    }
    defer { reader.cancel() }
    var alarm = errand.alarm(queue)
    for await input in inputs {
      for action in errand.take(input, now: Self.now) {
        switch action {
        case .send(let message): await client.send(JSON.encode(message))
        case .finish(let outcome):
          alarm?.cancel()
          return outcome
        }
      }
      alarm?.cancel()
      alarm = errand.alarm(queue)
    }
    return .failed("the connection was lost")
  }

  private mutating func take(_ input: Input, now: Double) -> [Action] {
    switch input {
    case .tick: tick(now: now)
    case .incoming(.closed(let code, let reason)): closed(code, reason)
    case .incoming(.text(let bytes)): received(bytes, now: now)
    }
  }

  /// Rings once, at the errand's deadline.
  private func alarm(_ queue: AsyncStream<Input>.Continuation) -> Task<Void, Never>? {
    nextDeadline.map { deadline in
      Task {
        let wait = max(0, deadline - Self.now)
        guard (try? await Task.sleep(for: .seconds(wait))) != nil else { return }
        queue.yield(.tick)
      }
    }
  }

  /// Seconds of a clock that only goes forward.
  private static var now: Double {
    let now = birth.duration(to: .now)
    return Double(now.components.seconds) + Double(now.components.attoseconds) * 1e-18
  }

  private static let birth = ContinuousClock.now
}
