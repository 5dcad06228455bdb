import Pager

/// Follows each page from hidden over appearing to visible, and back (invariant 27).
struct AppearanceJudge {
  private var shown: [Pager.PageID: Pager.Appearance] = [:]

  init(visible page: Pager.PageID? = nil) {
    if let page { shown[page] = .didAppear }
  }

  mutating func judge(_ kind: Pager.Event.Kind) -> [Objection] {
    guard case .appearance(let page, let change) = kind else { return [] }
    let last = shown[page] ?? .didDisappear
    shown[page] = change
    return Self.follows(change, last) ? [] : [Objection(.appearance, "\(page) \(last) → \(change)")]
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(shown.filter { $0.value != .didDisappear })
  }

  func judgeQuiet(current: Pager.PageID?) -> [Objection] {
    guard let current else { return [] }
    let visible = shown.filter { $0.value != .didDisappear }
    let isRight = visible == [current: .didAppear]
    return isRight ? [] : [Objection(.appearance, "\(visible) on screen, not \(current) alone")]
  }

  private static func follows(_ change: Pager.Appearance, _ last: Pager.Appearance) -> Bool {
    switch change {
    case .willAppear: last == .didDisappear || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
