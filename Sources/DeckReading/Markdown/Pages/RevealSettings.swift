import Deck

extension PageSettings {
  /// Takes what reveal.js knows of a page: attributes such as `data-background-color`, and Quarto's without
  /// the `data-`.
  mutating func take(reveal attributes: [HTMLAttribute]) {
    for attribute in attributes {
      let name =
        attribute.name.hasPrefix("data-") ? attribute.name.dropFirst(5) : attribute.name[...]
      takeBackground(name, attribute.value)
      take(name, attribute.value)
    }
    background.pictures.removeAll { $0.address.isEmpty }
  }

  private mutating func take(_ name: Substring, _ value: String) {
    switch name {
    case "id": id = PageDirective.isName(value[...]) ? value : id
    case "class": classes += value.split(separator: " ").map(String.init)
    case "visibility":
      isHidden = value == "hidden"
      isCounted = value != "uncounted"
    case "transition": transition = Page.Transition(style: value, duration: transition?.duration)
    case "transition-speed":
      let seconds = ["slow": 1.2, "fast": 0.4, "default": 0.8][value]
      transition = Page.Transition(style: transition?.style ?? "slide", duration: seconds)
    case "autoslide": autoAdvance = Double(value).flatMap { $0 > 0 ? $0 / 1_000 : nil }
    case "timing": duration = Double(value)
    default: break
    }
  }

  private mutating func takeBackground(_ name: Substring, _ value: String) {
    switch name {
    case "background": takeAnyBackground(value)
    case "background-color": background.color = value
    case "background-gradient": background.gradient = value
    case "background-image":
      for address in value.split(separator: ",") {
        add(Background.Picture(address: String(address.trimmed)))
      }
    case "background-video":
      if let address = value.split(separator: ",").first {
        add(Background.Picture(address: String(address.trimmed), isVideo: true))
      }
    case "background-size": changePictures { $0.size = value }
    case "background-position": changePictures { $0.position = value }
    case "background-opacity": changePictures { $0.opacity = Double(value) }
    default: break
    }
  }

  /// A picture, a gradient or a colour, whichever it looks like.
  mutating func takeAnyBackground(_ value: String) {
    if value.contains("gradient(") {
      background.gradient = value
    } else if value.contains("/") || MediaType.of(value) != nil {
      add(Background.Picture(address: value))
    } else {
      background.color = value
    }
  }

  /// In whichever order size, place and picture come, they belong together.
  private mutating func add(_ picture: Background.Picture) {
    var picture = picture
    picture.size = background.pictures.last?.size
    picture.position = background.pictures.last?.position
    picture.opacity = background.pictures.last?.opacity
    background.pictures.append(picture)
    background.pictures.removeAll { $0.address.isEmpty }
  }

  private mutating func changePictures(_ change: (inout Background.Picture) -> Void) {
    if background.pictures.isEmpty { background.pictures = [Background.Picture(address: "")] }
    for index in background.pictures.indices { change(&background.pictures[index]) }
  }
}
