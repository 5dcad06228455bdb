import DeckReading
import Foundation
import Testing

@Suite("Page drawer")
struct PageDrawerTests {
  /// Hands over the drawer of a PDF with pages of 400 by 300 points but for the second.
  private func withDrawer(
    _ count: Int = 5,
    _ body: (PageDrawer, _ path: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "talk.pdf")
    let sheets = (1...count).map { TestPDF.Sheet("Page no \($0)", height: $0 == 2 ? 600 : 300) }
    try Data(TestPDF.bytes(sheets)).write(to: file)
    try await body(try #require(try DeckReader().read(file.path).drawer), file.path)
  }

  private func text(_ page: DrawnPage) -> String { String(decoding: page.bytes, as: UTF8.self) }

  @Test func `a page is drawn at its own size, with its words beside it`() async throws {
    try await withDrawer { drawer, _ in
      let page = await drawer.draw(2)
      #expect(page.number == 2)
      #expect(page.mediaType == "image/svg+xml")
      #expect(page.problem == nil)
      #expect(page.text.contains("Page no 2"))
      #expect(text(page).contains("viewBox=\"0 0 400 600\""))
    }
  }

  @Test func `a page is drawn once for all who ask`() async throws {
    try await withDrawer { drawer, path in
      async let first = drawer.draw(1)
      async let second = drawer.draw(1)
      #expect(await first == (await second))
      try FileManager.default.removeItem(atPath: path)
      #expect(await drawer.draw(1).problem == nil)
    }
  }

  @Test(arguments: [(-3, 1), (0, 1), (6, 5), (Int.max, 5), (Int.min + 1, 1)])
  func `a number beyond the deck is its nearest page`(number: Int, page: Int) async throws {
    try await withDrawer { drawer, _ in
      #expect(await drawer.draw(number).number == page)
    }
  }

  @Test func `a page that can't be drawn says so in its place`() async throws {
    try await withDrawer { drawer, path in
      try Data("gone".utf8).write(to: URL(fileURLWithPath: path))
      let page = await drawer.draw(2)
      #expect(page.problem?.hasPrefix("page 2 can't be drawn: ") == true)
      #expect(page.mediaType == "image/svg+xml")
      #expect(text(page).contains("viewBox=\"0 0 400.0 600.0\""))
      #expect(text(page).contains("Page 2 can't be drawn"))
    }
  }

  @Test func `all pages are drawn, and each is reported`() async throws {
    try await withDrawer { drawer, path in
      await drawer.drawAll(from: 3)
      var last: PageDrawer.Progress?
      for await progress in drawer.progress {
        #expect(progress.total == 5)
        #expect(progress.drawn > last?.drawn ?? 0)
        last = progress
      }
      #expect(last?.drawn == 5)
      try FileManager.default.removeItem(atPath: path)
      for number in 1...5 { #expect(await drawer.draw(number).problem == nil) }
    }
  }
}
