import Pager
import Session
import Testing

@testable import Commands

@Suite("Invocation")
struct InvocationTests {
  struct Row: CustomTestStringConvertible {
    let line: String
    let invocation: Invocation

    init(_ line: String, _ invocation: Invocation) {
      (self.line, self.invocation) = (line, invocation)
    }

    var testDescription: String { "lectern \(line)" }
    /// As a shell cuts it that knows no quotes.
    var words: [String] { line.split(separator: " ").map(String.init) }
  }

  private static func serve(
    _ deck: String,
    _ change: (inout ServeOptions) -> Void = { _ in }
  ) -> ServeOptions {
    var options = ServeOptions(deck: deck)
    change(&options)
    return options
  }

  private static func swipe(_ way: Way, _ change: (inout Swipe) -> Void = { _ in }) -> Move {
    var swipe = Swipe(way)
    change(&swipe)
    return .swipe(swipe)
  }

  private static func reading(allowsRemote: Bool, dialect: String?) -> ReadingOptions {
    var options = ReadingOptions()
    (options.allowsRemote, options.dialect) = (allowsRemote, dialect)
    return options
  }

  private static let locked: ReadingOptions = {
    var options = ReadingOptions()
    options.passwordFile = "p"
    return options
  }()

  private static let here = ServerChoice()

  static let servers: [Row] = [
    Row("present talk.md", .present(serve("talk.md"))),
    Row("serve talk.pdf --port 9000", .serve(serve("talk.pdf") { $0.port = 9000 })),
    Row("serve -p 9000 talk.pdf", .serve(serve("talk.pdf") { $0.port = 9000 })),
    Row("serve -p9000 talk.pdf", .serve(serve("talk.pdf") { $0.port = 9000 })),
    Row("serve --port=9000 talk.pdf", .serve(serve("talk.pdf") { $0.port = 9000 })),
    Row("serve --host ::1 a.md", .serve(serve("a.md") { $0.host = "::1" })),
    Row("serve a.md --url http://a/?b=c", .serve(serve("a.md") { $0.url = "http://a/?b=c" })),
    Row(
      "serve a.md --max-viewers 50 --page 3",
      .serve(serve("a.md") { ($0.maxViewers, $0.startPage) = (50, 3) })
    ),
    Row("serve a.pdf --password-file p", .serve(serve("a.pdf") { $0.reading = locked })),
    Row("serve a.md --token-file t", .serve(serve("a.md") { $0.tokenFile = "t" })),
    Row(
      "serve a.md --allow-remote",
      .serve(serve("a.md") { $0.reading = reading(allowsRemote: true, dialect: nil) })
    ),
    Row("serve -- --odd.md", .serve(serve("--odd.md"))),
    Row("talk.md", .open(serve("talk.md"))),
    Row("decks/talk", .open(serve("decks/talk"))),
    Row("pictures", .open(serve("pictures"))),
    Row("talk.md --page 2", .open(serve("talk.md") { $0.startPage = 2 })),
    Row("--port 9000 talk.md", .open(serve("talk.md") { $0.port = 9000 })),
    Row("-- next", .open(serve("next"))),
  ]

  static let verbs: [Row] = [
    Row("next", .move(.advance(.next), here)),
    Row("previous", .move(.advance(.previous), here)),
    Row("goto 12", .move(.goTo(12), here)),
    Row("tap next", .move(.tap(.next), here)),
    Row("swipe next", .move(swipe(.next), here)),
    Row("swipe previous --distance 0.25", .move(swipe(.previous) { $0.distance = 0.25 }, here)),
    Row("swipe next --velocity -1.5", .move(swipe(.next) { $0.velocity = -1.5 }, here)),
    Row("swipe --cancel next", .move(swipe(.next) { $0.isCancelled = true }, here)),
    Row("swipe next --duration 1.5", .move(swipe(.next) { $0.duration = 1.5 }, here)),
    Row("lock on", .change(.lock(true), here)),
    Row("auto-advance off", .change(.autoAdvance(false), here)),
    Row("lock off -p 81", .change(.lock(false), ServerChoice(port: 81))),
    Row("style curl", .change(.style(.curl), here)),
    Row("axis vertical", .change(.axis(.vertical), here)),
    Row("skin dark", .change(.skin("dark"), here)),
    Row("bars hide control", .change(.bar(.control, isHidden: true), here)),
    Row("bars show status", .change(.bar(.status, isHidden: false), here)),
    Row("next --url http://a:1/", .move(.advance(.next), ServerChoice(url: "http://a:1/"))),
    Row(
      "next --port 81 --token-stdin",
      .move(.advance(.next), ServerChoice(port: 81, tokenFromInput: true))
    ),
    Row("status", .status(json: false, here)),
    Row("status --json -p 81", .status(json: true, ServerChoice(port: 81))),
    Row("remote", .remote(here)),
    Row("remote http://a:1/", .remote(ServerChoice(url: "http://a:1/"))),
    Row("remote -p 81", .remote(ServerChoice(port: 81))),
    Row("check talk.md", .check(deck: "talk.md", ReadingOptions(), json: false)),
    Row("check --json talk.md", .check(deck: "talk.md", ReadingOptions(), json: true)),
    Row("check a.pdf --password-file p", .check(deck: "a.pdf", locked, json: false)),
    Row(
      "check --allow-remote --dialect=marp talk.md",
      .check(deck: "talk.md", reading(allowsRemote: true, dialect: "marp"), json: false)
    ),
    Row("completions fish", .completions(.fish)),
    Row("manual", .manual),
    Row("help", .help(nil)),
    Row("help swipe", .help(.swipe)),
    Row("--help", .help(nil)),
    Row("-h", .help(nil)),
    Row("goto --help", .help(.goto)),
    Row("check talk.md -h", .help(.check)),
    Row("--version", .version),
  ]

  @Test(arguments: servers + verbs) func `a command line is understood`(_ row: Row) throws {
    #expect(try Invocation.parse(row.words) { $0 == "pictures" } == row.invocation)
  }

  @Test(arguments: Verb.allCases) func `every verb has help`(_ verb: Verb) throws {
    #expect(try Invocation.parse([verb.rawValue, "--help"]) { _ in false } == .help(verb))
  }
}
