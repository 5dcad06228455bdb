/// A page of a document that can be drawn, as curves or as pixels.
package struct PageDrawing: Sendable {
  let file: UnnamedFile
  /// In the document, from 1.
  package let number: Int
  /// What of it is shown.
  let shown: Box
  /// Whether there is nothing else on it.
  let isWhole: Bool

  /// Of what is shown, in points.
  package var width: Double { shown.width }
  package var height: Double { shown.height }

  /// The same for what draws the same.
  package var name: String {
    let place = "\(shown.left) \(shown.top) \(shown.width) \(shown.height)"
    return "\(file.fingerprint) \(number) \(place)"
  }

  /// Curves of more bytes than this are slow to show, however well they are packed.
  private static let largestVector = 4 << 20

  /// The page as SVG, sharp at any size.
  ///
  /// - Parameter isPatient: whether all else on the machine goes first.
  /// - Returns: nil where it has too many curves, or a part that is not shown.
  /// - Throws: why it can't be drawn.
  package func curves(isPatient: Bool) throws(DrawingError) -> [UInt8]? {
    // What lies outside of a picture of curves is still in it.
    guard isWhole else { return nil }
    let range = ["-f", "\(number)", "-l", "\(number)"]
    var program = Program(
      name: "pdftocairo",
      arguments: ["-svg"] + range + [Program.filePath, "-"]
    )
    program.file = file
    program.niceness = isPatient ? Program.patience : 0
    program.largestOutput = Self.largestVector
    do {
      return Self.onPaper(try program.drawn())
    } catch .saidTooMuch {
      return nil
    } catch {
      throw DrawingError(error, "page \(number)", package: "poppler-utils")
    }
  }

  /// The page as WebP of this many pixels across.
  ///
  /// - Parameters:
  ///   - width: of what is shown.
  ///   - isPatient: whether all else on the machine goes first.
  /// - Returns: the file's bytes.
  /// - Throws: why it can't be drawn.
  package func pixels(width: Int, isPatient: Bool) throws(DrawingError) -> [UInt8] {
    let scale = Double(width) / shown.width
    let page = "\(Program.filePath)[page=\(number - 1),scale=\(scale)]"
    let output = ".webp[Q=86,smart_subsample=true,strip=true]"
    let place = [shown.left, shown.top, shown.width, shown.height].map { "\(Int($0 * scale))" }
    let arguments = isWhole ? ["copy", page, output] : ["crop", page, output] + place
    var program = Program(name: "vips", arguments: arguments)
    program.file = file
    program.niceness = isPatient ? Program.patience : 0
    program.environment = ["VIPS_CONCURRENCY=1"]
    do {
      return try program.drawn()
    } catch {
      throw DrawingError(error, "page \(number)", package: "libvips-tools")
    }
  }

  /// A PDF counts on white paper, a picture has none.
  private static func onPaper(_ svg: [UInt8]) -> [UInt8] {
    guard let tag = svg.firstRange(of: Array("<svg".utf8)),
      let end = svg[tag.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    return svg[...end] + Array("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>".utf8)
      + svg[(end + 1)...]
  }
}

extension Program {
  /// What a program that draws has written.
  func drawn() throws(Failure) -> [UInt8] {
    let output = try run()
    guard output.status == 0, !output.bytes.isEmpty else {
      let reason = output.complaint.split(separator: "\n").first.map(String.init)
      throw .failed(reason ?? "the program that draws it ended without a word")
    }
    return output.bytes
  }
}

/// Why a page or a picture is not drawn.
package struct DrawingError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ failure: Program.Failure, _ name: String, package: String) {
    let reason =
      switch failure {
      case .notInstalled: "\(package) is not installed"
      case .tookTooLong: "it takes too long"
      case .saidTooMuch: "it is too large"
      case .failed(let reason): reason
      }
    description = "\(name) can't be drawn: \(reason)"
  }
}
