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
  }

  private mutating func take(_ name: Substring, _ value: String) {
    switch name {
    case "id": id = PageDirective.isName(value[...]) ? value : id
    case "class": classes += value.split(separator: " ").map(String.init)
    case "style": add(style: "section { \(value) }")
    case "visibility":
      isHidden = value == "hidden"
      isCounted = value != "uncounted"
    case "transition": transition = Page.Transition(style: value, duration: transition?.duration)
    case "transition-speed":
      let seconds = ["slow": 1.2, "fast": 0.4, "default": 0.8][value]
      transition = Page.Transition(style: transition?.style ?? "slide", duration: seconds)
    case "autoslide": autoAdvance = TimeSpan.seconds(value, each: 0.001)
    case "timing": duration = TimeSpan.seconds(value)
    default: break
    }
  }

  private mutating func takeBackground(_ name: Substring, _ value: String) {
    switch name {
    case "background": takeAnyBackground(value)
    case "background-color": background.color = value
    case "background-gradient": background.gradient = value
    case "background-image":
      // A picture that the address holds itself has a comma of its own.
      let isHeld = value[...].trimmed.lowercased().hasPrefix("data:")
      let addresses = isHeld ? [value[...]] : value.split(separator: ",")
      for address in addresses { background.add(String(address.trimmed)) }
    case "background-video":
      if let address = value.split(separator: ",").first {
        background.add(String(address.trimmed), isVideo: true)
      }
    case "background-size": background.changePictures { $0.size = value }
    case "background-position": background.changePictures { $0.position = value }
    case "background-opacity": background.changePictures { $0.opacity = Double(value) }
    default: break
    }
  }

  /// A picture, a gradient or a colour, whichever it looks like.
  mutating func takeAnyBackground(_ value: String) {
    if value.contains("gradient(") {
      background.gradient = value
    } else if value.contains("/") || MediaType.of(value) != nil {
      background.add(value)
    } else {
      background.color = value
    }
  }
}
