/// What must hold whatever happens, by the numbers of the pager's specification.
package enum Invariant: Int, CaseIterable, Sendable {
  case order = 1
  case emptiness
  case membership
  case pageByCompletion
  case oneTransition
  case transitionEnds
  case neighbours
  case statesAndMotions
  case range
  case continuity
  case quietControl
  case control
  case cancelling
  case onePageAGesture
  case flicks
  case steps
  case answers
  case rejection
  case staleness
  case overscroll
  case ticks
  case replay
  case liveness
  case deadlines
  case vetoes
  case owners
  case appearance
  case snapshots
  case loopOfTwo
  case edits
  case mirror
  case scale
  case sheetGrammar
  case sheetBindings
  case sheetDurations
  case chrome
  case tabs

  /// The rule in a sentence.
  package var rule: String {
    switch self {
    case .order: "seq rises by one, times never fall"
    case .emptiness: "there is no page exactly where the list is empty"
    case .membership: "the current page is in the list"
    case .pageByCompletion: "the page changes with a completed transition, and only then"
    case .oneTransition: "will and didFinish alternate; one transition is open at most"
    case .transitionEnds: "a transition leads from the current page to another of the list"
    case .neighbours: "a gesture, step or tap leads to a neighbour"
    case .statesAndMotions: "each state has the gesture, transition and motion that belong to it"
    case .range: "the position lies within a page"
    case .continuity: "the position does not jump"
    case .quietControl: "the page control stands still while a transition is open"
    case .control: "the page control shows the current page"
    case .cancelling: "what was cancelled does not complete, unless asked for or touched again"
    case .onePageAGesture: "a gesture turns one page; two if it caught one that was decided"
    case .flicks: "n flicks turn n pages, at any rhythm"
    case .steps: "k accepted steps turn k pages, at any rhythm"
    case .answers: "each request gets one answer"
    case .rejection: "what is rejected changes nothing"
    case .staleness: "what is dropped changes nothing"
    case .overscroll: "a pull at a wall opens nothing"
    case .ticks: "ticks in between change nothing"
    case .replay: "the same inputs give the same log"
    case .liveness: "after silence the pager is at rest"
    case .deadlines: "there is a deadline exactly where something runs"
    case .vetoes: "what is forbidden is not gone to"
    case .owners: "a drag is ended by its owner, the host or the rules"
    case .appearance: "pages appear and disappear in order; at rest one is visible"
    case .snapshots: "a snapshot and later events give the whole"
    case .loopOfTwo: "in a loop of two, transitions go the way that was asked for"
    case .edits: "an edit that keeps the page does not change it"
    case .mirror: "right to left is left to right in a mirror"
    case .scale: "only pages count, not pixels"
    case .sheetGrammar: "each sheet comes, goes and is removed once, alone"
    case .sheetBindings: "a binding changes at a confirm, and only then"
    case .sheetDurations: "a dismissal takes its share of the one duration"
    case .chrome: "skins and bars change no pager, pagers change no bar"
    case .tabs: "a tab keeps its page while others are shown"
    }
  }
}

/// A rule that was broken, and how.
package struct Objection: Equatable, Sendable, CustomStringConvertible {
  package let invariant: Invariant
  let text: String

  init(_ invariant: Invariant, _ text: String) {
    self.invariant = invariant
    self.text = text
  }

  package var description: String {
    "invariant \(invariant.rawValue), \(invariant.rule): \(text)"
  }
}
