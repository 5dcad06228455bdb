import Foundation
import Session
import TestSupport
import Testing

@testable import Messages

/// What a server says in a walk through a session, against the files of `Tests/Vectors/session`, which
/// the browsers' fold follows.
///
/// `LECTERN_RECORD=1` writes them anew: read the difference before committing it.
@Suite("Walks for the browser")
struct WalkVectorTests {
  private static let folder = Example.root.appending(path: "Tests/Vectors/session")
  private static let steps = 500
  /// Steps from one snapshot to the next, at rest and while something is under way.
  private static let strides = (rest: 40, motion: 3)

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `are as they were`(seed: UInt64) throws {
    let file = Self.folder.appending(path: "walk-\(seed).json")
    let text = try Self.text(Self.walk(seed: seed))
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// The welcome, then batches and motions, with a snapshot now and then.
  private static func walk(seed: UInt64) -> [ServerMessage] {
    var walk = SessionWalk(seed: seed)
    var messages = [ServerMessage.welcome(whole(walk, "lectern.v1"))]
    for step in 1...steps {
      for action in walk.step() {
        switch action {
        case .publish(let batch): messages.append(.batch(batch))
        case .move(let motion): messages.append(.motion(motion))
        case .scroll(let motion): messages.append(.scroll(motion))
        case .reply: break
        }
      }
      let whole = whole(walk, nil)
      let stride = whole.session.isUnderWay ? strides.motion : strides.rest
      if step % stride == 0 { messages.append(.snapshot(whole)) }
    }
    return messages
  }

  private static func whole(_ walk: SessionWalk, _ version: String?) -> Whole {
    Whole(
      protocol: version,
      epoch: "walk",
      time: walk.now,
      revision: walk.session.revision,
      session: walk.session.snapshot(now: walk.now),
      deck: walk.session.manifest
    )
  }

  /// A message a line, its fields by name.
  private static func text(_ messages: [ServerMessage]) throws -> String {
    let lines = try messages.map { sorted(try JSONReader.value(of: JSON.encode($0))) }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func sorted(_ value: JSONValue) -> String {
    switch value {
    case .object(let object):
      let fields = object.fields.sorted { $0.name < $1.name }
        .map { "\"\($0.name)\":\(sorted($0.value))" }
      return "{\(fields.joined(separator: ","))}"
    case .array(let items): return "[\(items.map(sorted).joined(separator: ","))]"
    case .number(let text): return text
    case .string(let text): return "\"\(text)\""
    case .boolean(let value): return "\(value)"
    case .null: return "null"
    }
  }
}

extension Snapshot {
  fileprivate var isUnderWay: Bool {
    transition != nil || bounce != nil || pull != 0 || sheet?.animation != nil
  }
}
