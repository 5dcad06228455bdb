/// Draws one page of a PDF.
struct PDFDrawing: Sendable {
  let path: String
  /// In the document, from 1.
  let number: Int
  let text: String
  /// In points.
  let width: Double
  let height: Double

  /// A page of more curves than this is quicker to show as pixels.
  private static let largestVector = 2 << 20
  /// Pixels of the longer side.
  private static let pixels = 2_560

  /// Draws it, as curves if these are few enough; what fails says so in its place.
  func draw() -> DrawnPage {
    do {
      let curves = try output(["-svg"], limit: Self.largestVector)
      return page("image/svg+xml", onPaper(curves))
    } catch .saidTooMuch {
      return drawPixels()
    } catch {
      return failed(error)
    }
  }

  /// A PDF counts on white paper, a picture has none.
  private func onPaper(_ svg: [UInt8]) -> [UInt8] {
    guard let tag = svg.firstRange(of: Array("<svg".utf8)),
      let end = svg[tag.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    return svg[...end] + Array("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>".utf8)
      + svg[(end + 1)...]
  }

  private func drawPixels() -> DrawnPage {
    do {
      // Curves are cropped without being asked, and refuse to be asked.
      let options = ["-png", "-singlefile", "-cropbox", "-scale-to", String(Self.pixels)]
      return page("image/png", try output(options, limit: 64 << 20))
    } catch {
      return failed(error)
    }
  }

  private func output(_ options: [String], limit: Int) throws(Program.Failure) -> [UInt8] {
    let range = ["-f", String(number), "-l", String(number)]
    var program = Program(name: "pdftocairo", arguments: options + range + [path, "-"])
    program.largestOutput = limit
    let output = try program.run()
    guard output.status == 0, !output.bytes.isEmpty else {
      let reason = output.complaint.split(separator: "\n").first.map(String.init)
      throw .failed(reason ?? "the program that draws it ended without a word")
    }
    return output.bytes
  }

  private func page(_ mediaType: String, _ bytes: [UInt8]) -> DrawnPage {
    DrawnPage(number: number, mediaType: mediaType, bytes: bytes, text: text, problem: nil)
  }

  // MARK: - Failing

  private func failed(_ failure: Program.Failure) -> DrawnPage {
    let reason =
      switch failure {
      case .notInstalled: "pdftocairo is not installed (package poppler-utils)"
      case .tookTooLong: "it takes too long"
      case .saidTooMuch: "it is too large"
      case .failed(let reason): reason
      }
    return DrawnPage(
      number: number,
      mediaType: "image/svg+xml",
      bytes: Array(notice(reason).utf8),
      text: text,
      problem: "page \(number) can't be drawn: \(reason)"
    )
  }

  /// A picture of the page's size that says what is wrong.
  private func notice(_ reason: String) -> String {
    let size = min(width, height)
    let lines = HTMLWriter.write([.text("Page \(number) can't be drawn")])
    let why = HTMLWriter.write([.text(String(reason.prefix(80)))])
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="sans-serif" text-anchor="middle">\
      <rect width="100%" height="100%" fill="#fff"/>\
      <text x="50%" y="45%" font-size="\(size / 12)" fill="#333">\(lines)</text>\
      <text x="50%" y="58%" font-size="\(size / 30)" fill="#666">\(why)</text></svg>
      """
  }
}
