/// What Marp's own themes do that their decks are written for.
///
/// That is which colours a class brings, and whether all stands in the middle; letters and measures stay ours.
enum MarpThemes {
  static func css(_ name: String?) -> String? {
    switch name {
    case "gaia":
      """
      section { background-color: #fff8e1; color: #455a64 }
      section.invert { background-color: #455a64; color: #fff8e1 }
      section.gaia { background-color: #0288d1; color: #fff8e1 }
      """
    case "uncover":
      """
      section { text-align: center; justify-content: safe center }
      section > p, section > figure { align-items: center }
      section > table, section > ul, section > ol { align-self: center; text-align: left }
      """
    default: nil
    }
  }
}
