import Foundation
import Messages
import Session
import TestSupport
import Testing

/// Our reader next to another one: Foundation's.
@Suite("Reading messages")
struct ReadingTests {
  /// All that participants say: the examples, and what is asked in a walk through a session.
  private static let messages: [[UInt8]] = {
    var walk = SessionWalk(seed: 7)
    let asked = (0..<400).compactMap { _ in
      _ = walk.step()
      return walk.asked.map { JSON.encode(ClientMessage.intent(req: $0.req, $0.intent)) }
    }
    return asked + Example.fromClient.sorted().compactMap { try? Example.bytes($0) }
  }()

  @Test func `all that participants say reads as Foundation reads it`() throws {
    #expect(Self.messages.count > 200)
    for bytes in Self.messages {
      let message = try JSON.decode(ClientMessage.self, bytes)
      #expect(try JSONDecoder().decode(ClientMessage.self, from: Data(bytes)) == message)
    }
  }

  @Test(arguments: Example.names)
  func `an example reads as Foundation reads it`(name: String) throws {
    let bytes = try Example.bytes(name)
    guard !Example.fromClient.contains(name) else { return }
    let message = try JSON.decode(ServerMessage.self, bytes)
    #expect(try JSONDecoder().decode(ServerMessage.self, from: Data(bytes)) == message)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what was damaged on its way reads as Foundation reads it, or not at all`(seed: UInt64) {
    var damage = Damage(seed: seed)
    for _ in 0..<3_000 {
      let bytes = damage.done(to: Self.messages)
      let ours = try? JSON.decode(ClientMessage.self, bytes)
      let theirs = try? JSONDecoder().decode(ClientMessage.self, from: Data(bytes))
      guard ours != theirs else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      // Theirs doesn't look at what nobody asks for, guesses at other encodings, and lets a comma
      // stand before a bracket.
      #expect(ours == nil && !Self.isJSON(bytes), "\(text): \(String(describing: ours))")
    }
  }

  @Test(arguments: [
    #"{"type":"resync"}"#, " \t\r\n{ \"type\" : \"resync\" , \"x\" : [ { } , [ ] , -0.5e+1 ] } ",
    #"{"\u0074ype":"r\u0065sync"}"#, #"{"type":"resync","type":"exec"}"#,
    #"{"type":"resync","x":"\"\\\/\b\f\n\r\t\ud83d\ude42"}"#,
  ])
  func `JSON may be written in many ways`(text: String) throws {
    #expect(try JSON.decode(ClientMessage.self, Array(text.utf8)) == .resync)
  }

  static let numbers: [(String, Int?)] = [
    ("3", 3), ("-0", 0), ("3.0", 3), ("30e-1", 3), ("0.3E1", 3), ("9223372036854775807", .max),
    ("9223372036854775808", nil), ("3.5", nil), ("1e19", nil), ("9007199254740993.0", nil),
  ]

  @Test(arguments: numbers)
  func `a whole number is one however it is written`(text: String, number: Int?) {
    let message = try? JSON.decode(
      ClientMessage.self,
      Array(#"{"type":"scrubTo","number":\#(text)}"#.utf8)
    )
    #expect(message == number.map { .intent(req: nil, .scrubTo(number: $0)) })
  }

  @Test(arguments: [
    "01", "+1", ".5", "1.", "1e", "1e+", "-", "0x1", "1_0", "NaN", "Infinity", "tru", "nulll",
    #""\x""#, #""\u12g4""#, #""\ud83d""#, #""\ude42""#, #""\ud83d\u0041""#, "\"\t\"", "\"", "[1,]",
    "'x'", "[,1]", "{,}", "{\"a\":1,}", "{\"a\"}", "{1:2}", "[1 2]", "1 2", "\u{FEFF}1", "//",
    "1//",
  ])
  func `what is no JSON is refused, even where nobody asks for it`(text: String) {
    let bytes = Array(#"{"type":"resync","x":\#(text)}"#.utf8)
    #expect(throws: (any Error).self) { try JSON.decode(ClientMessage.self, bytes) }
  }

  @Test func `bytes that are no text are refused`() {
    let strange: [[UInt8]] = [
      [0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]
    for bytes in strange {
      let message = Array(#"{"type":"resync","x":""#.utf8) + bytes + Array("\"}".utf8)
      #expect(throws: (any Error).self) { try JSON.decode(ClientMessage.self, message) }
    }
  }

  @Test func `what nests deeper than any message is refused`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return Array("{\"type\":\"resync\",\"x\":\(arrays)}".utf8)
    }
    #expect(try JSON.decode(ClientMessage.self, nested(511)) == .resync)
    for depth in [512, 30_000] {
      #expect(throws: (any Error).self) { try JSON.decode(ClientMessage.self, nested(depth)) }
    }
  }

  @Test func `many fields take no longer than they are many`() throws {
    let fields = (0..<40_000).map { "\"\($0)\":0" }.joined(separator: ",")
    let bytes = Array("{\"type\":\"resync\",\(fields)}".utf8)
    #expect(try JSON.decode(ClientMessage.self, bytes) == .resync)
  }

  /// Whether a reader that looks at everything takes it as JSON in UTF-8.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    guard bytes.first != 0xEF, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.firstMatch(of: /,\s*[}\]]/) == nil else { return false }
    return (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
  }
}

/// Changes bytes as nobody means them to be.
private struct Damage {
  private var random: SplitMix64
  private static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude42", "null", "true", "-", ".",
    "e9", "1e400", "1e-400", "0", "00", "9223372036854775808", " ", "\u{0}", "\u{7F}", "ü",
    "\u{212A}", "\u{FEFF}", "\"type\":", "\"req\":", "\"x\":",
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func done(to messages: [[UInt8]]) -> [UInt8] {
    var bytes = messages.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
      let word = Self.words.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.replaceSubrange(place..<end, with: Array(word.utf8))
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.insert(contentsOf: Array(word.utf8), at: place)
      }
    }
    return bytes
  }
}
