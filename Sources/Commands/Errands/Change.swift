package import Pager
package import Session

/// What a one-shot verb changes around the pages.
package enum Change: Equatable, Sendable {
  case lock(Bool)
  case autoAdvance(Bool)
  case style(TransitionStyle)
  case axis(Pager.Layout.Axis)
  case skin(String)
  case bar(Bar, isHidden: Bool)

  var intent: Intent {
    switch self {
    case .lock(let on): .lock(on)
    case .autoAdvance(let on): .autoAdvance(on)
    case .style(let style): .style(style)
    case .axis(let axis): .axis(axis)
    case .skin(let skin): .skin(skin)
    case .bar(let bar, let isHidden): .chrome(bar, hidden: isHidden)
    }
  }

  /// What is so once it is done.
  var words: String {
    switch self {
    case .lock(let on): on ? "locked" : "unlocked"
    case .autoAdvance(let on): on ? "pages turn by themselves" : "pages wait"
    case .style(let style): "style \(style.rawValue)"
    case .axis(let axis): "axis \(axis.rawValue)"
    case .skin(let skin): "skin \(skin)"
    case .bar(let bar, let isHidden): "\(bar.rawValue) \(isHidden ? "hidden" : "shown")"
    }
  }
}
