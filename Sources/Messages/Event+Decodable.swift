package import Session

extension Event: Decodable {
  /// What it is called on the wire.
  var type: String { kind.rawValue }

  private enum Kind: String, Decodable {
    case dragStarted, dragCancelled, will, animation, interrupted, didFinish, pageChanged, step
    case control, bounce, rest, scrubStarted, scrubEnded, layout, style, blackout, timer, locked
    case driver, chrome, skin, sheet, bound, deck, scroll, autoAdvance
  }

  private enum Key: String, CodingKey {
    case type, gid, reason, tid, p, page, step, value, on, sheet, key, deck, block, share
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self =
      switch try values.decode(Kind.self, forKey: .type) {
      case .dragStarted: .dragStarted(gid: try values.decode(String.self, forKey: .gid))
      case .dragCancelled:
        .dragCancelled(
          gid: try values.decode(String.self, forKey: .gid),
          reason: try values.decode(String.self, forKey: .reason)
        )
      case .will: .will(try Opening(from: decoder))
      case .animation: .animation(try Animation(from: decoder))
      case .interrupted:
        .interrupted(
          tid: try values.decode(Int.self, forKey: .tid),
          p: try values.decode(Double.self, forKey: .p)
        )
      case .didFinish: .didFinish(try Ending(from: decoder))
      case .pageChanged: .pageChanged(try PageChange(from: decoder))
      case .step:
        .step(
          page: try values.decode(String.self, forKey: .page),
          step: try values.decode(Int.self, forKey: .step)
        )
      case .control: .control(try PageControl(from: decoder))
      case .bounce: .bounce(try Bounce(from: decoder))
      case .rest: .rest
      case .scrubStarted: .scrubStarted
      case .scrubEnded: .scrubEnded
      case .scroll:
        .scroll(
          block: try values.decode(Int.self, forKey: .block),
          share: try values.decode(Double.self, forKey: .share)
        )
      case .autoAdvance: .autoAdvance(try Snapshot.AutoAdvance(from: decoder))
      case .layout: .layout(try Snapshot.Layout(from: decoder))
      case .style: .style(try values.decode(TransitionStyle.self, forKey: .value))
      case .blackout: .blackout(try values.decode(Blackout.self, forKey: .value))
      case .timer: .timer(try Timer(from: decoder))
      case .locked: .locked(try values.decode(Bool.self, forKey: .on))
      case .driver: .driver(try Snapshot.Driver(from: decoder))
      case .chrome: .chrome(try Snapshot.Chrome(from: decoder))
      case .skin: .skin(try values.decode(String.self, forKey: .value))
      case .sheet: .sheet(try values.decodeIfPresent(Snapshot.Sheet.self, forKey: .sheet))
      case .bound:
        .bound(
          key: try values.decode(String.self, forKey: .key),
          value: try values.decode(String.self, forKey: .value)
        )
      case .deck: .deck(try values.decode(Manifest.self, forKey: .deck))
      }
  }

  private var kind: Kind {
    switch self {
    case .dragStarted: .dragStarted
    case .dragCancelled: .dragCancelled
    case .will: .will
    case .animation: .animation
    case .interrupted: .interrupted
    case .didFinish: .didFinish
    case .pageChanged: .pageChanged
    case .step: .step
    case .control: .control
    case .bounce: .bounce
    case .rest: .rest
    case .scrubStarted: .scrubStarted
    case .scrubEnded: .scrubEnded
    case .scroll: .scroll
    case .autoAdvance: .autoAdvance
    case .layout: .layout
    case .style: .style
    case .blackout: .blackout
    case .timer: .timer
    case .locked: .locked
    case .driver: .driver
    case .chrome: .chrome
    case .skin: .skin
    case .sheet: .sheet
    case .bound: .bound
    case .deck: .deck
    }
  }
}
