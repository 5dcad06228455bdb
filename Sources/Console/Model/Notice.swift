import Messages
import Screen

/// Something to tell the presenter for a while.
struct Notice: Equatable, Sendable {
  let text: String
  let tone: Tone
  /// Until when it is shown, in seconds of our own clock.
  let end: Double

  enum Tone: Equatable, Sendable {
    case plain
    case warning
  }

  static let duration = 4.0

  init(_ text: String, _ tone: Tone = .plain, now: Double, for duration: Double = duration) {
    self.text = text
    self.tone = tone
    end = now + duration
  }
}

extension Notice {
  /// A refusal in words: why nothing happened, and where it helps what to do.
  init(
    refused reason: String,
    _ purpose: Requests.Purpose?,
    pages: Int,
    now: Double
  ) {
    let text =
      switch reason {
      case "noPage" where purpose == .stack: "There is no stack that way."
      case "noPage": purpose == .previous ? "This is the first page." : "This is the last page."
      case "unknownPage", "outOfRange": Self.missing(purpose, pages: pages)
      case "stale":
        "The page had just been turned by someone else: press again if you still mean it."
      case "busy": "A page is being dragged: try again once it is let go."
      case "locked": "Turning pages is locked."
      case "notPresenter": "Without the presenter's token this console only looks on."
      case "notDriver": "Someone else is steering: d asks, D takes over."
      case "modal": "A sheet is open: x takes it away."
      case "empty": "The deck has no pages."
      case "vetoed": "The session doesn't allow that now."
      case "closed": "The session is over."
      case "geometry", "offAxis", "duplicate", "axisChanged": "That gesture was none."
      case "badMessage": "The server doesn't understand this console: are both of one version?"
      default: "Not done: \(reason.printable)."
      }
    self.init(text, .warning, now: now)
  }

  private static func missing(_ purpose: Requests.Purpose?, pages: Int) -> String {
    let deck = pages == 1 ? "the deck has one page" : "the deck has \(pages) pages"
    guard case .goTo(let number)? = purpose else { return "There is no such page: \(deck)." }
    return "There is no page \(number): \(deck)."
  }
}

extension Report {
  /// With the line where one is to blame.
  var sentence: String {
    (line > 0 ? "line \(line): " : "")
      + text.printable.split(separator: "\n").joined(separator: " ")
  }
}
