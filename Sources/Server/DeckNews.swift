import Messages
import Session

/// What a new version of a deck has brought, for the presenter.
enum DeckNews {
  /// Numbers of pages that are told one by one.
  private static let mostNumbers = 6

  static func report(of new: PublishedDeck, after old: PublishedDeck, _ name: String) -> Report {
    Report(severity: "note", line: 0, text: "\(name) was read again: \(text(new, old)).")
  }

  private static func text(_ new: PublishedDeck, _ old: PublishedDeck) -> String {
    let (before, now) = (old.manifest.pages, new.manifest.pages)
    let count = now.count == before.count ? "" : "\(now.count) pages instead of \(before.count)"
    // Whether a drawn page is another one shows when it is drawn.
    guard new.drawn.isEmpty else { return count.isEmpty ? "\(now.count) pages" : count }
    let known = Set(before.map(\.address))
    let numbers = now.indices.filter { !known.contains(now[$0].address) }.map { $0 + 1 }
    let parts = [count, changed(numbers)].filter { !$0.isEmpty }
    return parts.isEmpty ? "what its pages show is the same" : parts.joined(separator: ", ")
  }

  private static func changed(_ numbers: [Int]) -> String {
    switch numbers.count {
    case 0: ""
    case 1: "page \(numbers[0]) is new or changed"
    case ...mostNumbers:
      "pages \(numbers.map(String.init).joined(separator: ", ")) are new or changed"
    default: "\(numbers.count) pages are new or changed"
    }
  }
}
