import Deck

extension PageSettings {
  /// Seconds, by reveal.js's words for them.
  private static let speeds = ["fast": 0.4, "slow": 1.2]

  /// Takes what pandoc's and reveal.js's attributes say about a page.
  mutating func take(_ attributes: Attributes) {
    if let id = attributes.id, PageDirective.isName(id[...]) { self.id = id }
    takeClasses(attributes.classes)
    take(background: attributes)
    switch attributes["visibility"] {
    case "hidden": isHidden = true
    case "uncounted": isCounted = false
    default: break
    }
    if let delay = attributes["autoslide"].flatMap(Double.init), delay > 0 {
      autoAdvance = delay / 1_000
    }
    if let name = attributes["transition"]?.split(separator: " ").first {
      let speed = attributes["transition-speed"].flatMap { Self.speeds[$0] }
      transition = Page.Transition(style: String(name), duration: speed)
    }
    if let timing = attributes["timing"].flatMap(Double.init), timing > 0 { duration = timing }
  }

  private mutating func takeClasses(_ names: [String]) {
    for name in names {
      if name == "center" { layout = .center } else { classes.append(name) }
    }
  }

  private mutating func take(background attributes: Attributes) {
    background.color = attributes["background-color"] ?? background.color
    background.gradient = attributes["background-gradient"] ?? background.gradient
    let video = attributes["background-video"]
    guard let address = attributes["background-image"] ?? video else { return }
    if address.contains("gradient("), video == nil {
      background.gradient = address
      return
    }
    var picture = Background.Picture(address: address)
    picture.isVideo = attributes["background-image"] == nil
    picture.size = attributes["background-size"]
    picture.position = attributes["background-position"]
    picture.opacity = attributes["background-opacity"].flatMap(Double.init)
    background.pictures = [picture]
  }
}
