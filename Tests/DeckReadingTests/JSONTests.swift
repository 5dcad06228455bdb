import Testing

@testable import DeckReading

@Suite("JSON")
struct JSONTests {
  @Test(arguments: [
    (#""\ud83d\ude00""#, "\u{1F600}"), (#""\ud800\u0041""#, "\u{FFFD}A"),
    (#""\ud800  b""#, "\u{FFFD}  b"), (#""\ud800 \udc00""#, "\u{FFFD} \u{FFFD}"),
    (#""  a  b  ""#, "  a  b  "),
  ])
  func `a string has its signs and blanks, whatever is half of a pair`(json: String, text: String) {
    #expect(JSONValue(Array(json.utf8)) == .text(text))
  }

  @Test func `more values than may be are refused`() {
    let bytes = Array("[0, {\"a\": 0}]".utf8)
    #expect(JSONValue(bytes, most: 4) != nil)
    #expect(JSONValue(bytes, most: 3) == nil)
  }
}
