/// A program that reads a diagram's text and writes SVG, as a child that opens nothing else.
struct DrawingProgram {
  /// Debian's package, by which people know it.
  let package: String
  let words: [String]

  /// What it draws of a text, in the page's ink and letters.
  func draw(_ source: String) throws(DiagramRefusal) -> HTMLElement {
    let output: Program.Output
    do throws(Program.Failure) {
      var program = Program(name: "env", arguments: words)
      program.input = try UnnamedFile(Array(source.utf8))
      program.seconds = 5
      program.largestOutput = 4 << 20
      output = try program.run()
    } catch {
      throw refusal(error)
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

  private func refusal(_ failure: Program.Failure) -> DiagramRefusal {
    switch failure {
    case .notInstalled:
      DiagramRefusal("install \(package) to have it drawn", isOfTheMoment: true)
    // What takes a whole processor for long is ended as a drawing that fails.
    case .tookTooLong: DiagramRefusal("it takes too long to draw", isOfTheMoment: true)
    case .saidTooMuch: DiagramRefusal("its drawing is too large")
    case .failed(let reason):
      DiagramRefusal("\(package) can't be started: \(reason)", isOfTheMoment: true)
    }
  }
}
