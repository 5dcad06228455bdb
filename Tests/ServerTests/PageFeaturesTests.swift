import Assets
import Foundation
import Testing

@testable import Server

@Suite("What a first page's style holds")
struct PageFeaturesTests {
  @Test(arguments: [
    "<article class=\"content\"><h1>One</h1><p>two &lt;pre&gt; <em>three</em></p></article>",
    "<article class=\"content cover\"><h1>One</h1><img alt=\"\" src=\"a\"></article>",
    "",
  ])
  func `plain pages and layouts do without the features`(html: String) {
    #expect(!PageFeatures.areOn(html))
  }

  @Test(arguments: [
    "<p><code>a</code></p>", "<table><tr></tr></table>", "<p data-step=\"1\">a</p>",
    "<article class=\"content invert\">", "<article class=\"content full\">",
    "<div class=\"columns\">", "<section class=\"drawing\">",
    "<div class=\"page-footer\">", "<span class=\"missing\">",
    "<div class=\"callout-note\">", "<p class=\"center\">", "<p style=\"color: red\">",
  ])
  func `whatever is more has them`(html: String) {
    #expect(PageFeatures.areOn(html))
  }

  @Test func `every rule of the features is for something that turns them on`() throws {
    let files = try AssetTree.read(Stage.root.appending(path: "web").path)
    let style = try #require(StyleSheet.combined(files)["css/features.css"])
    let selectors = String(decoding: style.bytes, as: UTF8.self).matches(
      of: #/[{};]\s*([^{}@;\s][^{};]*)\{/#
    )
    .map { $0.1.trimmingCharacters(in: .whitespacesAndNewlines) }
    // Neither the ends of an animation nor what stands within another rule.
    .filter { !["from", "to"].contains($0) && !$0.hasPrefix(">") }
    #expect(selectors.count > 100)
    for selector in selectors where !Self.turnsOn(selector) {
      Issue.record("'\(selector)' is in features.css and would be missed on a page without")
    }
  }

  @Test func `a plain first page has less than 22 KB on its way, with all its files`() throws {
    let site = try Site(folder: Stage.root.appending(path: "web").path)
    let page = try #require(site.page("index.html", filling: [:]))
    let addresses = page.matches(of: #/"(w\/[^"]+\.(?:css|js))"/#).map { "/\($0.1)" }
    #expect(addresses.count > 10)
    let weights = try addresses.map { address in
      guard case .asset(let file)? = site.file(at: address) else { throw Missing(address) }
      return (file.compressed ?? file.bytes).count
    }
    let own = Asset(Array(page.utf8), mediaType: "text/html").compressed?.count ?? page.utf8.count
    // The deck's own words and the names of its pages come to some hundred bytes more.
    #expect(weights.reduce(own, +) < 21_500)
  }

  private struct Missing: Error {
    let address: String

    init(_ address: String) { self.address = address }
  }

  /// Whether what `selector` is about is among the signs of ``PageFeatures``.
  private static func turnsOn(_ selector: String) -> Bool {
    let classes = selector.matches(of: #/\.([a-zA-Z][\w-]*)/#).map { $0.1 }
    let elements = selector.matches(of: #/\b[a-z][a-z0-9]*\b/#).map { $0.0 }
    let drawn = PageFeatures.elements.union(["th", "td", "tbody"])
    let attributes = ["data-step", "data-lit", "data-long", "class*=", "style", "data-ground"]
    // What only pages have as their layout turns them on where it is on a part.
    let isOfParts = selector.hasPrefix(":is(div, p, span,")
    return !PageFeatures.layouts.isSuperset(of: classes) || isOfParts
      || elements.contains { drawn.contains($0) } || attributes.contains { selector.contains($0) }
  }
}
