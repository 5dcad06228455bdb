import WebSockets

/// How an errand ended, and the words for it.
struct Outcome: Equatable, Sendable {
  let code: ExitCode
  let text: String

  static func done(_ text: String) -> Outcome { Outcome(code: .done, text: text) }
  static func failed(_ text: String) -> Outcome { Outcome(code: .failed, text: text) }
  static func refused(_ text: String) -> Outcome { Outcome(code: .refused, text: text) }
  static func noAnswer(_ text: String) -> Outcome { Outcome(code: .noAnswer, text: text) }
}

extension Outcome {
  /// Why the session did not take what was asked for.
  static func refusal(_ reason: String, _ standing: Standing) -> Outcome {
    .refused("refused: \(sentence(for: reason, standing)) (\(reason)); now on \(standing.line)")
  }

  private static func sentence(for reason: String, _ standing: Standing) -> String {
    switch reason {
    case "noPage": "there is no page that way"
    case "unknownPage", "outOfRange": "the deck has \(standing.pages.count) pages"
    case "empty": "the deck has no pages"
    case "stale": "the session moved on meanwhile"
    case "busy": "a transition is under way"
    case "locked": "the session is locked"
    case "modal": "a sheet is open"
    case "notDriver": "someone else is steering"
    case "notPresenter": "only a presenter may; give the token by LECTERN_TOKEN or '--token-stdin'"
    case "closed": "the session is over"
    default: "the session did not take it"
    }
  }

  /// Why the connection ended before the errand did.
  static func closed(_ code: CloseCode, _ reason: String) -> Outcome {
    switch code {
    case .notAllowed, .revoked: .refused("refused: the token is not that of this server")
    case .version:
      .failed("the server speaks another version of the protocol: update one of the two")
    case .goingAway, .normal: .failed("the server ended")
    case .lost: .failed("the connection was lost")
    default:
      .failed("the server closed the connection (\(code.rawValue) \(reason.withoutControls))")
    }
  }
}
