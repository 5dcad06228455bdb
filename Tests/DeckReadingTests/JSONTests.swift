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

  @Test func `each kind of value is read, with blanks between them`() {
    let text =
      "\r\n{ \"a\" : [ true ,false, null ] , \"b\":{}, \"c\" : [], \"d\":-1.5e3, \"a/\\/\": \"\\t\" }\t"
    let values: [String: JSONValue] = [
      "a": .list([.bool(true), .bool(false), .null]), "b": .object([:]), "c": .list([]),
      "d": .number(-1_500), "a//": .text("\t"),
    ]
    #expect(JSONValue(Array(text.utf8)) == .object(values))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,]", "[,1]", "[1 2]", "1 2", "{\"a\"}", "{\"a\":}", "{\"a\" 1}",
    "{\"a\":1,}", "{1:2}", "\"a", "\"\\", "\"\\u12\"", "\"\\u+123\"", "tru", "nul", "-", "1.2.3",
    "x",
    "[1]]", "\u{0}",
  ])
  func `what is no JSON is nothing`(json: String) {
    #expect(JSONValue(Array(json.utf8)) == nil)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `what is nested deeper than anything that is meant is nothing`(open: String) {
    let ends = open == "[" ? "]" : "}"
    let nested = { (depth: Int) in
      Array(
        (String(repeating: open, count: depth) + "0" + String(repeating: ends, count: depth)).utf8
      )
    }
    #expect(JSONValue(nested(199)) != nil)
    #expect(JSONValue(nested(200)) == nil)
    #expect(JSONValue(nested(500_000)) == nil)
  }

  @Test func `a number is whole only where it is one that fits`() {
    let read = { (text: String) in JSONValue(Array(text.utf8)) }
    #expect(read("12")?.int == 12 && read("12.0")?.int == 12)
    for text in ["1.5", "1e300", "1e999", "-1e19"] { #expect(read(text)?.int == nil) }
    #expect(read("\"12\"")?.int == nil && read("1e999")?.number == .infinity)
  }

  @Test func `more values than may be are refused`() {
    let bytes = Array("[0, {\"a\": 0}]".utf8)
    #expect(JSONValue(bytes, most: 4) != nil)
    #expect(JSONValue(bytes, most: 3) == nil)
  }
}
