import Assets
import Session
import Testing

@testable import Server

@Suite("Steps in the first bytes")
struct StepTimesTests {
  @Test(arguments: [
    ("2", "ahead ahead now past past"),
    ("2-4", "ahead ahead now now past"),
    ("0-1 3-", "now past past now now"),
    ("0-0", "past past past past past"),
  ])
  func `spans of steps mean what they mean to browsers`(spans: String, times: String) {
    let told = (0...4).map { StepTimes.when(spans, at: $0).rawValue }
    #expect(told.joined(separator: " ") == times)
  }

  @Test func `each part of a page is told its time, and nothing else is touched`() {
    let html = "<p data-step=\"1\">a &quot; data-step=</p><b data-lit=\"0-1\" data-step=\"2\">ä</b>"
    #expect(
      StepTimes.tell(html, at: 1) == """
        <p data-step="1" data-when="now">a &quot; data-step=</p>\
        <b data-lit="0-1" data-when="past" data-step="2" data-when="ahead">ä</b>
        """
    )
    #expect(StepTimes.tell("<p data-step=\"1", at: 0) == "<p data-step=\"1")
  }
}

@Suite("Style in parts")
struct StyleSheetTests {
  @Test func `is sent as one file, in order`() {
    let files = [
      "css/page.css":
        "/* a\n b */\n@layer a;\n@import \"page/b.css\";\n@import \"page/gone.css\";\nend {}",
      "css/page/b.css": "  b {\n    c: d; /* e */\n  }", "css/other.css": "o {}",
      "app/x.js": "@import \"page/b.css\";",
    ].mapValues { Asset(Array($0.utf8), mediaType: "text/css") }
    let combined = StyleSheet.combined(files)
    #expect(combined.keys.sorted() == ["css/page.css"])
    let text = String(decoding: combined["css/page.css"]?.bytes ?? [], as: UTF8.self)
    #expect(text == "@layer a;\nb {\nc: d; \n}\nend {}")
  }
}

@Suite("Transitions by their authors' names")
struct TransitionNameTests {
  @Test(arguments: [
    ("fade", TransitionStyle.fade), ("Fade-in slide-out", .fade), ("none", .none),
    ("slide-left | slide-right", .scroll), ("view-transition", .fade), ("page-curl", .curl),
  ])
  func `are ours where one is like them`(name: String, style: TransitionStyle) {
    #expect(TransitionStyle(writtenAs: name) == style)
  }

  @Test(arguments: ["", "zoom", "matrix", "|"])
  func `are the session's where none is`(name: String) {
    #expect(TransitionStyle(writtenAs: name) == nil)
  }
}

@Suite("What browsers may load")
struct ResponsePolicyTests {
  @Test func `pictures come from the web only where the presenter allows it`() {
    #expect(!ResponsePolicy(allowsRemote: false).page.contains("http"))
    let open = ResponsePolicy(allowsRemote: true).page.split(separator: "; ")
    #expect(open.filter { $0.contains("http") }.map { $0.prefix(5) } == ["img-s", "media"])
  }
}
