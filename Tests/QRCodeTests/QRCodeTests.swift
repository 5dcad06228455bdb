import QRCode
import Testing

@Suite("QRCode")
struct QRCodeTests {
  @Test func `a short address takes the smallest code that holds it`() throws {
    #expect(try QRCode("http://1.2.3.4").size == 21)
    #expect(try QRCode("http://192.0.2.7:8080/").size == 25)
  }

  @Test func `three corners hold the patterns by which a reader finds it`() throws {
    let code = try QRCode("http://192.0.2.7:8080/")
    let finder = [
      "███████", "█     █", "█ ███ █", "█ ███ █", "█ ███ █", "█     █", "███████",
    ]
    for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
      let rows = (0..<7).map { row in
        String((0..<7).map { code[left + $0, top + row] ? "█" : " " })
      }
      #expect(rows == finder)
    }
  }

  @Test func `the margin is light`() throws {
    let code = try QRCode("dusk")
    #expect(!code[-1, 0])
    #expect(!code[0, code.size])
    #expect(!code[.max, .min])
  }

  @Test func `a line holds two rows of modules, the margin included`() throws {
    let code = try QRCode("http://1.2.3.4")
    let lines = code.lines(margin: 2)
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { $0.count == 25 })
    #expect(lines[0] == String(repeating: " ", count: 25))
    #expect(lines[1].hasPrefix("  █▀▀▀▀▀█ "))
    #expect(lines[1].hasSuffix(" █▀▀▀▀▀█  "))
  }

  @Test func `a text that is too long is refused`() throws {
    #expect(try QRCode(String(repeating: "x", count: 2_331)).size == 177)
    #expect(throws: QRCodeError.tooLong) { try QRCode(String(repeating: "x", count: 2_332)) }
  }

  @Test(arguments: ["", "a\0b"])
  func `a text that C would cut is refused`(text: String) {
    #expect(throws: QRCodeError.unsuitable) { try QRCode(text) }
  }

  @Test func `a thousand codes are made and freed`() throws {
    for number in 0..<1_000 { _ = try QRCode("http://192.0.2.7:\(number)/") }
  }
}
