import Deck
import Foundation
import Glibc
import TestSupport
import Testing

@testable import DeckReading

/// Each in a process of its own, which finds its programs elsewhere.
@Suite("Programs that are not installed", .timeLimit(.minutes(5)))
struct MissingProgramTests {
  private static let pdf = TestPDF.bytes(
    [TestPDF.Sheet("One"), TestPDF.Sheet("Two")],
    catalogue: "/PageLabels << /Nums [0 << /S /r >>] >>"
  )

  private static func read(_ bytes: [UInt8], name: String) throws -> Reading {
    try withFile(name) { path in
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return try DeckReader(password: "secret").read(path)
    }
  }

  private static func error(_ bytes: [UInt8], name: String) -> String? {
    let error = #expect(throws: DeckError.self) { try read(bytes, name: name) }
    return error?.description
  }

  @Test func `without any of them a PDF names the package to install`() async {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["pdfinfo"]) {
        #expect(Self.error(Self.pdf, name: "a.pdf")?.hasSuffix("install poppler-utils") == true)
      }
    }
  }

  @Test func `without qpdf a PDF is shown, and it is said what is not known`() async {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["qpdf"]) {
        let deck = try Self.read(Self.pdf, name: "a.pdf").deck
        #expect(deck.pages.map(\.title) == ["One", "Two"])
        #expect(deck.pages.map(\.label) == [nil, nil])
        #expect(deck.problems.map(\.severity) == [.note])
        #expect(deck.problems.first?.text.contains("qpdf is not installed") == true)
      }
    }
  }

  @Test func `without qpdf no password opens a PDF, and that is said`() async {
    await #expect(processExitsWith: .success) {
      let locked = try withFile("open.pdf") { path in
        try Data(Self.pdf).write(to: URL(fileURLWithPath: path))
        let words = ["--encrypt", "secret", "owner", "256", "--", path, path + ".locked"]
        let program = try Process.run(URL(filePath: "/usr/bin/qpdf"), arguments: words)
        program.waitUntilExit()
        return Array(try Data(contentsOf: URL(fileURLWithPath: path + ".locked")))
      }
      #expect(try Self.read(locked, name: "a.pdf").deck.pages.count == 2)
      try withPrograms(but: ["qpdf"]) {
        #expect(Self.error(locked, name: "a.pdf")?.hasSuffix("install qpdf") == true)
      }
    }
  }

  @Test
  func `without qpdf pages are hidden by their places, and it is said that labels are not known`()
    async
  {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["qpdf"]) {
        let deck = try withFile("a.pdf") { path in
          try Data(Self.pdf).write(to: URL(fileURLWithPath: path))
          let notes = "{\"pages\": [{\"idx\": 0, \"label\": \"i\", \"hidden\": true}]}"
          try Data(notes.utf8).write(to: URL(fileURLWithPath: path.dropLast(4) + ".pdfpc"))
          return try DeckReader().read(path).deck
        }
        #expect(deck.pages.map(\.title) == ["Two"])
        #expect(deck.problems.contains { $0.severity == .warning && $0.text.contains("labels") })
      }
    }
  }

  @Test func `without pdftotext pages have no words, and that is said`() async {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["pdftotext"]) {
        let deck = try Self.read(Self.pdf, name: "a.pdf").deck
        #expect(deck.pages.map(\.title) == ["Page 1", "Page 2"])
        #expect(deck.pages.map(\.label) == ["i", "ii"])
        #expect(deck.problems.map(\.severity) == [.note])
        #expect(deck.problems.first?.text.contains("words can't be told") == true)
      }
    }
  }

  @Test func `what draws a page or a picture is named where it is missing`() async {
    await #expect(processExitsWith: .success) {
      let page = try #require(try Self.read(Self.pdf, name: "a.pdf").drawings.first)
      let picture = try DeckFile(name: "a.png", mediaType: "image/png", bytes: [1], source: nil)
      try withPrograms(but: ["pdftocairo", "vips"]) {
        let curves = #expect(throws: DrawingError.self) { try page.curves(isPatient: false) }
        #expect(curves?.description == "page 1 can't be drawn: poppler-utils is not installed")
        let pixels = #expect(throws: DrawingError.self) {
          try page.pixels(width: 9, isPatient: false)
        }
        #expect(pixels?.description == "page 1 can't be drawn: libvips-tools is not installed")
        let smaller = #expect(throws: DrawingError.self) { try picture.smaller(isPatient: false) }
        #expect(smaller?.description == "a.png can't be drawn: libvips-tools is not installed")
      }
    }
  }

  @Test func `without Graphviz a diagram stays text, and it is said what would draw it`() async {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["dot"]) {
        let deck = try Self.read(Array("# A\n\n```dot\ngraph { a -- b }\n```".utf8), name: "a.md")
          .deck
        #expect(deck.pages[0].html.contains("graph { a -- b }"))
        #expect(deck.problems.map(\.line) == [3])
        #expect(deck.problems.first?.text.contains("install graphviz") == true)
      }
    }
  }

  @Test func `without LibreOffice slides of each kind name what to install, or to save`() async {
    await #expect(processExitsWith: .success) {
      try withPrograms(but: ["soffice"]) {
        for end in LibreOffice.ends {
          let error = Self.error([1], name: "a.\(end)")
          #expect(error?.contains("install libreoffice-impress, or save it as a PDF") == true)
        }
      }
    }
  }

  @Test func `a LibreOffice that hangs or breaks down is given up`() async {
    await #expect(processExitsWith: .success) {
      for (words, text) in [
        ("exec sleep 600", "takes LibreOffice too long to open; save it as a PDF"),
        ("kill -SEGV $$", "makes LibreOffice break down; save it as a PDF"),
        ("exit 134", "makes LibreOffice break down; save it as a PDF"),
        ("echo Error: no >&2", "is nothing that LibreOffice can open (Error: no)"),
      ] {
        try withPrograms(but: ["soffice"], instead: words) {
          try withFile("a.odp") { path in
            try Data([1]).write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: DeckError.self) {
              try LibreOffice.convert(path, to: .pdf, seconds: 0.2)
            }
            #expect(error?.description == "\(path): \(text)")
          }
        }
      }
    }
  }
}

/// Has a process find all of the system's programs but these, in whose place there may be a script.
private func withPrograms(
  but names: [String],
  instead words: String? = nil,
  _ body: () throws -> Void
) throws {
  try withFile("programs") { folder in
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in try FileManager.default.contentsOfDirectory(atPath: "/usr/bin") {
      let place = "\(folder)/\(program)"
      guard names.contains(program) else {
        try FileManager.default.createSymbolicLink(
          atPath: place,
          withDestinationPath: "/usr/bin/\(program)"
        )
        continue
      }
      guard let words else { continue }
      try Data("#!/bin/sh\n\(words)\n".utf8).write(to: URL(fileURLWithPath: place))
      let executable: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
      try FileManager.default.setAttributes(executable, ofItemAtPath: place)
    }
    unsafe setenv("PATH", folder, 1)
    try body()
  }
}
