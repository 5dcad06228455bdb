/// What `lectern` can be told, each the first word after it.
package enum Verb: String, CaseIterable, Sendable {
  case present
  case serve
  case remote
  case next
  case previous
  case goto
  case swipe
  case tap
  case lock
  case autoAdvance = "auto-advance"
  case style
  case axis
  case skin
  case bars
  case status
  case check
  case completions
  case manual
  case help
}

/// A word that a verb needs or may have beside its options.
struct Operand: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case deck
    case url
    case verb
    case integer(ClosedRange<Int>)
    case choice([String])
  }

  let name: String
  let value: Value
  var isOptional = false
}

/// The grammar of one verb, and its words in help.
struct Grammar: Sendable {
  let summary: String
  var details = ""
  var operands: [Operand] = []
  var options: [Option] = []

  /// Those of the table and the one that every verb has.
  var allOptions: [Option] { options + [.help] }
}
