import Pager

extension Session {
  /// The whole state at a time, as a newcomer needs it; call ``tick(now:)`` first.
  package func snapshot(now: Double) -> Snapshot {
    let state = pager.snapshot
    var sheet = shownSheet()
    sheet?.offset = self.sheet.offset(at: now)
    return Snapshot(
      page: state.current,
      step: step,
      transition: transition(state, at: now),
      bounce: state.bounce.map {
        Bounce(p0: $0.p0, start: $0.start, duration: $0.duration)
      },
      pull: state.phase == .dragging && state.transition == nil ? state.position : 0,
      scrubbing: state.phase == .scrubbing,
      scrolls: scrolls,
      autoAdvance: toldAutoAdvance,
      blackout: blackout,
      timer: timer,
      control: PageControl(state.control),
      layout: Snapshot.Layout(state.layout),
      style: style,
      locked: state.isLocked,
      driver: Snapshot.Driver(pager),
      chrome: chrome,
      skin: tabs.skin ?? Snapshot.skins[0],
      sheet: sheet,
      bindings: self.sheet.bindings
    )
  }

  /// Which bars are not shown.
  var chrome: Snapshot.Chrome {
    Snapshot.Chrome(hidden: Bar.allCases.filter { tabs.hiddenBars.contains($0.ofTabs) })
  }

  private func transition(_ state: Pager.Snapshot, at now: Double) -> Snapshot.Transition? {
    state.transition.map { transition in
      Snapshot.Transition(
        tid: transition.tid,
        from: transition.from,
        to: transition.to,
        direction: transition.direction.rawValue,
        cause: transition.cause.rawValue,
        step: incomingStep,
        phase: state.phase == .dragging ? .dragging : .settling,
        p: pager.position(at: now),
        animation: state.animation.map {
          Animation(
            $0,
            tid: transition.tid,
            outcome: state.outcome ?? .cancel,
            // Only a run from behind rest shows it.
            behind: $0.p0 * transition.direction.sign < 0 ? state.behind : nil
          )
        }
      )
    }
  }
}

extension Bar {
  var ofTabs: Tabs.Bar {
    switch self {
    case .control: .control
    case .number: .number
    case .status: .status
    }
  }
}
