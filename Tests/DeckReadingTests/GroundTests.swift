import Testing

@testable import DeckReading

@Suite("Ground")
struct GroundTests {
  @Test(arguments: [
    ("#000", Ground.dark), ("#fff", .light), ("#1a2b3c", .dark), ("#FFEEDD80", .light),
    ("rgb(10, 20, 30)", .dark), ("rgba(250,250,250,0.5)", .light), ("navy", .dark),
    ("Tomato", .light), ("linear-gradient(45deg, #111, #333)", .dark),
    ("linear-gradient(to right, white 0%, #eee 100%)", .light),
  ])
  func `ink follows what the author puts behind it`(value: String, ground: Ground) {
    var background = Background()
    background.color = value
    #expect(Ground(background) == ground)
    background = Background()
    background.gradient = value
    #expect(Ground(background) == ground)
  }

  @Test(arguments: ["", "var(--x)", "rgb(", "#12", "#99999999999", "hsl(1 2 3)", "transparent"])
  func `of what is not understood nothing is said`(value: String) {
    var background = Background()
    background.color = value
    #expect(Ground(background) == nil)
  }
}
