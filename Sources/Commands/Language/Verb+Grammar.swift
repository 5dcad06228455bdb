import Pager
import Session

extension Verb {
  /// The one table of the command line.
  var grammar: Grammar {
    switch self {
    case .present:
      Grammar(
        summary: "Serve a deck and steer it from this terminal.",
        details: """
          Viewers open the address that it prints; they need a browser and nothing else.
          """,
        operands: [.deck],
        options: Self.serving
      )
    case .serve:
      Grammar(
        summary: "Serve a deck, to be steered from elsewhere.",
        details: """
          For a machine under the desk, a service or a container. Steer it by 'lectern remote', by \
          the one-shot verbs, or from a phone.
          """,
        operands: [.deck],
        options: Self.serving
      )
    case .remote:
      Grammar(
        summary: "Attach a presenter's console to a running server.",
        details: """
          Without URL or port it finds the one server that runs on this machine.
          """,
        operands: [Operand(name: "URL", value: .url, isOptional: true)],
        options: [.serverPort, .tokenFromInput]
      )
    case .next:
      Grammar(
        summary: "Reveal the next step, or turn to the next page.",
        options: Self.steering
      )
    case .previous:
      Grammar(
        summary: "Hide the last step, or turn to the previous page.",
        options: Self.steering
      )
    case .goto:
      Grammar(
        summary: "Turn to a page by its number, from 1.",
        operands: [Operand(name: "N", value: .integer(1...1_000_000))],
        options: Self.steering
      )
    case .swipe:
      Grammar(
        summary: "Drag the page as a finger does, and let it go.",
        details: """
          A real gesture: viewers see each position of it. What becomes of the page follows from \
          distance and velocity, as on a phone.
          """,
        operands: [.way],
        options: [.distance, .velocity, .duration, .cancel] + Self.steering
      )
    case .tap:
      Grammar(
        summary: "Tap the page control, on one side of the current dot.",
        operands: [.way],
        options: Self.steering
      )
    case .lock:
      Grammar(
        summary: "Lock the pages for all presenters, or unlock them.",
        operands: [.choice("STATE", ["on", "off"])],
        options: Self.steering
      )
    case .autoAdvance:
      Grammar(
        summary: "Let pages turn by themselves where their author wants it, or not.",
        operands: [.choice("STATE", ["on", "off"])],
        options: Self.steering
      )
    case .style:
      Grammar(
        summary: "Change how transitions look; their timing stays.",
        operands: [.choice("NAME", TransitionStyle.allCases.map(\.rawValue))],
        options: Self.steering
      )
    case .axis:
      Grammar(
        summary: "Lay pages side by side, or below each other.",
        operands: [.choice("NAME", [Pager.Layout.Axis.horizontal, .vertical].map(\.rawValue))],
        options: Self.steering
      )
    case .skin:
      Grammar(
        summary: "Change what colours viewers see around the pages.",
        operands: [.choice("NAME", Snapshot.skins)],
        options: Self.steering
      )
    case .bars:
      Grammar(
        summary: "Show one of the viewers' bars, or hide it.",
        details: """
          Bars are the page control, the page's number, and how the connection is. A hidden one \
          stays hidden whatever pages come.
          """,
        operands: [
          .choice("STATE", ["show", "hide"]), .choice("NAME", Bar.allCases.map(\.rawValue)),
        ],
        options: Self.steering
      )
    case .status:
      Grammar(
        summary: "Tell what a running server shows, and to how many.",
        options: [.json] + Self.steering
      )
    case .check:
      Grammar(
        summary: "Read a deck and tell its pages and problems.",
        details: """
          Ends with 1 when the deck can't be read or has an error; warnings and notes are only told.
          """,
        operands: [.deck],
        options: Self.reading + [.json]
      )
    case .completions:
      Grammar(
        summary: "Print a shell's completions for lectern.",
        operands: [
          Operand(name: "SHELL", value: .choice(Shell.allCases.map(\.rawValue)))
        ]
      )
    case .manual:
      Grammar(summary: "Print the manual page, for man.")
    case .help:
      Grammar(
        summary: "Show the help of a verb.",
        operands: [Operand(name: "VERB", value: .verb, isOptional: true)]
      )
    }
  }

  private static let serving: [Option] =
    [
      .port, .host, .shownURL, .maxViewers, .threads, .page, .tokenFile,
    ] + reading

  private static let reading: [Option] = [.allowRemote, .dialect, .passwordFile]

  private static let steering: [Option] = [.serverURL, .serverPort, .tokenFromInput]
}

extension Operand {
  fileprivate static let deck = Operand(name: "DECK", value: .deck)
  fileprivate static let way = choice("WAY", Way.allCases.map(\.rawValue))

  fileprivate static func choice(_ name: String, _ choices: [String]) -> Operand {
    Operand(name: name, value: .choice(choices))
  }
}
