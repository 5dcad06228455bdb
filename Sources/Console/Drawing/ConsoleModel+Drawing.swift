import Messages
package import Screen
import Session

extension ConsoleModel {
  /// What the terminal shows at a moment.
  package func draw(at moment: Moment) -> Screen {
    var screen = Screen(size: size)
    let layout = Layout(size: size, ratio: ratio)
    switch overlay {
    case .help(let top): HelpView(top: top).draw(on: &screen, in: layout.overlay)
    case .addresses, .remote: drawCode(on: &screen, layout, moment.now)
    case nil:
      if layout.isCompact {
        drawSmall(on: &screen, layout, moment)
      } else {
        drawWhole(on: &screen, layout, moment)
      }
      drawReport(on: &screen, layout)
    }
    Footer(self, now: moment.now).draw(on: &screen, in: layout.footer)
    return screen
  }

  private func drawWhole(on screen: inout Screen, _ layout: Layout, _ moment: Moment) {
    Header(model: self, moment: moment).draw(on: &screen, in: layout.header)
    screen.fill(layout.header.inset(top: 0).line(1), with: "─", style: Theme.quiet)
    notesView.draw(on: &screen, title: layout.notesTitle, text: layout.notesText)
    guard let live else { return }
    let time = clock.time(at: moment.now)
    StageView(live: live, position: live.position(at: time))
      .draw(on: &screen, in: layout.stage, stride: layout.stride(along: axis))
    PlaceLine(live).draw(on: &screen, in: layout.place)
    drawControl(on: &screen)
    NextView(live).draw(on: &screen, in: layout.next)
    TimerView(live, backstage?.plan, time: time).draw(on: &screen, in: layout.timer)
  }

  private func drawSmall(on screen: inout Screen, _ layout: Layout, _ moment: Moment) {
    notesView.draw(on: &screen, title: layout.notesTitle, text: layout.notesText)
    guard let live else {
      Header(model: self, moment: moment).draw(on: &screen, in: layout.place)
      return
    }
    let place = PlaceLine(live)
    let timer = TimerView(live, backstage?.plan, time: clock.time(at: moment.now))
    let title = [live.page(live.session.page)?.title ?? ""] + place.parts
    let rest = layout.place.inset(left: place.pages.displayWidth + 2, right: timer.text.count + 2)
    screen.put(place.pages, in: layout.place, style: Theme.accent)
    screen.put(title.joined(separator: ", "), in: rest, style: Theme.strong)
    screen.put(timer.text, in: layout.timer, style: timer.style, align: .trailing)
    drawControl(on: &screen)
    let state = smallState(live)
    screen.put(state, in: layout.next, style: Theme.quiet, align: .trailing)
    NextView(live).draw(on: &screen, in: layout.next.inset(right: state.displayWidth + 2))
  }

  /// The one thing that matters most of what a large screen shows in several places.
  private func smallState(_ live: LiveSession) -> String {
    if live.session.blackout != .none { return "covered" }
    if live.session.sheet != nil { return "sheet" }
    if live.session.locked { return "locked" }
    let steering = Header.steering(live.session.driver, name)
    return steering.isEmpty ? Header.audience(backstage) : steering
  }

  private func drawControl(on screen: inout Screen) {
    guard let live, live.session.control.count > 1, let (dots, area) = pageControl() else { return }
    dots.draw(on: &screen, in: area)
  }

  private var notesView: NotesView {
    let absence =
      switch link {
      case .live(.viewer) where token == nil: "Notes are shown to presenters only."
      case .live: backstage == nil ? "" : "No notes for this page."
      case .connecting, .waiting: ""
      }
    return NotesView(pane: notes, absence: absence)
  }

  /// What is wrong with the deck stays until it is put right.
  private func drawReport(on screen: inout Screen, _ layout: Layout) {
    guard let report = backstage?.report, report.severity != "note" else { return }
    let style = report.severity == "error" ? Theme.alarm : Theme.warning
    screen.put("Deck, " + report.sentence, in: layout.report, style: style)
  }

  private func drawCode(on screen: inout Screen, _ layout: Layout, _ now: Double) {
    switch overlay {
    case .addresses(let addresses, let code):
      let lines =
        addresses.isEmpty
        ? ["No address is known: the server tells it to presenters only."]
        : addresses.prefix(1) + ["", "Esc back"]
          + (addresses.count > 1 ? ["", "Also:"] + addresses.dropFirst() : [])
      CodeView(code: code, title: "For viewers", lines: Array(lines))
        .draw(on: &screen, in: layout.overlay)
    case .remote(let code, let end):
      let seconds = max(Int((end - now).rounded(.up)), 0)
      let lines =
        code == nil
        ? ["No phone can be let in: the server tells its address to presenters only."]
        : ["Whoever scans this can turn pages.", "", "Hidden again in \(seconds) s, or by Esc."]
      CodeView(code: code, title: "For the presenter's phone", lines: lines)
        .draw(on: &screen, in: layout.overlay)
    case .help, nil: break
    }
  }
}
