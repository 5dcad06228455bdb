import Testing

@testable import DeckReading

@Suite("Fragments")
struct FragmentTests {
  @Test func `fragments show one after the other, and what follows them is there`() {
    expect(
      "<p class=\"fragment\">a</p><p class=\"fragment fade-up\">b</p><p>c</p>",
      "<p class=\"fragment\" data-step=\"1\">a</p><p class=\"fragment fade-up\" data-step=\"2\">b</p><p>c</p>",
      steps: 2
    )
  }

  @Test func `those with equal indexes show together, and before those without`() {
    expect(
      """
      <i class="fragment">a</i><i class="fragment" data-fragment-index="7">b</i>\
      <i class="fragment" data-fragment-index="3">c</i><i class="fragment" data-fragment-index="7">d</i>
      """,
      """
      <i class="fragment" data-step="3">a</i><i class="fragment" data-step="2">b</i>\
      <i class="fragment" data-step="1">c</i><i class="fragment" data-step="2">d</i>
      """,
      steps: 3
    )
  }

  @Test func `a pause behind fragments comes after them`() {
    expect(
      "<p class=\"fragment\">a</p><!-- pause --><p>b</p><p class=\"fragment\">c</p>",
      "<p class=\"fragment\" data-step=\"1\">a</p><p data-step=\"2\">b</p><p class=\"fragment\" data-step=\"3\">c</p>",
      steps: 3
    )
  }

  @Test func `items of an incremental list come one by one, nested ones too`() {
    expect(
      "<div class=\"incremental\"><ul><li>a<ul><li>b</li></ul></li></ul><ol class=\"nonincremental\"><li>c</li></ol></div>",
      """
      <div class="incremental"><ul><li data-step="1">a<ul><li data-step="2">b</li></ul></li></ul>\
      <ol class="nonincremental"><li>c</li></ol></div>
      """,
      steps: 2
    )
  }

  @Test func `rows of an incremental table come one by one beneath its head`() {
    expect(
      """
      <table class="incremental"><thead><tr><th>h</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>
      """,
      """
      <table class="incremental"><thead><tr><th>h</th></tr></thead><tbody><tr data-step="1"><td>a</td></tr>\
      </tbody></table>
      """,
      steps: 1
    )
  }

  @Test func `a pause at the start of an item holds back its bullet`() {
    expect(
      "<ul><li>a</li><li><!-- pause -->b</li><li>c</li></ul>",
      "<ul><li>a</li><li data-step=\"1\">b</li><li data-step=\"1\">c</li></ul>",
      steps: 1
    )
  }

  @Test func `clicks of Slidev are fragments`() {
    expect(
      "<v-click>\n\n<p>a</p></v-click><p v-click>b</p><p v-after>c</p><p>x <v-click at=\"4\">d</v-click></p>",
      """
      <div class="fragment" data-step="1">

      <p>a</p></div><p class="fragment" data-step="2">b</p><p class="fragment" data-step="2">c</p>\
      <p>x <span class="fragment" data-step="4">d</span></p>
      """,
      steps: 4
    )
  }

  @Test func `clicks have spans, and can hide`() {
    expect(
      "<p v-click=\"[2,4]\">a</p><p v-click-hide>b</p><p v-click.hide=\"3\">c</p>",
      """
      <p class="fragment current-visible" data-step="2-4">a</p><p class="fragment fade-out" data-step="1">b</p>\
      <p class="fragment fade-out" data-step="3">c</p>
      """,
      steps: 3
    )
  }

  @Test func `words can be marked at a step`() {
    expect(
      "<p>a <span v-mark.circle.red=\"2\">b</span> <b v-mark>c</b></p>",
      """
      <p>a <span class="mark fragment" data-step="2">b</span> \
      <b class="mark fragment" data-step="1">c</b></p>
      """,
      steps: 2
    )
  }

  @Test func `each part in v-clicks comes by itself`() {
    expect(
      "<v-clicks>\n\n<ul><li>a</li><li>b</li></ul><p>c</p></v-clicks>",
      """
      <div>

      <ul class="incremental"><li data-step="1">a</li><li data-step="2">b</li></ul>\
      <p class="fragment" data-step="3">c</p></div>
      """,
      steps: 3
    )
  }

  @Test func `numbers beyond all reason make no steps`() {
    let html = "<p v-click=\"99999999999999999999\">a</p><p v-click=\"123456789\">b</p>"
    #expect(number(html).steps == 2)
  }

  private func expect(
    _ html: String,
    _ expected: String,
    steps: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    let numbered = number(html)
    #expect(HTMLWriter.write(numbered.nodes) == expected, sourceLocation: location)
    #expect(numbered.steps == steps, sourceLocation: location)
  }

  private func number(_ html: String) -> (nodes: [HTMLNode], steps: Int) {
    Reveals.number(HTMLSanitiser.sanitise(html) { SafeHTML.media($0) }.nodes)
  }
}
