/// Gives pages the names that they keep for as long as a session runs.
///
/// A page of a new version of the deck is the same page as one of the version before if its author
/// named it the same, else if its content is the same, else by its title among the pages that have
/// none of that, else by its place between two pages that are known. Of several that are equal in
/// that, those that no other is equal to come first, then those between two pages that are known. It
/// keeps that page's ID then; any other page gets an ID that no page has had yet, its author's name
/// for it before all others.
package struct PageNaming: Sendable {
  /// The version before, with its IDs.
  private var pages: [Page] = []
  private var given: Set<PageID> = []
  /// How many IDs have been made from a name, so that the next one is found at once.
  private var ordinals: [String: Int] = [:]

  package init() {}

  /// The pages of a new version with their IDs.
  package mutating func name(_ pages: [Page]) -> [Page] {
    var matching = PageMatching(old: self.pages, new: pages)
    matching.match()
    var named = pages
    var unknown: [Int] = []
    for index in named.indices {
      if let old = matching.oldIndex(of: index) {
        named[index].id = self.pages[old].id
      } else {
        unknown.append(index)
      }
    }
    // The author's names first: no title may take them.
    for index in unknown where pages[index].explicitID != nil {
      named[index].id = unusedID(for: pages[index])
    }
    for index in unknown where pages[index].explicitID == nil {
      named[index].id = unusedID(for: pages[index])
    }
    self.pages = named
    return named
  }

  /// The author's name for the page or a slug of its title, numbered if that is taken.
  private mutating func unusedID(for page: Page) -> PageID {
    let base = page.explicitID ?? Self.slug(page.title)
    var ordinal = ordinals[base, default: 0]
    var id: PageID
    repeat {
      ordinal += 1
      id = PageID(ordinal == 1 ? base : "\(base)-\(ordinal)")
    } while !given.insert(id).inserted
    ordinals[base] = ordinal
    return id
  }

  /// Letters and digits in lower case, everything else one hyphen; `page` where nothing is left.
  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = words.joined(separator: "-").prefix(48)
    return slug.isEmpty ? "page" : String(slug)
  }
}
