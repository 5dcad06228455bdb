import TestSupport
import Testing

@testable import DeckReading

@Suite("HTML sanitiser")
struct HTMLSanitiserTests {
  private func sanitise(_ html: String) -> String {
    HTMLWriter.write(HTMLSanitiser.sanitise(html) { SafeHTML.media($0) }.nodes)
  }

  // MARK: - What stays

  @Test(arguments: [
    ("<b>bold</b> and <i>it</i>", "<b>bold</b> and <i>it</i>"),
    ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
    ("&lt;b&gt; &copy; &#215; &hellip; &nosuch;", "&lt;b&gt; © × … &amp;nosuch;"),
    (
      "<BR><Hr/><img SRC=deck-file:0 ALT='x \"y\"'>",
      "<br><hr><img alt=\"x &quot;y&quot;\" src=\"deck-file:0\">"
    ),
    ("<p>one<p>two", "<p>one</p><p>two</p>"),
    ("<p><i class='fa-solid fa-x'></i> </p><p>a <i class=fa></i></p><p> </p>", "<p>a </p>"),
    ("<ul><li>a<li>b<ul><li>c</ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"),
    (
      "<table><tr><td>a<td>b<tr><td>c</table>",
      "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>"
    ),
    ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
    ("<div>open", "<div>open</div>"),
    ("</div></article>text", "text"),
    ("<b><i>cross</b>ed</i>", "<b><i>cross</i></b>ed"),
    ("<td>a</div></td>", "<td>a</td>"),
    ("<div class='a b  c'>x</div>", "<div class=\"a b c\">x</div>"),
    ("<unknown-tag>text</unknown-tag>", "text"),
    ("<form><button>press</button></form>", "press"),
    (
      "<a href='https://a.example/?a=1&amp;b=2'>x</a>",
      "<a href=\"https://a.example/?a=1&amp;b=2\" target=\"_blank\" rel=\"noopener noreferrer\">x</a>"
    ),
    ("<a href='#three'>x</a>", "<a href=\"#three\">x</a>"),
    (
      "<a href='MAILTO:a@b.example'>x</a>",
      "<a href=\"MAILTO:a@b.example\" target=\"_blank\" rel=\"noopener noreferrer\">x</a>"
    ),
    (
      "<a href=https://a.example>x<a href=https://b.example>y",
      "<a href=\"https://a.example\" target=\"_blank\" rel=\"noopener noreferrer\">x</a><a href=\"https://b.example\" target=\"_blank\" rel=\"noopener noreferrer\">y</a>"
    ),
    (
      "<p style='color: RED; position:fixed; margin:0 1em'>x</p>",
      "<p style=\"color: red; margin: 0 1em\">x</p>"
    ),
    (
      "<p style='width:calc(100% - 2em);background:linear-gradient(#fff,rgb(0,0,0))'>x</p>",
      "<p style=\"width: calc(100% - 2em); background: linear-gradient(#fff,rgb(0,0,0))\">x</p>"
    ),
    (
      "<p style='background: RADIAL-gradient(#fff, hwb(0 0% 0%)); transform: skewX(5deg)'>x</p>",
      "<p style=\"background: radial-gradient(#fff, hwb(0 0% 0%)); transform: skewx(5deg)\">x</p>"
    ),
    (
      "<input type=checkbox checked><input type=text value=x>",
      "<input checked=\"\" type=\"checkbox\" disabled=\"\">"
    ),
    ("<!-- gone -->a<!-- pause -->b<!-- stop -->", "a<!-- pause -->b<!-- pause -->"),
    (
      "<video controls><source src=deck-file:3 type=video/mp4></video>",
      "<video controls=\"\"><source type=\"video/mp4\" src=\"deck-file:3\"></video>"
    ),
    ("<img src='gone.png' alt='words'>", "<span class=\"missing\">words</span>"),
    ("<img src='gone.png'>", "<span class=\"missing\">gone.png</span>"),
    (
      "<img src='data:image/png;base64,AAAA' alt=''>",
      "<img alt=\"\" src=\"data:image/png;base64,AAAA\">"
    ),
    ("1 <!doctype html><?php echo 1 ?>2", "1 2"),
    (
      "<ol start=3 reversed><li value=5>x</ol>",
      "<ol start=\"3\" reversed=\"\"><li value=\"5\">x</li></ol>"
    ),
    ("tail <b", "tail "),
    ("<", "&lt;"),
    ("<3 > </", "&lt;3 &gt; &lt;/"),
  ])
  func `what is harmless is kept`(html: String, kept: String) {
    #expect(sanitise(html) == kept)
  }

  // MARK: - What goes

  @Test(arguments: Attacks.all)
  func `an attack leaves nothing that runs`(attack: String) {
    let safe = sanitise(attack)
    #expect(SafeHTML.objections(to: safe) == [])
    #expect(sanitise(safe) == safe)
  }

  @Test(arguments: Attacks.all)
  func `an attack through Markdown leaves nothing that runs`(attack: String) {
    let safe = sanitise(CommonMark.html("# Title\n\n\(attack)\n\n- \(attack)\n"))
    #expect(SafeHTML.objections(to: safe) == [])
  }

  @Test(arguments: 0..<24)
  func `no mixture of attacks leaves anything that runs`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let attack = Attacks.mixture(&random)
      let safe = sanitise(attack)
      let again = sanitise(safe)
      #expect(SafeHTML.objections(to: safe) == [], "\(attack.debugDescription)")
      #expect(again == safe, "\(attack.debugDescription)")
    }
  }

  @Test func `the judge objects to attacks as they stand`() {
    let harmless = Attacks.all.filter { SafeHTML.objections(to: $0).isEmpty }
    #expect(harmless.count < 20, "\(harmless)")
  }

  @Test func `elements that are dropped are named`() {
    let result = HTMLSanitiser.sanitise("<script>x</script><svg><b></svg><iframe>") { _ in nil
    }
    #expect(result.dropped == ["script", "svg", "iframe"])
  }

  @Test func `depth beyond all reason neither traps nor is kept`() {
    let deep = String(repeating: "<div>", count: 100_000) + "x"
    let safe = sanitise(deep)
    #expect(safe.contains("x"))
    #expect(safe.matches(of: /<div>/).count < 200)
  }

  @Test func `attributes without end take no time without end`() {
    let wide = "<p " + (0..<20_000).map { "a\($0)=1" }.joined(separator: " ") + ">x"
    #expect(sanitise(wide) == "<p>x</p>")
  }
}
