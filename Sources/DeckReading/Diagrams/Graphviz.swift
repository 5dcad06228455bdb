import Glibc

/// Graphs, drawn by the programs of Debian's package graphviz where it is installed.
enum Graphviz {
  /// Its programs, each of which lays a graph out in its own way.
  static let layouts: Set<String> = ["circo", "dot", "fdp", "neato", "twopi"]

  /// Letters as wide as those of the pages; no ground, since the page is one.
  private static let looks = [
    "-Tsvg", "-Gbgcolor=transparent", "-Gfontname=Helvetica", "-Nfontname=Helvetica",
    "-Efontname=Helvetica",
  ]

  static func draw(_ source: String, by layout: String) throws(DiagramRefusal) -> HTMLElement {
    let output: Program.Output
    do throws(Program.Failure) {
      let input = try UnnamedInput(source)
      // With that name set it opens no files, whatever a graph says.
      let words = ["SERVER_NAME=lectern", layout] + looks + [input.path]
      var program = Program(name: "env", arguments: words)
      program.seconds = 5
      program.largestOutput = 4 << 20
      output = try program.run()
    } catch {
      throw DiagramRefusal(text(error))
    }
    let svg = String(decoding: output.bytes, as: UTF8.self)
    guard let drawing = SVGDrawing.element(of: svg) else {
      let complaint = output.complaint.split(separator: "\n").first.map(String.init) ?? "no drawing"
      throw DiagramRefusal("Graphviz says: \(complaint.replacing(#/^.*/proc/\S+: /#, with: ""))")
    }
    return drawing
  }

  private static func text(_ failure: Program.Failure) -> String {
    switch failure {
    case .notInstalled: "install graphviz to have it drawn"
    case .tookTooLong: "it takes too long to draw"
    case .saidTooMuch: "its drawing is too large"
    case .failed(let reason): "Graphviz can't be started: \(reason)"
    }
  }
}

/// A file without a name that a child finds among what it has open.
private struct UnnamedInput: ~Copyable {
  private let descriptor: Int32

  init(_ text: String) throws(Program.Failure) {
    let path = "/tmp/lectern-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw .failed(unsafe String(cString: strerror(errno))) }
    unsafe unlink(path)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .failed(unsafe String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  var path: String { "/proc/self/fd/\(descriptor)" }

  deinit { close(descriptor) }
}
