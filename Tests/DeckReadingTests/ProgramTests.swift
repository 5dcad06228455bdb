import Foundation
import Glibc
import Testing

@testable import DeckReading

@Suite("Other programs, within limits", .timeLimit(.minutes(2)))
struct ProgramTests {
  private func shell(_ words: String) -> Program { Program(name: "sh", arguments: ["-c", words]) }

  private func said(_ program: Program) throws -> String {
    String(decoding: try program.run().bytes, as: UTF8.self)
  }

  private func failure(_ program: Program) -> Program.Failure? {
    #expect(throws: Program.Failure.self) { try program.run() }
  }

  @Test func `what it says and what it ends with is told`() throws {
    let output = try shell("echo words; echo complaint >&2; exit 3").run()
    #expect(output.bytes == Array("words\n".utf8))
    #expect(output.complaint == "complaint\n")
    #expect(output.status == 3)
  }

  @Test func `one that is not there is not installed`() {
    #expect(failure(Program(name: "lectern-no-such-program", arguments: [])) == .notInstalled)
  }

  @Test(arguments: [
    "exec sleep 600",
    // It has said all, and goes on.
    "exec >&- 2>&-; exec sleep 600",
    // Its own child has what it says on.
    "sleep 600 & exit",
  ])
  func `one that takes too long is ended`(words: String) {
    var program = shell(words)
    program.seconds = 0.1
    #expect(failure(program) == .tookTooLong)
  }

  @Test(arguments: ["while :; do :; done", "(while :; do :; done); exit 1"])
  func `one that computes too long is ended, itself or a child of its own`(words: String) {
    var program = shell(words)
    program.seconds = 1
    #expect(failure(program) == .tookTooLong)
  }

  @Test func `what it has started ends with it`() throws {
    try withFile("pid") { path in
      var program = shell("sleep 600 & echo $! > \(path); wait")
      program.seconds = 0.3
      program.largestFile = 100
      #expect(failure(program) == .tookTooLong)
      let pid = try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .newlines)
      // It may be gone, or lie there until somebody asks after it.
      let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? "(sleep) Z"
      #expect(stat.contains(") Z") || stat.contains(") X"))
    }
  }

  @Test func `one that says too much is ended`() {
    var program = Program(name: "yes", arguments: [])
    program.largestOutput = 100_000
    #expect(failure(program) == .saidTooMuch)
  }

  @Test func `of a complaint the beginning is kept`() throws {
    let output = try shell("head -c 100000 /dev/zero | tr '\\0' x >&2; echo end").run()
    #expect(output.complaint == String(repeating: "x", count: 4_096))
    #expect(output.bytes == Array("end\n".utf8))
  }

  @Test func `one that breaks down is told from one that ends`() throws {
    #expect(try shell("kill -SEGV $$").run().status == nil)
  }

  @Test func `it has so much memory, and may write so much`() throws {
    var hungry = Program(
      name: "dd",
      arguments: ["if=/dev/zero", "of=/dev/null", "bs=512M", "count=1"]
    )
    #expect(try hungry.run().status == 0)
    hungry.memory = 128 << 20
    #expect(try hungry.run().status == 1)
    try withFile("made") { path in
      var writing = Program(
        name: "dd",
        arguments: ["if=/dev/zero", "of=\(path)", "bs=100", "count=9"]
      )
      writing.largestFile = 500
      let status = try writing.run().status
      #expect(status != 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 500)
    }
  }

  @Test func `it finds nothing of ours but what it is given`() throws {
    let other = try UnnamedFile([1])
    var listing = Program(name: "ls", arguments: ["-l", "/proc/self/fd"])
    #expect(try !said(listing).contains("lectern-"))
    listing.file = try UnnamedFile([1])
    #expect(try said(listing).matches(of: /lectern-/).count == 1)
    withExtendedLifetime(other) {}
    var environment = Program(name: "env", arguments: [])
    environment.environment = ["GIVEN=1"]
    let names = try said(environment).split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(Set(names) == ["PATH", "LC_ALL", "GIVEN"])
  }

  @Test func `it reads what it is given, and nothing otherwise`() throws {
    var program = Program(name: "cat", arguments: ["-", Program.filePath])
    program.file = try UnnamedFile(Array("file".utf8))
    #expect(try program.run().bytes == Array("file".utf8))
    program.input = try UnnamedFile(Array("input, ".utf8))
    #expect(try program.run().bytes == Array("input, file".utf8))
  }
}
