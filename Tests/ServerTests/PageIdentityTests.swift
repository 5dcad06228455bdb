import Foundation
import Messages
import Server
import Session
import TestSupport
import Testing

@Suite("Pages over a save", .timeLimit(.minutes(2)))
struct PageIdentityTests {
  /// A deck before and after a save, and for each page after it which one of before it is.
  struct Save: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [String]
    let after: [String]
    let olds: [Int?]

    init(_ testDescription: String, _ before: [String], _ after: [String], _ olds: [Int?]) {
      self.testDescription = testDescription
      self.before = before
      self.after = after
      self.olds = olds
    }

    /// Whether `after` are the pages that were meant, for a viewer who was on the second one.
    func expect(_ before: Whole, _ after: Whole) {
      let ids = before.deck.pages.map(\.id)
      let places = after.deck.pages.map { page in ids.firstIndex(of: page.id) }
      #expect(places == olds)
      #expect(before.session.page == ids[1])
      #expect(after.session.page == ids[1])
    }
  }

  @Test(arguments: [
    Save(
      "a page is put before",
      ["# A\n\na", "# B", "# C"],
      ["# X", "# A\n\na", "# B", "# C"],
      [nil, 0, 1, 2]
    ),
    Save("the page before goes", ["# A", "# B\n\nb", "# C"], ["# B\n\nb", "# C"], [1, 2]),
    Save("it is moved", ["# A", "# B\n\nb", "# C"], ["# A", "# C", "# B\n\nb"], [0, 2, 1]),
    Save(
      "it is called another name",
      ["# A", "# B\n\nb", "# C"],
      ["# A", "# Bee\n\nb", "# C"],
      [0, 1, 2]
    ),
    Save(
      "a picture is put before others",
      ["![](a.png)", "![](b.png)"],
      ["![](x.png)", "![](a.png)", "![](b.png)"],
      [nil, 0, 1]
    ),
    Save(
      "a picture in the text itself is put before others",
      ["![](data:image/png;base64,AAAA)", "![](data:image/png;base64,BBBB)"],
      [
        "![](data:image/png;base64,CCCC)", "![](data:image/png;base64,AAAA)",
        "![](data:image/png;base64,BBBB)",
      ],
      [nil, 0, 1]
    ),
    Save(
      "two pictures change places",
      ["![](a.png)", "![](b.png)"],
      ["![](b.png)", "![](a.png)"],
      [1, 0]
    ),
    Save(
      "a picture goes, and another one comes",
      ["![](a.png)", "![](b.png)", "![](c.png)"],
      ["![](b.png)", "![](c.png)", "![](x.png)"],
      [1, 2, nil]
    ),
    Save(
      "a title comes once more, and a footer on all pages",
      ["# T", "# A", "# O", "# B", "# O", "# C"],
      ["# T\n\n.", "# O\n\n.", "# A\n\n.", "# O\n\n.", "# B\n\n.", "# O\n\n.", "# C\n\n."],
      [0, nil, 1, 2, 3, 4, 5]
    ),
    Save(
      "the first of equal pages goes",
      ["# B\n\n- b", "# A", "# B\n\n- b"],
      ["# A", "# B\n\n- b"],
      [1, 2]
    ),
  ])
  func `of Markdown keep their names, and the live one stays`(save: Save) async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b", "c", "x"] {
      try Data(name.utf8).write(to: folder.appending(path: "\(name).png"))
    }
    let text = { (pages: [String]) in Data(pages.joined(separator: "\n\n---\n\n").utf8) }
    try await follow(folder.appending(path: "talk.md"), text(save.before), text(save.after), save)
  }

  @Test(arguments: [
    Save("a page is put before", ["A", "B", "C"], ["X", "A", "B", "C"], [nil, 0, 1, 2]),
    Save("it is moved", ["A", "B", "C"], ["A", "C", "B"], [0, 2, 1]),
    Save(
      "a title comes once more",
      ["T", "O", "A", "O", "B", "O", "C"],
      ["T", "O", "O", "A", "O", "B", "O", "C"],
      [0, 1, nil, 2, 3, 4, 5, 6]
    ),
    Save(
      "a title comes once more, and a footer on all pages",
      ["T", "A", "O", "B", "O", "C"],
      ["T\n.", "O\n.", "A\n.", "O\n.", "B\n.", "O\n.", "C\n."],
      [0, nil, 1, 2, 3, 4, 5]
    ),
    Save("of one title one goes", ["O\na", "O\nb", "O\nc"], ["O\nb", "O\nc"], [1, 2]),
  ])
  func `of a document keep their names, and the live one stays`(save: Save) async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = { (pages: [String]) in Data(TestPDF.bytes(pages.map { TestPDF.Sheet($0) })) }
    try await follow(
      folder.appending(path: "talk.pdf"),
      bytes(save.before),
      bytes(save.after),
      save
    )
  }

  @Test func `are where a link of their author's leads, whatever they are called`() async throws {
    let link = "# A\n\n[b](#über) [c](#c)\n\n---\n\n"
    try await Stage.with(link + "# B\n\nb\n\n---\n\n# C") { stage in
      var viewer = try await stage.join()
      _ = try await viewer.welcome()
      try stage.write(link + "# B {#über}\n\nb\n\n---\n\n# D {#c}\n\nd\n\n---\n\n# C")
      let deck = try await viewer.newDeck()
      #expect(deck.pages.map(\.id) == ["a", "b", "c-2", "c"])
      let html = try await stage.text(deck.pages[0].address)
      #expect(html.contains("href=\"#b\""))
      #expect(html.contains("href=\"#c-2\""))
    }
  }

  private func folder() throws -> URL {
    let folder = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Shows the second page of a deck, saves it, and looks at it before and after.
  private func follow(_ deck: URL, _ before: Data, _ after: Data, _ save: Save) async throws {
    try before.write(to: deck)
    try await Stage.with(deck: deck.path, page: 2) { stage in
      var viewer = try await stage.join()
      let whole = try await viewer.welcome()
      // What a document says is found out after it is shown.
      let page = whole.deck.pages[0]
      if page.kind == .drawn, page.title == "Page 1" { _ = try await viewer.newDeck() }
      try after.write(to: deck, options: .atomic)
      _ = try await viewer.newDeck()
      var late = try await stage.join()
      save.expect(whole, try await late.welcome())
    }
  }
}

extension Guest {
  /// The deck that the next save brings.
  fileprivate mutating func newDeck() async throws -> Manifest {
    while true {
      let batch = try await batch { if case .deck = $0 { true } else { false } }
      for case .deck(let manifest) in batch.events { return manifest }
    }
  }
}
