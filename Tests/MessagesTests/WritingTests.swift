import Foundation
import Messages
import Session
import Testing

@Suite("Writing messages")
struct WritingTests {
  @Test(arguments: [
    "", "plain", "\"quoted\" \\ back/slash", "line\nand\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}",
    "ü 🙂 \u{2028}",
    "</script><!--",
  ])
  func `any text reads the same again`(text: String) throws {
    let message = ServerMessage.report(Report(severity: text, line: 0, text: text))
    let bytes = JSON.encode(message)
    #expect(try JSON.decode(ServerMessage.self, bytes) == message)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.1, 1.0 / 3, 1e-7, 1e21, 1e300, 123_456_789.125, Double.leastNonzeroMagnitude,
  ])
  func `any number reads the same again`(number: Double) throws {
    let message = ServerMessage.clock(sent: number, time: -number)
    let bytes = JSON.encode(message)
    #expect(try JSON.decode(ServerMessage.self, bytes) == message)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
  }

  @Test(arguments: [0, 9, 10, -1, -10, 1_000_200, Int.max, .min])
  func `any whole number is written with its digits`(number: Int) {
    let bytes = JSON.encode(ServerMessage.report(Report(severity: "", line: number, text: "")))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"line\":\(number),"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON can't carry leaves nothing to send`(number: Double) {
    #expect(JSON.encode(ServerMessage.clock(sent: number, time: 0)) == [])
  }

  @Test(arguments: ["lectern.v1", nil])
  func `a deck that was written before reads like any other`(name: String?) throws {
    let page = Manifest.Page(id: "a", title: "\"A\"", steps: 0, kind: .html, address: "deck/a.html")
    let manifest = Manifest(
      digest: "d",
      title: "T",
      aspectRatio: 1.5,
      direction: .leftToRight,
      language: nil,
      pages: [page]
    )
    let session = Session(manifest)
    let whole = Whole(
      protocol: name,
      epoch: "e",
      time: 0.25,
      revision: 3,
      session: session.snapshot(now: 0),
      deck: manifest
    )
    let written = WrittenWhole(
      protocol: name,
      epoch: "e",
      time: 0.25,
      revision: 3,
      session: session.snapshot(now: 0),
      deck: WrittenWhole.Deck(manifest)
    )
    let message: ServerMessage = name == nil ? .snapshot(whole) : .welcome(whole)
    #expect(JSON.encode(written) == JSON.encode(message))
  }

  @Test func `fields come in their order, and nothing beside them`() {
    let text = String(decoding: JSON.encode(ServerMessage.audience(viewers: 3)), as: UTF8.self)
    #expect(text == #"{"type":"audience","viewers":3}"#)
    let batch = Batch(revision: 1, at: 2, events: [.rest, .step(page: "a", step: 1)])
    #expect(
      String(decoding: JSON.encode(ServerMessage.batch(batch)), as: UTF8.self)
        == #"{"type":"batch","revision":1,"at":2,"events":[{"type":"rest"},"#
        + #"{"type":"step","page":"a","step":1}]}"#
    )
  }
}
