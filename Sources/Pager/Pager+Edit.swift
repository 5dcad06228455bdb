// Changes of the list while it is shown.

extension Pager {
  mutating func edit(_ list: [PageID], show wanted: PageID?) {
    if case .closed = state { return reject(.closed) }
    let edited = PageList(list)
    guard edited.count == list.count else { return reject(.duplicate) }
    let wanted = wanted.flatMap { edited.contains($0) ? $0 : nil }
    guard edited != pages else { return show(wanted) }
    guard let current, edited.contains(current) || survives(in: edited) else {
      return replaceCurrent(in: edited, by: wanted)
    }
    if !edited.contains(current) { completeEarly() }
    keepCurrent(in: edited)
    show(wanted)
  }

  /// Whether the current page goes, but a committing transition leads to one that stays.
  private func survives(in edited: PageList) -> Bool {
    guard case .settling(_, let settle) = state else { return false }
    return edited.contains(settle.destination)
  }

  private mutating func completeEarly() {
    guard case .settling(_, let settle) = state else { return }
    state = .idle(end(settle.transition, completed: true, .currentRemoved))
  }

  private mutating func replace(pages edited: PageList) {
    pages = edited
    revision += 1
    emit(.pages(edited.ids, revision: revision))
  }

  /// Shows a page as the host's request would that nobody waits for.
  private mutating func show(_ page: PageID?) {
    guard let page else { return }
    let request = Request(page: page, direction: nil, isAnimated: false, cause: .program)
    if let start = startOfNewTransition(for: request), isVetoed(from: start, to: page, .program) {
      return
    }
    carryOut(request)
  }
}

// MARK: - The current page goes

extension Pager {
  private mutating func replaceCurrent(in edited: PageList, by wanted: PageID?) {
    let old = pages
    let removed = current
    let scrub = endMotion(becomingEmpty: edited.isEmpty)
    replace(pages: edited)
    let page = wanted ?? removed.map { old.replacement(of: $0, in: edited) } ?? edited.ids.first
    let direction = direction(of: page, replacing: removed, in: old)
    jump(from: removed, to: page, direction, .edit)
    guard let page else { return state = .empty }
    state = scrub.map { .scrubbing(page, $0) } ?? .idle(page)
  }

  /// Ends whatever goes on around a page that is about to go; only a scrub may outlive it.
  private mutating func endMotion(becomingEmpty: Bool) -> Scrub? {
    switch state {
    case .dragging(_, let drag):
      emit(.dragCancelled(gid: drag.gid, reason: .currentRemoved))
      if let transition = drag.transition { abandon(transition) }
    case .settling(_, let settle): abandon(settle.transition)
    case .bouncing(let current, _): rest(on: current)
    case .scrubbing(let current, let scrub):
      guard becomingEmpty else { return scrub }
      endScrub(on: current)
    case .empty, .idle, .closed: break
    }
    return nil
  }

  private mutating func abandon(_ transition: OpenTransition) {
    end(transition, completed: false, .currentRemoved)
  }

  private func direction(
    of page: PageID?,
    replacing removed: PageID?,
    in old: PageList
  ) -> Direction {
    guard let removed = removed.flatMap(old.index(of:)), let index = page.flatMap(old.index(of:))
    else { return .forward }
    return index < removed ? .backward : .forward
  }
}

// MARK: - The current page stays

extension Pager {
  private mutating func keepCurrent(in edited: PageList) {
    guard let transition = state.transition, !edited.contains(transition.to) else {
      list(edited)
      return lookAgain { _ in true }
    }
    end(transition, completed: false, .targetRemoved)
    list(edited)
    switch state {
    case .dragging(let current, let drag):
      goOn(drag, on: current, without: transition)
    case .settling(let current, let settle):
      bounce(on: current, from: settle.motion.position(at: now))
    case .empty, .idle, .bouncing, .scrubbing, .closed: break  // no transition there
    }
  }

  private mutating func list(_ edited: PageList) {
    replace(pages: edited)
    tellControl(on: current, always: true)
    tellWindow(around: current)
  }

  /// Goes on with a drag whose target went: the side where the pages are decides what comes.
  private mutating func goOn(_ drag: Drag, on current: PageID, without lost: OpenTransition) {
    var drag = drag
    let p = drag.position(configuration.band)
    let side = Direction(of: p) ?? lost.direction
    let found = look(side, of: current)
    guard found != .wall else {
      emit(.dragCancelled(gid: drag.gid, reason: .targetRemoved))
      return bounce(on: current, from: p)
    }
    drag.transition = nil
    drag.isDecided = false
    drag.sides = Sides()
    drag.sides[side] = found
    drag.rebase(to: p)
    resume(drag, on: current, shownAt: p)
  }

  /// Looks the sides up again that a finger has been to, except that of an open transition.
  ///
  /// The pages stay where they are shown; a transition opens where a page came to be.
  mutating func lookAgain(at isOutdated: (Side) -> Bool) {
    guard case .dragging(let current, var drag) = state else { return }
    let p = drag.position(configuration.band)
    for side in [Direction.forward, .backward] where side != drag.transition?.direction {
      guard let known = drag.sides[side], isOutdated(known) else { continue }
      let found = look(side, of: current)
      drag.sides[side] = found
      if drag.side == side, (found == .wall) != (known == .wall) {
        drag.rebase(to: place(of: p, on: found))
      }
    }
    resume(drag, on: current, shownAt: p)
  }

  /// Tells where the pages are if a transition opens, or if a wall could not keep them where they were:
  /// a hard one shows nothing but rest, and none shows more than the farthest pull.
  private mutating func resume(_ drag: Drag, on current: PageID, shownAt before: Double) {
    var drag = drag
    let wasOpen = drag.transition != nil
    openIfLeft(&drag, on: current)
    state = .dragging(current, drag)
    let p = drag.position(configuration.band)
    let isOpened = drag.transition != nil && !wasOpen
    guard isOpened || configuration.exceedsEpsilon((p - before).magnitude) else { return }
    emit(.progress(p: p, tid: drag.transition?.tid))
  }
}
