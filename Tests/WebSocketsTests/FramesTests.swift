import Testing

@testable import WebSockets

@Suite("The log")
struct FrameLogTests {
  @Test func `keeps the newest frames within its bounds`() {
    var log = FrameLog(maxFrames: 3, maxBytes: 100)
    for number in UInt8(0)..<5 { log.append([number], for: .everyone) }
    #expect(log.start == 2 && log.end == 5)
    #expect((0...5).map { log[$0]?.frame } == [nil, nil, [2], [3], [4], nil])
    #expect(log.bytes(from: 2) == 3)
    #expect(log.bytes(from: 5) == 0)
    log.append(Array(repeating: 9, count: 99), for: .everyone)
    #expect(log.start == 4)
    log.append(Array(repeating: 9, count: 1000), for: .everyone)
    #expect(log.start == 6 && log.bytes(from: 6) == 1000)
  }

  @Test func `goes round and round`() {
    var log = FrameLog(maxFrames: 7, maxBytes: 1000)
    for number in 0..<1000 {
      log.append([UInt8(number % 251)], for: .everyone)
      #expect(log.end - log.start == UInt64(min(number + 1, 7)))
      for position in log.start..<log.end {
        #expect(log[position]?.frame == [UInt8(position % 251)])
      }
    }
  }
}

@Suite("A broadcast")
struct BroadcastTests {
  @Test func `gives to each audience its own in order`() {
    var broadcast = Broadcast(maxFrames: 10, maxBytes: 100)
    let start = broadcast.newest
    broadcast.publish([1], to: .everyone, lane: .state)
    broadcast.publish([2], to: .presenters, lane: .state)
    broadcast.publish([3], to: .everyone, lane: .motion)
    broadcast.publish([4], to: .presenters, lane: .motion)
    broadcast.publish([5], to: .everyone, lane: .motion)
    broadcast.publish([6], to: .everyone, lane: .state)
    #expect(broadcast.rest(at: start, for: .everyone)?.bytes == [1, 5, 6])
    #expect(broadcast.rest(at: start, for: .presenters)?.bytes == [1, 2, 4, 5, 6])
    #expect(broadcast.rest(at: start, for: .everyone)?.place == broadcast.newest)
    #expect(broadcast.rest(at: broadcast.newest, for: .presenters)?.bytes == [])
  }

  @Test
  func `gives those behind their messages at the right place, in pieces, and the last motion`() {
    var broadcast = Broadcast(maxFrames: 10, maxBytes: 100)
    var place = broadcast.newest
    var waiting: ArraySlice<Broadcast.Aside> = []
    for number in UInt8(1)...4 {
      broadcast.publish([number, number], to: .everyone, lane: .state)
      broadcast.publish([99], to: .everyone, lane: .motion)
      let position = broadcast.newest.position
      waiting.append(Broadcast.Aside(position: position, frame: [10 * number]))
    }
    var pieces: [[UInt8]] = []
    while place != broadcast.newest || !waiting.isEmpty {
      let piece = broadcast.next(at: place, for: .everyone, waiting: &waiting, limit: 5)
      guard let piece else { break }
      pieces.append(piece.bytes)
      place = piece.place
    }
    #expect(pieces == [[1, 1, 10, 2, 2], [20, 3, 3, 30], [4, 4, 40, 99]])
  }

  @Test func `has nothing to give where its log no longer reaches back`() {
    var broadcast = Broadcast(maxFrames: 2, maxBytes: 100)
    let start = broadcast.newest
    var waiting: ArraySlice<Broadcast.Aside> = []
    for _ in 0..<3 { broadcast.publish([1], to: .everyone, lane: .state) }
    #expect(broadcast.missingBytes(at: start) == nil)
    #expect(broadcast.rest(at: start, for: .everyone) == nil)
    #expect(broadcast.next(at: start, for: .everyone, waiting: &waiting, limit: 9) == nil)
    #expect(broadcast.missingBytes(at: broadcast.newest) == 0)
  }
}

@Suite("A frame")
struct FrameTests {
  @Test(
    arguments: [
      (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]),
      (65_535, [0x81, 126, 255, 255]), (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])]
  )
  func `says its length in as few bytes as can be`(count: Int, head: [UInt8]) {
    let payload = [UInt8](repeating: 7, count: count)
    #expect(Frame.text(payload) == head + payload)
  }

  @Test func `of a close cuts a reason that is too long between characters`() {
    let closing = Closing(code: .resync, reason: String(repeating: "ü", count: 100))
    let frame = Frame.close(closing)
    #expect(frame.prefix(4) == [0x88, 124, 0x10, 0x68])
    #expect(
      String(validating: frame.dropFirst(4), as: UTF8.self) == String(repeating: "ü", count: 61)
    )
    let masked = Frame.clientClose(closing)
    let unmasked = masked.dropFirst(6).enumerated().map { $1 ^ masked[2 + $0 % 4] }
    #expect(masked[1] == 0x80 | frame[1])
    #expect(unmasked == Array(frame.dropFirst(2)))
  }

  @Test func `close codes say whether to come back`() {
    #expect(CloseCode.notAllowed.comeBack == .never)
    #expect(CloseCode.slow.comeBack == .afterBackOff)
    #expect(CloseCode.resync.comeBack == .atOnce)
    #expect(CloseCode.goingAway.comeBack == .afterBackOff)
    #expect(CloseCode.lost.comeBack == .afterBackOff)
  }
}
