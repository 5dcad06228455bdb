import Messages
import Screen

/// The last line: what was just refused or typed, else which keys there are and where viewers look.
struct Footer {
  let text: String
  let style: Style
  /// The viewers' address, beside the keys.
  private var address: String?

  init(_ model: ConsoleModel, now: Double) {
    if !model.keys.digits.isEmpty {
      text = "Go to page \(model.keys.digits)▏  Enter goes, Esc doesn't"
      style = Theme.accent
    } else if let notice = model.notice {
      text = notice.text
      style = notice.tone == .warning ? Theme.warning : Theme.text
    } else if case .waiting(_, let next) = model.link {
      let seconds = max(Int((next - now).rounded(.up)), 0)
      text = "The server is out of reach: next try in \(seconds) s."
      style = Theme.alarm
    } else if case .connecting(let tries) = model.link, tries > 0 || model.live != nil {
      text = "The server is out of reach: trying again."
      style = Theme.alarm
    } else {
      text = Self.hints(model)
      style = Theme.quiet
      address = model.backstage?.addresses.first?.printable
    }
  }

  /// The keys that matter most, as many as fit.
  private static func hints(_ model: ConsoleModel) -> String {
    let sides = model.isRightToLeft ? ["← next", "→ back"] : ["→ next", "← back"]
    let hints = ["? keys", "q quit"] + sides + ["b black", "t timer", "a address", "r phone"]
    let room = Layout(size: model.size, ratio: model.ratio).footer.columns
    var width = 0
    let fitting = hints.prefix { hint in
      width += hint.displayWidth + 2
      return width - 2 <= room
    }
    return (fitting.dropFirst(2) + fitting.prefix(2)).joined(separator: "  ")
  }

  func draw(on screen: inout Screen, in area: Area) {
    screen.put(text, in: area, style: style)
    guard let address, text.displayWidth + 3 + address.displayWidth <= area.columns else { return }
    screen.put(address, in: area, style: Theme.text, align: .trailing)
  }
}
