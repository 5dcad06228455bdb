import Loopback
import Messages

/// What the one who measures wants; fields that a command doesn't use may be missing.
struct Command: Decodable {
  let act: Act
  var count = 0
  var texts: [String] = []
  var mark = ""
  /// Between two rounds.
  var pause = 0.0
  var seconds = 0.0
  var token: String?
  /// On their way in at a time, or published and not everywhere yet.
  var window = 1

  enum Act: String, Decodable {
    /// Brings in `count` viewers.
    case join
    /// The same, but these never read after the first snapshot.
    case joinSilently
    /// Lets those that never read do so for some `seconds`.
    case wake
    /// Connects one who presents, with `token` where the server asks for one.
    case present
    /// Puts each of `texts` to the server, and measures the frame with `mark` that comes of it.
    case ask
    /// Measures a frame with `mark` that comes by itself.
    case follow
    /// Publishes each of `texts`, which is handed on as it is.
    case relay
    /// Publishes `count` of `texts` as fast as it goes.
    case burst
    /// Moves a finger for some `seconds`; each half second one of `texts` turns the page.
    case drag
    /// Waits for some `seconds` as viewers do, who ask for the time once a minute.
    case listen
    /// Ends all connections.
    case leave
    /// Tells what happened.
    case status
  }

  private enum Key: String, CodingKey {
    case act, count, texts, mark, pause, seconds, token, window
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    act = try values.decode(Act.self, forKey: .act)
    count = try values.decodeIfPresent(Int.self, forKey: .count) ?? count
    texts = try values.decodeIfPresent([String].self, forKey: .texts) ?? texts
    mark = try values.decodeIfPresent(String.self, forKey: .mark) ?? mark
    pause = try values.decodeIfPresent(Double.self, forKey: .pause) ?? pause
    seconds = try values.decodeIfPresent(Double.self, forKey: .seconds) ?? seconds
    token = try values.decodeIfPresent(String.self, forKey: .token)
    window = try values.decodeIfPresent(Int.self, forKey: .window) ?? window
  }
}

/// How things stand.
struct Status: Encodable {
  let alive: Int
  let tally: Hall.Tally
  let faults: Faults
}

/// Carries out one command after the other, until there are no more.
struct Commander {
  let hall: Hall

  init(_ hall: Hall) {
    self.hall = hall
  }

  func run() {
    while let line = hall.nextCommand() {
      guard let command = try? JSON.decode(Command.self, Array(line.utf8)) else {
        print(#"{"error":"not a command"}"#)
        continue
      }
      let answer = carryOut(command)
      print(String(decoding: answer, as: UTF8.self))
      flushOutput()
    }
  }

  private func carryOut(_ command: Command) -> [UInt8] {
    switch command.act {
    case .join, .joinSilently:
      let reticent = command.act == .joinSilently
      return JSON.encode(hall.join(command.count, inFlight: command.window, reticent: reticent))
    case .present: return JSON.encode(hall.present(token: command.token))
    case .ask: return rounds(command) { hall.ask($0, awaiting: command.mark) }
    case .relay: return rounds(command) { hall.relay($0) }
    case .follow: return JSON.encode(hall.follow(command.mark))
    case .burst:
      return JSON.encode(hall.burst(command.texts, count: command.count, window: command.window))
    case .drag: return JSON.encode(hall.drag(seconds: command.seconds, turning: command.texts))
    case .listen:
      hall.listen(seconds: command.seconds)
      return status
    case .wake:
      hall.wake(seconds: command.seconds)
      return status
    case .leave:
      hall.leave()
      return status
    case .status: return status
    }
  }

  private func rounds(_ command: Command, _ measure: (String) -> RoundFigures) -> [UInt8] {
    let figures = command.texts.map { text in
      defer { hall.idle(seconds: command.pause) }
      return measure(text)
    }
    return JSON.encode(figures)
  }

  private var status: [UInt8] {
    JSON.encode(Status(alive: hall.viewers.alive, tally: hall.tally, faults: hall.faults))
  }
}
