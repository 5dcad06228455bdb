import Screen

/// The console's few styles.
///
/// Text keeps the terminal's own colours, so that light and dark terminals both stay as their owner
/// likes them; the others can be read on either.
enum Theme {
  static let text = Style.plain
  static let strong = Style.plain.bold
  /// Labels, hints, and what is not the matter now.
  static let quiet = Style.plain.dim
  static let accent = Style.plain.bold.colored(.rgb(red: 58, green: 150, blue: 184))
  static let warning = Style.plain.colored(.rgb(red: 201, green: 138, blue: 27))
  static let alarm = Style.plain.bold.colored(.rgb(red: 214, green: 76, blue: 76))
  /// A code is read only dark on light.
  static let paper = Style(foreground: .black, background: .white)
  static let ink = Style(foreground: .white, background: .black)
}
