import Loopback
import Messages
import Session

/// Reads what viewers got as the project's own messages, and folds it into the session they know.
struct Audit {
  private var follower: Follower?
  private var read = 0
  private var welcomes: [[UInt8]] = []
  /// Of the last welcome.
  private var revision: Int?

  /// The number from 1 of the page that viewers are on.
  var page: Int? {
    follower.flatMap { follower in
      follower.manifest.pages.firstIndex { $0.id == follower.snapshot.page }.map { $0 + 1 }
    }
  }

  /// The payload of an unmasked frame.
  static func payload(_ frame: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(frame)
    guard case .whole(let whole) = Frame.read(bytes, at: 0, end: bytes.count) else { return [] }
    return bytes[whole.payload]
  }

  /// Keeps a greeting that is not the same as the one before; tells its revision, `nil` where it is
  /// none.
  mutating func keep(_ bytes: [UInt8], _ payload: Range<Int>) -> Int? {
    if let last = welcomes.last, last.count == payload.count,
      last.isSame(0, as: bytes, payload.lowerBound, payload.count)
    {
      return revision
    }
    guard bytes.contains(Mark.welcome, in: payload),
      let number = bytes.number(after: Mark.revision, in: payload)
    else { return nil }
    welcomes.append(Array(bytes[payload]))
    revision = Int(number)
    return revision
  }

  mutating func checkWelcomes(_ faults: inout Faults) {
    for bytes in welcomes {
      guard case .welcome(let whole)? = try? JSON.decode(ServerMessage.self, bytes) else {
        faults.add(.badAudit, String(decoding: bytes.prefix(80), as: UTF8.self))
        continue
      }
      guard let known = follower else {
        follower = Follower(whole)
        continue
      }
      if whole.revision == known.revision, whole.session.page != known.snapshot.page {
        faults.add(.badAudit, "a newcomer was shown \(whole.session.page ?? "no page")")
      }
    }
    welcomes.removeAll()
  }

  /// Reads what has come since.
  mutating func read(_ transcript: Transcript, _ faults: inout Faults) {
    guard follower != nil else { return }
    while read < transcript.count {
      let payload = Array(Self.payload(transcript.frame(read)))
      read += 1
      guard case .batch(let batch)? = try? JSON.decode(ServerMessage.self, payload),
        follower?.apply(batch) == .applied
      else {
        faults.add(.badAudit, String(decoding: payload.prefix(80), as: UTF8.self))
        continue
      }
    }
  }
}

extension Follower {
  fileprivate init(_ whole: Whole) {
    self.init(revision: whole.revision, snapshot: whole.session, manifest: whole.deck)
  }
}
