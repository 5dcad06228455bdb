import Messages
import Screen

/// What a participant may send; a message that is understood is the same when it is written and read again.
enum MessageFeed {
  static func feed(_ bytes: [UInt8]) {
    guard let message = try? JSON.decode(ClientMessage.self, bytes) else { return }
    let again = try? JSON.decode(ClientMessage.self, JSON.encode(message))
    demand(again == message, "\(message) became \(String(describing: again))")
  }
}

/// What a terminal may send, which means the same in one piece and byte by byte.
enum TerminalFeed {
  static func feed(_ bytes: [UInt8]) {
    var whole = InputDecoder()
    var pieces = InputDecoder()
    var events = whole.decode(bytes, at: 0)
    var others = bytes.flatMap { pieces.decode([$0], at: 0) }
    events += whole.expire(at: 10)
    others += pieces.expire(at: 10)
    demand(events == others, "\(events) or \(others)")
    demand(whole.nextDeadline == nil && pieces.nextDeadline == nil, "something stays open")
  }
}
