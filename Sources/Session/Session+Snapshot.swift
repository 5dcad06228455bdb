import Pager

extension Session {
  /// The whole state at a time, as a newcomer needs it; call ``tick(now:)`` first.
  package func snapshot(now: Double) -> Snapshot {
    let state = pager.snapshot
    return Snapshot(
      page: state.current,
      step: step,
      transition: state.transition.map { transition in
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
              behind: $0.p0 * Double(transition.direction.rawValue) < 0 ? state.behind : nil
            )
          }
        )
      },
      bounce: state.bounce.map {
        Bounce(p0: $0.p0, start: $0.start, duration: $0.duration)
      },
      blackout: blackout,
      timer: timer,
      control: PageControl(state.control),
      locked: state.isLocked
    )
  }
}
