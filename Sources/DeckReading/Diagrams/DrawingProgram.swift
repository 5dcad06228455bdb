/// A program that reads a diagram's text and writes SVG, as a child that opens nothing else.
struct DrawingProgram {
  /// Debian's package, by which people know it.
  let package: String
  let words: [String]
  /// Of a processor.
  var seconds = 5.0

  /// What it draws of a text, in the page's ink and letters.
  func draw(_ source: String) throws(DiagramRefusal) -> HTMLElement {
    var program = Program(name: "env", arguments: words)
    program.seconds = seconds
    program.largestOutput = 4 << 20
    let begun = Program.now()
    let output: Program.Output
    do throws(Program.Failure) {
      program.input = try UnnamedFile(Array(source.utf8))
      output = try program.run()
    } catch {
      throw refusal(error, isOutOfClock: Program.now() - begun >= program.clockSeconds)
    }
    let svg = String(decoding: output.bytes, as: UTF8.self)
    guard let drawing = SVGDrawing.element(of: svg) else {
      let complaint = output.complaint.split(separator: "\n").first.map(String.init)
      throw DiagramRefusal("\(package) says: \(Self.plain(complaint ?? "no drawing"))")
    }
    return drawing
  }

  /// Without the program's own name.
  private static func plain(_ complaint: String) -> String {
    complaint.replacing(#/^.*<stdin>: /#, with: "")
  }

  /// What is ended by the clock may not have had the processor.
  private func refusal(_ failure: Program.Failure, isOutOfClock: Bool) -> DiagramRefusal {
    switch failure {
    case .notInstalled:
      DiagramRefusal("install \(package) to have it drawn", isOfTheMoment: true)
    case .tookTooLong: DiagramRefusal("it takes too long to draw", isOfTheMoment: isOutOfClock)
    case .saidTooMuch: DiagramRefusal("its drawing is too large")
    case .failed(let reason):
      DiagramRefusal("\(package) can't be started: \(reason)", isOfTheMoment: true)
    }
  }
}
