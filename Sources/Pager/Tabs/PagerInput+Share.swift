extension Pager.Input {
  /// What part an input has in what a pager does.
  enum Share: Equatable {
    /// A finger comes down.
    case begin
    /// A finger goes on, or is lifted.
    case gesture
    /// Someone wants a page, and gets an answer.
    case request(Pager.RequestID)
    case surroundings
  }

  var share: Share {
    switch self {
    case .dragBegin, .scrubBegin: .begin
    case .dragMove, .dragEnd, .dragCancel, .scrubTo, .scrubEnd: .gesture
    case .goTo(let ask, _, _, _), .step(let ask, _, _), .controlTap(let ask, _): .request(ask.req)
    case .autoplay(let req): .request(req)
    case .tick, .edit, .resize, .layoutDirection, .axis, .loop, .lock, .modal, .presenterJoined,
      .presenterLeft, .requestDrive, .grant, .release, .takeOver, .driverMode,
      .close:
      .surroundings
    }
  }

  /// The same request, carried out in one batch; what is always animated stays as it is.
  var withoutAnimation: Self {
    switch self {
    case .goTo(let ask, let target, let direction, _):
      .goTo(ask, target: target, direction: direction, animated: false)
    case .step(let ask, let direction, _): .step(ask, to: direction, animated: false)
    case .tick, .dragBegin, .dragMove, .dragEnd, .dragCancel, .controlTap, .autoplay, .scrubBegin,
      .scrubTo, .scrubEnd, .edit, .resize, .layoutDirection, .axis, .loop, .lock, .modal,
      .presenterJoined, .presenterLeft, .requestDrive, .grant, .release, .takeOver, .driverMode,
      .close:
      self
    }
  }
}
