/// A class that is a declaration by itself, as in `mt-4` or `text-red-500`: names of Tailwind and UnoCSS,
/// which Slidev's decks are full of.
struct UtilityClass {
  /// A step of the scale by which most of them count, in pixels.
  private static let step = 5.2

  /// What a class declares; nothing for any other class.
  static func declarations(_ name: Substring) -> [StyleSheet.Declaration] {
    if let (property, value) = words[name] { return [declare(property, value)] }
    let isNegative = name.hasPrefix("-")
    let parts = name.drop { $0 == "-" }.split(separator: "-", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    let (key, value) = (parts[0], parts[1])
    if let properties = lengths[key], let length = length(value) {
      guard !isNegative || length != "auto" else { return [] }
      let signed = isNegative ? "-\(length)" : length
      return properties.map { declare($0, signed) }
    }
    return other(key, value, isNegative)
  }

  private static func declare(_ property: String, _ value: String) -> StyleSheet.Declaration {
    StyleSheet.Declaration(property: property, value: value)
  }

  /// Those whose value is a length, by what stands before the hyphen.
  private static let lengths: [Substring: [String]] = [
    "m": ["margin"], "mx": ["margin-left", "margin-right"], "my": ["margin-top", "margin-bottom"],
    "mt": ["margin-top"], "mb": ["margin-bottom"], "ml": ["margin-left"], "mr": ["margin-right"],
    "p": ["padding"], "px": ["padding-left", "padding-right"],
    "py": ["padding-top", "padding-bottom"], "pt": ["padding-top"], "pb": ["padding-bottom"],
    "pl": ["padding-left"], "pr": ["padding-right"], "w": ["width"], "h": ["height"],
    "gap": ["gap"], "top": ["top"], "bottom": ["bottom"], "left": ["left"], "right": ["right"],
    "inset": ["inset"],
  ]

  private static let words: [Substring: (String, String)] = [
    "absolute": ("position", "absolute"), "relative": ("position", "relative"),
    "block": ("display", "block"), "inline-block": ("display", "inline-block"),
    "inline": ("display", "inline"), "flex-row": ("flex-direction", "row"),
    "flex-wrap": ("flex-wrap", "wrap"), "flex-grow": ("flex-grow", "1"),
    "items-start": ("align-items", "flex-start"), "items-end": ("align-items", "flex-end"),
    "justify-start": ("justify-content", "flex-start"),
    "justify-end": ("justify-content", "flex-end"),
    "justify-between": ("justify-content", "space-between"),
    "justify-around": ("justify-content", "space-around"),
    "place-items-center": ("place-items", "center"), "self-center": ("align-self", "center"),
    "text-justify": ("text-align", "justify"), "italic": ("font-style", "italic"),
    "underline": ("text-decoration", "underline"),
    "line-through": ("text-decoration", "line-through"),
    "uppercase": ("text-transform", "uppercase"), "lowercase": ("text-transform", "lowercase"),
    "capitalize": ("text-transform", "capitalize"), "font-mono": ("font-family", "monospace"),
    "font-serif": ("font-family", "serif"), "font-light": ("font-weight", "300"),
    "font-thin": ("font-weight", "200"), "font-normal": ("font-weight", "400"),
    "font-medium": ("font-weight", "500"), "font-semibold": ("font-weight", "600"),
    "font-extrabold": ("font-weight", "800"), "leading-none": ("line-height", "1"),
    "leading-tight": ("line-height", "1.25"), "leading-normal": ("line-height", "1.5"),
    "leading-loose": ("line-height", "2"), "text-base": ("font-size", "1em"),
    "text-lg": ("font-size", "1.15em"), "text-6xl": ("font-size", "3.8em"),
    "text-7xl": ("font-size", "4.4em"), "text-8xl": ("font-size", "5.5em"),
    "text-9xl": ("font-size", "7em"), "rounded": ("border-radius", "0.25em"),
    "rounded-md": ("border-radius", "0.35em"), "rounded-lg": ("border-radius", "0.5em"),
    "rounded-xl": ("border-radius", "0.75em"), "rounded-2xl": ("border-radius", "1em"),
    "rounded-full": ("border-radius", "9999px"), "border": ("border", "1px solid"),
    "border-2": ("border", "2px solid"), "border-4": ("border", "4px solid"),
    "border-l": ("border-left", "1px solid"), "border-l-4": ("border-left", "4px solid"),
    "border-t": ("border-top", "1px solid"), "border-b": ("border-bottom", "1px solid"),
    "shadow": ("box-shadow", "0 1px 4px rgba(0,0,0,.2)"),
    "shadow-md": ("box-shadow", "0 4px 8px rgba(0,0,0,.2)"),
    "shadow-lg": ("box-shadow", "0 8px 20px rgba(0,0,0,.2)"),
    "shadow-xl": ("box-shadow", "0 16px 32px rgba(0,0,0,.2)"),
    "object-cover": ("object-fit", "cover"), "object-contain": ("object-fit", "contain"),
    "overflow-hidden": ("overflow", "hidden"), "list-none": ("list-style-type", "none"),
    "float-left": ("float", "left"), "float-right": ("float", "right"),
    "m-auto": ("margin", "auto"),
  ]

  private static func other(
    _ key: Substring,
    _ value: Substring,
    _ isNegative: Bool
  ) -> [StyleSheet.Declaration] {
    switch key {
    case "text": return color(value).map { [declare("color", $0)] } ?? []
    case "bg": return color(value).map { [declare("background-color", $0)] } ?? []
    case "border": return color(value).map { [declare("border-color", $0)] } ?? []
    case "max", "min":
      let parts = value.split(separator: "-", maxSplits: 1)
      let names: [Substring: String] = ["w": "width", "h": "height"]
      guard parts.count == 2, let name = names[parts[0]], let length = length(parts[1])
      else { return [] }
      return [declare("\(key)-\(name)", length)]
    case "abs": return corner(value)
    case "opacity":
      // The quieter half has a colour of its own.
      guard let share = Int(value), (5...95).contains(share), !(50...80).contains(share)
      else { return [] }
      return [declare("opacity", "\(Double(share) / 100)")]
    case "z": return whole(value, isNegative).map { [declare("z-index", "\($0)")] } ?? []
    case "rotate":
      return whole(value, isNegative).map { [declare("transform", "rotate(\($0)deg)")] } ?? []
    case "scale":
      return whole(value, false).map { [declare("transform", "scale(\(Double($0) / 100))")] } ?? []
    case "leading": return length(value).map { [declare("line-height", $0)] } ?? []
    case "grid": return columns(value)
    case "row": return span(value, "grid-row")
    case "col": return span(value, "grid-column")
    default: return []
    }
  }

  private static func whole(_ value: Substring, _ isNegative: Bool) -> Int? {
    guard let number = Int(value), (0...9_999).contains(number) else { return nil }
    return isNegative ? -number : number
  }

  /// From `br` or `tl`: at the bottom and the right, at the top and the left.
  private static func corner(_ value: Substring) -> [StyleSheet.Declaration] {
    let edges: [Character: String] = ["t": "top", "b": "bottom", "l": "left", "r": "right"]
    let named = value.compactMap { edges[$0] }
    guard named.count == value.count, (1...2).contains(named.count) else { return [] }
    return [declare("position", "absolute")] + named.map { declare($0, "0") }
  }

  private static func span(_ value: Substring, _ property: String) -> [StyleSheet.Declaration] {
    guard value.hasPrefix("span-"), let count = Int(value.dropFirst(5)), (1...12).contains(count)
    else { return [] }
    return [declare(property, "span \(count)")]
  }

  /// From `cols-3` or `cols-[200px_1fr]`.
  private static func columns(_ value: Substring) -> [StyleSheet.Declaration] {
    let names: [(prefix: String, property: String)] = [
      ("cols-", "grid-template-columns"), ("rows-", "grid-template-rows"),
    ]
    guard let (prefix, property) = names.first(where: { value.hasPrefix($0.prefix) })
    else { return [] }
    let rest = value.dropFirst(prefix.count)
    if let count = Int(rest), (1...12).contains(count) {
      return [declare(property, "repeat(\(count), minmax(0, 1fr))")]
    }
    guard let inside = bracketed(rest) else { return [] }
    let written = inside.replacing("_", with: " ").lowercased()
    return StyleFilter.keeps(property, written) ? [declare(property, written)] : []
  }

  /// From `4`, `1/2`, `full`, `auto`, `px`, `180px` or `[3em]`.
  private static func length(_ value: Substring) -> String? {
    switch value {
    case "auto", "min-content", "max-content": return String(value)
    case "full", "screen": return "100%"
    case "fit": return "fit-content"
    case "px": return "1px"
    default: break
    }
    if let number = Double(value), (0...400).contains(number) {
      return "\(StyleLengths.short(number * step))px"
    }
    let parts = value.split(separator: "/").compactMap { Double($0) }
    if parts.count == 2, parts[1] > 0, (0...10).contains(parts[0] / parts[1]) {
      return "\(StyleLengths.short(parts[0] / parts[1] * 100))%"
    }
    let written = (bracketed(value) ?? value).lowercased()
    let digits = written.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), (0...2_000).contains(number) else { return nil }
    switch written[digits.endIndex...] {
    case "px": return "\(StyleLengths.short(number * 1.3))px"
    case "rem": return "\(StyleLengths.short(number * 20.8))px"
    case "em", "%": return written
    default: return nil
    }
  }

  private static func bracketed(_ value: Substring) -> Substring? {
    value.hasPrefix("[") && value.hasSuffix("]") ? value.dropFirst().dropLast() : nil
  }

  // MARK: - Colours

  private static func color(_ value: Substring) -> String? {
    switch value {
    case "white": return "#fff"
    case "black": return "#000"
    case "transparent": return "transparent"
    default: break
    }
    if let written = bracketed(value), written.hasPrefix("#"),
      written.dropFirst().allSatisfy(\.isHexDigit)
    {
      return written.lowercased()
    }
    let parts = value.split(separator: "-")
    guard let name = parts.first, let shades = shades[name] else { return nil }
    guard parts.count > 1 else { return "#\(shades[3])" }
    let number = Int(parts[1].prefix { $0 != "/" }) ?? 0
    guard number.isMultiple(of: 100), (1...9).contains(number / 100) else {
      return number == 50 ? "color-mix(in srgb, #\(shades[0]) 50%, #fff)" : nil
    }
    return "#\(shades[number / 100 - 1])"
  }

  /// From the lightest, 100, to the darkest, 900.
  private static let shades: [Substring: [Substring]] = [
    "gray": "f3f4f6 e5e7eb d1d5db 9ca3af 6b7280 4b5563 374151 1f2937 111827",
    "slate": "f1f5f9 e2e8f0 cbd5e1 94a3b8 64748b 475569 334155 1e293b 0f172a",
    "red": "fee2e2 fecaca fca5a5 f87171 ef4444 dc2626 b91c1c 991b1b 7f1d1d",
    "orange": "ffedd5 fed7aa fdba74 fb923c f97316 ea580c c2410c 9a3412 7c2d12",
    "amber": "fef3c7 fde68a fcd34d fbbf24 f59e0b d97706 b45309 92400e 78350f",
    "yellow": "fef9c3 fef08a fde047 facc15 eab308 ca8a04 a16207 854d0e 713f12",
    "lime": "ecfccb d9f99d bef264 a3e635 84cc16 65a30d 4d7c0f 3f6212 365314",
    "green": "dcfce7 bbf7d0 86efac 4ade80 22c55e 16a34a 15803d 166534 14532d",
    "emerald": "d1fae5 a7f3d0 6ee7b7 34d399 10b981 059669 047857 065f46 064e3b",
    "teal": "ccfbf1 99f6e4 5eead4 2dd4bf 14b8a6 0d9488 0f766e 115e59 134e4a",
    "cyan": "cffafe a5f3fc 67e8f9 22d3ee 06b6d4 0891b2 0e7490 155e75 164e63",
    "sky": "e0f2fe bae6fd 7dd3fc 38bdf8 0ea5e9 0284c7 0369a1 075985 0c4a6e",
    "blue": "dbeafe bfdbfe 93c5fd 60a5fa 3b82f6 2563eb 1d4ed8 1e40af 1e3a8a",
    "indigo": "e0e7ff c7d2fe a5b4fc 818cf8 6366f1 4f46e5 4338ca 3730a3 312e81",
    "purple": "f3e8ff e9d5ff d8b4fe c084fc a855f7 9333ea 7e22ce 6b21a8 581c87",
    "pink": "fce7f3 fbcfe8 f9a8d4 f472b6 ec4899 db2777 be185d 9d174d 831843",
  ].mapValues { $0.split(separator: " ") }
}
