import Screen
import Session

// Whatever a server says: steps can be counted with, and titles shown on one line.

extension Event {
  var safe: Event {
    switch self {
    case .will(var opening):
      opening.step = opening.step.boundedSteps
      return .will(opening)
    case .scroll(let block, let share):
      return .scroll(block: block.boundedSteps, share: share.boundedShare)
    case .step(let page, let step): return .step(page: page, step: step.boundedSteps)
    case .sheet(let sheet): return .sheet(sheet?.safe)
    case .deck(let deck): return .deck(deck.safe)
    default: return self
    }
  }
}

extension Snapshot {
  var safe: Snapshot {
    var safe = self
    safe.step = step.boundedSteps
    safe.transition?.step = transition?.step.boundedSteps ?? 0
    safe.sheet = sheet?.safe
    safe.scrolls = scrolls.suffix(Scroll.most).map {
      Scroll(
        block: $0.block.boundedSteps,
        share: $0.share.boundedShare,
        step: $0.step.boundedSteps
      )
    }
    return safe
  }
}

extension ScrollMotion {
  var safe: ScrollMotion {
    ScrollMotion(revision: revision, block: block.boundedSteps, share: share.boundedShare)
  }
}

extension Snapshot.Sheet {
  fileprivate var safe: Self {
    var safe = self
    safe.title = title.oneLine
    for index in safe.items.indices { safe.items[index].title = items[index].title.oneLine }
    return safe
  }
}

extension Manifest {
  var safe: Manifest {
    var safe = self
    safe.title = title.oneLine
    for index in safe.pages.indices {
      safe.pages[index].title = pages[index].title.oneLine
      safe.pages[index].steps = pages[index].steps.boundedSteps
    }
    return safe
  }
}

extension Int {
  fileprivate var boundedSteps: Int { Swift.min(Swift.max(self, 0), 9_999) }
}

extension Double {
  fileprivate var boundedShare: Double { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}

extension String {
  fileprivate var oneLine: String {
    String(printable.map { $0 == "\n" ? " " : $0 })
  }
}
