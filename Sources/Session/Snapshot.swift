/// The whole state of a session at a revision, as every participant may know it.
package struct Snapshot: Equatable, Sendable, Codable {
  /// The settled page; none where the deck has no pages.
  package var page: String?
  /// Steps shown of it.
  package var step: Int
  package var transition: Transition?
  package var bounce: Bounce?
  /// Position in pages of a finger where no transition is open: it pulls at an end of the deck.
  package var pull: Double
  package var scrubbing: Bool
  /// What of the settled page is scrolled, the newest last.
  package var scrolls: [Scroll]
  package var autoAdvance: AutoAdvance
  package var control: PageControl
  package var layout: Layout
  package var style: TransitionStyle
  package var blackout: Blackout
  package var timer: Timer
  package var locked: Bool
  package var driver: Driver
  package var chrome: Chrome
  package var skin: String
  package var sheet: Sheet?
  /// What was confirmed on sheets, by their keys.
  package var bindings: [String: String]

  package init(
    page: String?,
    step: Int,
    transition: Transition? = nil,
    bounce: Bounce? = nil,
    pull: Double = 0,
    scrubbing: Bool = false,
    scrolls: [Scroll] = [],
    autoAdvance: AutoAdvance = AutoAdvance(),
    blackout: Blackout = .none,
    timer: Timer = Timer(),
    control: PageControl,
    layout: Layout = Layout(),
    style: TransitionStyle = .scroll,
    locked: Bool = false,
    driver: Driver = Driver(),
    chrome: Chrome = Chrome(),
    skin: String = Self.skins[0],
    sheet: Sheet? = nil,
    bindings: [String: String] = [:]
  ) {
    self.page = page
    self.step = step
    self.transition = transition
    self.bounce = bounce
    self.pull = pull
    self.scrubbing = scrubbing
    self.scrolls = scrolls
    self.autoAdvance = autoAdvance
    self.control = control
    self.layout = layout
    self.style = style
    self.blackout = blackout
    self.timer = timer
    self.locked = locked
    self.driver = driver
    self.chrome = chrome
    self.skin = skin
    self.sheet = sheet
    self.bindings = bindings
  }

  /// The looks that there are; the first is that of a new session.
  package static let skins = ["auto", "light", "dark"]

  /// What an older server leaves out is as it was when there was no other way.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, else missing: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? missing
    }
    self.init(
      page: try values.decodeIfPresent(String.self, forKey: .page),
      step: try values.decode(Int.self, forKey: .step),
      transition: try values.decodeIfPresent(Transition.self, forKey: .transition),
      bounce: try values.decodeIfPresent(Bounce.self, forKey: .bounce),
      pull: try value(.pull, else: 0),
      scrubbing: try value(.scrubbing, else: false),
      scrolls: try value(.scrolls, else: []),
      autoAdvance: try value(.autoAdvance, else: AutoAdvance()),
      blackout: try values.decode(Blackout.self, forKey: .blackout),
      timer: try values.decode(Timer.self, forKey: .timer),
      control: try values.decode(PageControl.self, forKey: .control),
      layout: try value(.layout, else: Layout()),
      style: try value(.style, else: .scroll),
      locked: try values.decode(Bool.self, forKey: .locked),
      driver: try value(.driver, else: Driver()),
      chrome: try value(.chrome, else: Chrome()),
      skin: try value(.skin, else: Self.skins[0]),
      sheet: try values.decodeIfPresent(Sheet.self, forKey: .sheet),
      bindings: try value(.bindings, else: [:])
    )
  }
}

/// Values of the dots: they follow the settled page, never a transition.
package struct PageControl: Equatable, Sendable, Codable {
  package var count: Int
  package var currentIndex: Int?
  package var hidden: Bool

  package init(count: Int, currentIndex: Int?, hidden: Bool) {
    self.count = count
    self.currentIndex = currentIndex
    self.hidden = hidden
  }
}
