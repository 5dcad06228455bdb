import Session

extension TransitionStyle {
  /// By the name that some tool has for it; nil where none of ours is like it.
  ///
  /// Of a pair such as `fade-in slide-out` or `slide-left | slide-right` the first counts: how a page
  /// comes.
  init?(writtenAs name: String) {
    let word = name.lowercased().split { !($0.isLetter || $0.isNumber) }.first ?? ""
    switch word {
    case "none", "off", "false", "replace": self = .none
    case "fade", "dissolve", "crossfade", "view", "reveal": self = .fade
    case "curl", "pagecurl", "page", "flip", "book": self = .curl
    case "slide", "scroll", "push", "cover", "wipe", "linear", "slideleft", "slidehorizontal":
      self = .scroll
    default: return nil
    }
  }
}
