import Foundation
import Messages
import Session
import Testing

/// The example files that `docs/protocol.md` shows and both languages read.
enum Example {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Tests/Vectors/messages")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  static let fromClient: Set<String> = [
    "authenticate", "authenticate-again", "attention", "clock", "resync", "advance", "goTo",
    "goTo-number",
    "tap", "dragBegin", "dragMove", "dragEnd", "dragCancel", "scrubBegin", "scrubTo", "scrubEnd",
    "scroll", "autoAdvance", "advance-stack", "edit", "lock",
    "driverMode", "requestDrive", "grant", "release", "takeOver", "style", "axis", "chrome", "skin",
    "sheet-present", "sheet-select", "sheet-confirm", "sheet-cancel", "blackout", "timer",
  ]

  /// Those of servers that did not say yet what lies around the pages.
  static let fromOlderServer: Set<String> = ["welcome", "snapshot"]

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ".json")))
  }

  /// A JSON text as a value in which null and missing are the same.
  static func object(_ bytes: [UInt8]) throws -> NSObject {
    withoutNulls(try JSONSerialization.jsonObject(with: Data(bytes)))
  }

  private static func withoutNulls(_ value: Any) -> NSObject {
    switch value {
    case let fields as [String: Any]:
      fields.filter { !($0.value is NSNull) }.mapValues(withoutNulls) as NSDictionary
    case let items as [Any]: items.map(withoutNulls) as NSArray
    case let object as NSObject: object
    default: NSNull()
    }
  }
}

@Suite("Examples of the wire")
struct ExampleTests {
  @Test(arguments: Example.names)
  func `is read and written as the same message`(name: String) throws {
    let bytes = try Example.bytes(name)
    let again =
      if Example.fromClient.contains(name) {
        JSON.encode(try JSON.decode(ClientMessage.self, bytes))
      } else {
        JSON.encode(try JSON.decode(ServerMessage.self, bytes))
      }
    guard !Example.fromOlderServer.contains(name) else { return }
    #expect(try Example.object(again) == Example.object(bytes))
  }

  @Test(arguments: Example.fromOlderServer.sorted())
  func `of an older server is read with what it left out as it was then`(name: String) throws {
    let bytes = try Example.bytes(name)
    let message = try JSON.decode(ServerMessage.self, bytes)
    let again = try JSON.decode(ServerMessage.self, JSON.encode(message))
    #expect(again == message)
    guard let whole = message.whole else { return }
    #expect(whole.session.layout == Snapshot.Layout(direction: whole.deck.direction))
    #expect(whole.session.style == .scroll)
    #expect(whole.session.chrome.hidden.isEmpty)
    #expect(whole.session.sheet == nil)
  }

  @Test(arguments: Example.names)
  func `stands in the documentation as it is in the file`(name: String) throws {
    let page = try String(
      contentsOf: Example.root.appending(path: "docs/protocol.md"),
      encoding: .utf8
    )
    let text = String(decoding: try Example.bytes(name), as: UTF8.self)
    let shown = "<!-- example: \(name) -->\n```json\n\(text.trimmingCharacters(in: .newlines))\n```"
    #expect(page.contains(shown))
  }

  @Test func `there is an example of each kind`() {
    #expect(Example.names.count >= 54)
    #expect(Example.fromClient.isSubset(of: Example.names))
  }
}

extension ServerMessage {
  fileprivate var whole: Whole? {
    switch self {
    case .welcome(let whole), .snapshot(let whole): whole
    default: nil
    }
  }
}

@Suite("Hostile messages")
struct HostileMessageTests {
  static let texts = [
    "", " ", "null", "[]", "{}", "1", "\"next\"", "{\"type\":null}", "{\"type\":\"exec\"}",
    "{\"type\":\"advance\"}", "{\"type\":\"advance\",\"to\":\"sideways\"}",
    "{\"type\":\"goTo\",\"number\":1e400}", "{\"type\":\"goTo\",\"number\":99999999999999999999}",
    "{\"type\":\"goTo\",\"number\":1.5}", "{\"type\":\"dragMove\",\"gid\":1,\"translation\":0}",
    "{\"type\":\"dragMove\",\"gid\":\"g\",\"translation\":NaN}",
    "{\"type\":\"dragMove\",\"gid\":\"g\",\"translation\":\"1\"}",
    "{\"type\":\"scroll\",\"page\":\"a\",\"block\":0}",
    "{\"type\":\"scroll\",\"page\":\"a\",\"block\":0.5,\"share\":0}",
    "{\"type\":\"scroll\",\"page\":\"a\",\"block\":0,\"share\":1e999}",
    "{\"type\":\"autoAdvance\"}", "{\"type\":\"advance\",\"to\":\"next\",\"by\":\"deck\"}",
    "{\"type\":\"scrubTo\"}", "{\"type\":\"scrubTo\",\"number\":\"2\"}",
    "{\"type\":\"scrubTo\",\"number\":1e99}", "{\"type\":\"edit\"}",
    "{\"type\":\"edit\",\"pages\":[1]}", "{\"type\":\"lock\",\"on\":\"yes\"}",
    "{\"type\":\"driverMode\",\"mode\":\"mine\"}", "{\"type\":\"grant\"}",
    "{\"type\":\"style\",\"value\":\"explode\"}", "{\"type\":\"axis\",\"value\":\"z\"}",
    "{\"type\":\"chrome\",\"bar\":\"tabBar\",\"hidden\":true}",
    "{\"type\":\"chrome\",\"bar\":\"control\"}", "{\"type\":\"skin\",\"value\":1}",
    "{\"type\":\"sheet\"}", "{\"type\":\"sheet\",\"action\":\"explode\"}",
    "{\"type\":\"sheet\",\"action\":\"present\",\"id\":\"s\"}",
    "{\"type\":\"clock\",\"sent\":\"now\"}", "{\"type\":\"resync\"", "{\"type\":\"resync\"}}",
    String(repeating: "[", count: 3_000), String(repeating: "{\"a\":", count: 3_000),
  ]

  @Test(arguments: texts)
  func `is refused, and nothing traps`(text: String) {
    #expect(throws: (any Error).self) {
      _ = try JSON.decode(ClientMessage.self, Array(text.utf8))
    }
  }

  @Test func `random bytes never trap`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = try? JSON.decode(ClientMessage.self, bytes)
    }
  }
}
