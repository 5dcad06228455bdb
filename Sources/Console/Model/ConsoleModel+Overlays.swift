import Messages
import QRCode
import Screen

/// What lies over the console, and what scrolls.
extension ConsoleModel {
  /// The keys if they are shown, else the notes.
  mutating func scroll(_ count: Int) {
    if case .help(let top) = overlay {
      let hidden = KeyTable.rows.count - HelpView.rows(in: Layout(size: size, ratio: ratio).overlay)
      overlay = .help(top: min(max(top + count, 0), max(hidden, 0)))
    } else {
      notes.scroll(count)
    }
  }

  mutating func toggleHelp() {
    if case .help = overlay {
      overlay = nil
    } else {
      overlay = .help(top: 0)
    }
  }

  mutating func toggleAddresses() {
    if case .addresses = overlay {
      overlay = nil
    } else {
      let addresses = (backstage?.addresses ?? []).map(\.printable)
      overlay = .addresses(addresses, addresses.first.flatMap { try? QRCode($0) })
    }
  }

  mutating func toggleRemote(now: Double) {
    if case .remote = overlay {
      overlay = nil
    } else {
      let code = backstage?.remote.flatMap { try? QRCode($0) }
      overlay = .remote(code, end: now + Overlay.remoteDuration)
    }
  }
}
