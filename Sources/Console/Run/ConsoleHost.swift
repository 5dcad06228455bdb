import Messages
import Screen
import Terminal
import WebSockets

/// Brings keys, messages and time to the model, and carries out what it asks for.
struct ConsoleHost {
  private enum Input: Sendable {
    case terminal(TerminalEvent)
    case connected(WebSocketClient)
    case notConnected
    /// From the connection with this number.
    case incoming(Int, WebSocketClient.Incoming)
    case alarm
  }

  private let url: String
  private let terminal: Terminal
  private let inputs: AsyncStream<Input>
  private let queue: AsyncStream<Input>.Continuation
  private var model: ConsoleModel
  private var client: WebSocketClient?
  private var reader: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  /// Connections so far: what an earlier one still has to say is of no interest.
  private var connections = 0
  private var lastFrame = -1.0

  /// Seconds from one screen to the next at least.
  private static let frame = 1.0 / 60

  init(url: String, token: String?, terminal: Terminal) {
    self.url = url
    self.terminal = terminal
    (inputs, queue) = AsyncStream.makeStream()
    model = ConsoleModel(token: token, size: Size(columns: 80, rows: 24))
  }

  mutating func run(_ client: WebSocketClient) async -> ConsoleRun.Ending {
    let keys = Task { [terminal, queue] in
      for await event in terminal.events { queue.yield(.terminal(event)) }
    }
    terminal.reportMouse(model.isMouseOn)
    follow(client)
    var ending: ConsoleRun.Ending?
    for await input in inputs {
      ending = await take(input)
      if ending != nil { break }
      show()
    }
    keys.cancel()
    reader?.cancel()
    alarm?.cancel()
    await self.client?.close()
    return ending ?? .terminalGone
  }

  // MARK: - Inputs

  private mutating func take(_ input: Input) async -> ConsoleRun.Ending? {
    let now = Self.now
    switch input {
    case .terminal(.resized(let size)): model.resized(to: size)
    case .terminal(.input(.key(let press))): return await perform(model.pressed(press, now: now))
    case .terminal(.input(.mouse(let mouse))): return await perform(model.moved(mouse, now: now))
    case .terminal(.terminated(let signal)): return .signal(signal)
    case .terminal(.closed): return .terminalGone
    case .connected(let client): follow(client)
    case .notConnected: model.notConnected(jitter: .random(in: 0...1), now: now)
    case .incoming(connections, .text(let bytes)):
      return await perform(model.received(bytes, now: now))
    case .incoming(connections, .closed(let code, _)):
      client = nil
      return await perform(model.closed(code, jitter: .random(in: 0...1), now: now))
    case .incoming: break
    case .alarm: return await perform(model.tick(now: now))
    }
    return nil
  }

  private mutating func follow(_ client: WebSocketClient) {
    self.client = client
    connections += 1
    model.connected()
    reader?.cancel()
    reader = Task { [connections, queue] in
      for await incoming in client.messages { queue.yield(.incoming(connections, incoming)) }
    }
  }

  // MARK: - Actions

  private mutating func perform(_ actions: [ConsoleModel.Action]) async -> ConsoleRun.Ending? {
    for action in actions {
      switch action {
      case .send(let message): await client?.send(JSON.encode(message))
      case .connect: connect()
      case .reportMouse(let isOn): terminal.reportMouse(isOn)
      case .suspend: terminal.suspend()
      case .finish(.left): return .left
      case .finish(.refused(let reason)): return .refused(reason)
      }
    }
    return nil
  }

  private func connect() {
    Task { [url, queue] in
      do {
        queue.yield(.connected(try await WebSocketClient.connect(to: url)))
      } catch {
        queue.yield(.notConnected)
      }
    }
  }

  /// Shows the model, unless it was shown a moment ago: then it is shown when that moment is over.
  private mutating func show() {
    let now = Self.now
    var next = lastFrame + Self.frame
    if now >= next {
      let time = LocalTime.now
      terminal.show(model.draw(at: Moment(now: now, hour: time.hour, minute: time.minute)))
      lastFrame = now
      next = model.nextFrame(after: now)
    }
    wake(at: min(next, model.nextDeadline ?? next), now: now)
  }

  private mutating func wake(at time: Double, now: Double) {
    alarm?.cancel()
    alarm = Task { [queue] in
      guard (try? await Task.sleep(for: .seconds(max(time - now, 0)))) != nil else { return }
      queue.yield(.alarm)
    }
  }

  /// Seconds of a clock that only goes forward.
  private static var now: Double {
    birth.duration(to: .now) / .seconds(1)
  }

  private static let birth = ContinuousClock.now
}
