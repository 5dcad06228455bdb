import Deck
import DeckReading
import Foundation
import TestSupport
import Testing

@Suite("PDFs that ask for a password")
struct LockedPDFTests {
  private func read(password: String?) throws -> Reading {
    try withFile("talk.pdf") { path in
      let open = path + ".open"
      try Data(TestPDF.bytes([TestPDF.Sheet("Secret")])).write(to: URL(fileURLWithPath: open))
      let words = ["--encrypt", "se sámo", "owner", "256", "--", open, path]
      let program = try Process.run(URL(filePath: "/usr/bin/qpdf"), arguments: words)
      program.waitUntilExit()
      return try DeckReader(password: password).read(path)
    }
  }

  @Test(arguments: [nil, ""])
  func `without it they are refused, with what to do`(password: String?) {
    let error = #expect(throws: DeckError.self) { try read(password: password) }
    #expect(error?.code == .locked)
    #expect(error?.description.contains("LECTERN_PDF_PASSWORD") == true)
  }

  @Test(arguments: ["wrong", "se samo"])
  func `with another one they are refused`(password: String) {
    let error = #expect(throws: DeckError.self) { try read(password: password) }
    #expect(error?.code == .locked)
    #expect(error?.description.hasSuffix("has another password") == true)
  }

  @Test(arguments: ["se sámo", "owner"])
  func `with it they are read and drawn`(password: String) throws {
    let reading = try read(password: password)
    #expect(reading.deck.pages.map(\.title) == ["Secret"])
    #expect(try reading.drawings[0].curves(isPatient: false) != nil)
  }
}
