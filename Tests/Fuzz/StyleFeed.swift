@testable import DeckReading

/// An author's CSS, held against a page of elements whose classes stand on its first line.
enum StyleFeed {
  static func feed(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let classes = text.prefix { $0 != "\n" }
    var sheet = StyleSheet(StyleLengths(pixel: 1.3, root: 20.8), usesClasses: true)
    sheet.take(String(text[classes.endIndex...]))
    var styles = PageStyles()
    styles.add(sheet)
    var article = HTMLElement(name: "article", children: content(classes))
    article["class"] = "content"
    var settings = PageSettings()
    settings.styles = sheet
    styles.apply(to: &article, settings)
    let objections = SafeHTML.objections(to: HTMLWriter.write([.element(article)]))
    demand(objections.isEmpty, "\(objections)")
  }

  private static func content(_ classes: Substring) -> [HTMLNode] {
    let words = classes.filter { $0 != "\"" }
    let html = """
      <h1 class="\(words)">a <em>b</em></h1><ul><li>c</li><li class="\(words)">d</li></ul>
      <div class="\(words)"><p class="a">e</p><pre><code>f</code></pre></div>
      <table><tr><td>g</td></tr></table><img src="deck-file:0" alt="h">
      """
    return HTMLSanitiser.sanitise(html) { SafeHTML.media($0) }.nodes
  }
}
