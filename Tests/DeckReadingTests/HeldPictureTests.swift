import Deck
import DeckReading
import Foundation
import Testing

/// Pictures whose address is the picture itself.
@Suite("Pictures in a deck's own text")
struct HeldPictureTests {
  private static let png = "data:image/png;base64,iVBORw=="

  private func read(_ text: String, name: String = "deck.md") throws -> Reading {
    try withFile(name) { path in
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return try DeckReader().read(path)
    }
  }

  @Test(arguments: [
    ("deck.md", "![Cup](\(png))"), ("deck.md", "<img alt=\"Cup\" src=\"\(png)\">"),
    ("deck.md", "---\nmarp: true\n---\n![bg](\(png))"),
    (
      "deck.html",
      "<div class=reveal><div class=slides><section><p><img src=\"\(png)\"></section></div></div>"
    ),
    (
      "deck.html",
      "<div class=reveal><div class=slides><section data-background-image='\(png)'>a</section></div></div>"
    ),
    (
      "deck.html",
      "<div class=reveal><div class=slides><section data-markdown>![Cup](\(png))</section></div></div>"
    ),
    (
      "deck.ipynb",
      """
      {"nbformat": 4, "cells": [{"cell_type": "markdown", "source": "![Cup](attachment:c)",
      "attachments": {"c": {"image/png": ["iVBO\\n", "Rw==\\n"]}}}]}
      """
    ),
  ])
  func `they are files of the deck, whatever the deck is written in`(
    name: String,
    text: String
  ) throws {
    let reading = try read(text, name: name)
    #expect(reading.files.map(\.bytes) == [[0x89, 0x50, 0x4E, 0x47]])
    #expect(reading.files.map(\.mediaType) == ["image/png"])
    #expect(reading.files.map(\.name) == ["picture-1.png"])
    let html = reading.deck.pages[0].html
    #expect(html.contains("src=\"deck-file:0\"") && !html.contains("data:"))
    #expect(reading.deck.problems.filter { $0.severity == .warning && $0.line > 0 } == [])
  }

  @Test(arguments: [
    ("image/png;base64,aGk=", "hi"), ("image/png;base64,aG k\n", "hi"),
    ("image/png;base64,aGkh", "hi!"),
    ("image/png;base64,aGk%3D", "hi"), ("image/png;base64,", ""), ("IMAGE/JPG;base64,aA", "h"),
    ("image/svg+xml,%3Csvg%3E%zz%4", "<svg>%zz%4"), ("image/svg+xml;utf8,<svg>", "<svg>"),
    ("image/svg+xml;charset=utf-8;base64,PHN2Zz4=", "<svg>"),
  ])
  func `their bytes are those that are written`(address: String, text: String) throws {
    let files = try read("<img src=\"data:\(address)\">").files
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == [text])
  }

  @Test(arguments: [
    ("image/png;base64,aGk==X", "is damaged: what is written behind base64 is none"),
    ("image/png;base64,aGk===", "is damaged: what is written behind base64 is none"),
    ("image/png;base64,a", "is damaged: what is written behind base64 is none"),
    ("image/png;base64,a-_k", "is damaged: what is written behind base64 is none"),
    ("image/png;base64", "has no comma before its bytes"),
    ("image/x-odd,a", "image/x-odd is no kind of picture that can be shown"),
  ])
  func `one that can't be shown leaves its frame, and that is told with its line`(
    address: String,
    reason: String
  ) throws {
    let reading = try read("# A\n\n![Cup](data:\(address))")
    #expect(reading.files.isEmpty)
    #expect(
      reading.deck.problems.map(\.text) == ["a picture in the deck's own text: \(reason)"]
    )
    #expect(reading.deck.problems.map(\.line) == [3])
    #expect(reading.deck.pages[0].html.contains("<span class=\"missing\">Cup</span>"))
  }

  @Test func `the same picture is one file, and another one another`() throws {
    let other = "data:image/gif;base64,iVBORw=="
    let reading = try read("![](\(Self.png))\n\n---\n\n![](\(other)) ![](\(Self.png))")
    #expect(reading.files.map(\.name) == ["picture-1.png", "picture-2.gif"])
    #expect(reading.deck.pages[1].html.contains(/deck-file:1".*deck-file:0"/))
  }

  @Test func `they count among the deck's files, of which there are so many at most`() throws {
    let pictures = (0...2_000).map { "![](data:image/svg+xml,\($0))\n" }.joined()
    let reading = try read(pictures)
    #expect(reading.files.count == 2_000)
    #expect(reading.deck.problems.contains { $0.text.contains("one file too many (2000)") })
  }

  @Test(arguments: [
    (9, 9, false), (40_000, 30_000, true), (Int(UInt32.max), Int(UInt32.max), true),
  ])
  func `one of too many pixels is not shown`(width: Int, height: Int, isTooLarge: Bool) throws {
    let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
    let head = [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR".utf8) + sides
    let reading = try read("![](data:image/webp;base64,\(Data(head).base64EncodedString()))")
    #expect(reading.files.isEmpty == isTooLarge)
    #expect(
      reading.deck.problems.contains { $0.text.contains("\(width) × \(height) pixels") }
        == isTooLarge
    )
  }
}
