/// Pictures whose words tell Marp how to show them: behind the page, or at a size and through filters.
enum MarpPictures {
  private static let mostBehind = 24

  static func take(from page: inout PageText) {
    var background = Background()
    InlinePicture.rewrite(&page.lines) { picture in
      let words = picture.words.split(whereSeparator: \.isWhitespace)
      guard words.contains("bg") else { return inline(picture, words) }
      if background.pictures.count < mostBehind { add(picture, words, to: &background) }
      return ""
    }
    guard !background.pictures.isEmpty else { return }
    background.color = page.settings.background.color
    page.settings.background = background
  }

  private static func add(
    _ written: InlinePicture,
    _ words: [Substring],
    to background: inout Background
  ) {
    var picture = Background.Picture(address: written.address)
    picture.isVideo = MediaType.of(written.address)?.hasPrefix("video/") ?? false
    var lengths = (width: "auto", height: "auto")
    for word in words {
      let (name, value) = split(word)
      switch name {
      case "left", "right":
        background.side = Background.Side(rawValue: String(name))
        if let share = value.flatMap(percent) { background.share = share }
      case "vertical": background.isVertical = true
      case "cover", "contain", "fit", "auto": picture.size = String(name)
      case "w", "width": lengths.width = length(value) ?? "auto"
      case "h", "height": lengths.height = length(value) ?? "auto"
      case let name where name.hasSuffix("%"): picture.size = String(name)
      default:
        if let filter = filter(name, value) { picture.filters.append(filter) }
      }
    }
    if lengths != ("auto", "auto") { picture.size = "\(lengths.width) \(lengths.height)" }
    background.pictures.append(picture)
  }

  /// As HTML where its words say how large it is or what it looks like.
  private static func inline(_ picture: InlinePicture, _ words: [Substring]) -> String? {
    var style: [String] = []
    var left: [Substring] = []
    for word in words {
      let (name, value) = split(word)
      switch name {
      case "w", "width": style += length(value).map { ["width: \($0)"] } ?? []
      case "h", "height": style += length(value).map { ["height: \($0)"] } ?? []
      case "center": style.append("display: block; margin: 0 auto")
      default:
        if let filter = filter(name, value) {
          style.append("filter: \(filter)")
        } else {
          left.append(word)
        }
      }
    }
    return style.isEmpty ? nil : picture.styled(style, words: left.joined(separator: " "))
  }

  // MARK: - Words

  private static func split(_ word: Substring) -> (name: Substring, value: Substring?) {
    guard let colon = word.firstIndex(of: ":") else { return (word, nil) }
    return (word[..<colon], word[colon...].dropFirst())
  }

  private static func percent(_ text: Substring) -> Double? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()), (1...99).contains(number)
    else { return nil }
    return number / 100
  }

  /// A number of pixels, or a length with its unit.
  private static func length(_ text: Substring?) -> String? {
    guard let text, text != "auto" else { return nil }
    return Double(text) == nil ? String(text) : "\(text)px"
  }

  /// With the value that Marp takes where none is given.
  private static let usual: [Substring: String] = [
    "blur": "10px", "brightness": "1.5", "contrast": "2",
    "drop-shadow": "0 5px 10px rgba(0,0,0,.4)",
    "grayscale": "1", "hue-rotate": "180deg", "invert": "1", "opacity": ".5", "saturate": "2",
    "sepia": "1",
  ]

  private static func filter(_ name: Substring, _ value: Substring?) -> String? {
    guard let usual = usual[name] else { return nil }
    let given = value.map { String($0).replacing(",", with: name == "drop-shadow" ? " " : ",") }
    return "\(name)(\(given ?? usual))"
  }
}
