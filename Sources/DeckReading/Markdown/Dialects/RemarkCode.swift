/// Lines of code that stand out because a star is their first sign, or `#<<` their last in R Markdown.
enum RemarkCode {
  /// Puts their numbers on the line that opens the code, and takes the signs off.
  static func light(_ lines: inout [MarkdownLine], stars: Bool, marks: Bool) {
    var opener: (index: Int, fence: LineShape.Fence)?
    var lit: [Int] = []
    for index in lines.indices where lines[index].kind == .code {
      let fence = LineShape(lines[index].text).fence
      guard let (start, open) = opener else {
        if let fence { opener = (index, fence) }
        continue
      }
      if let fence, fence.closes(open) {
        if !lit.isEmpty {
          lines[start].text += " {\(lit.map(String.init).joined(separator: ","))}"
        }
        opener = nil
        lit = []
      } else if stars, lines[index].text.utf8.first == UInt8(ascii: "*") {
        lit.append(index - start)
        lines[index].text = " " + lines[index].text.dropFirst()
      } else if marks, lines[index].text.trimmedEnd.hasSuffix("#<<") {
        lit.append(index - start)
        lines[index].text = lines[index].text.trimmedEnd.dropLast(3).trimmedEnd
      }
    }
  }

  /// Takes out what R would run and show nothing of.
  static func dropHidden(_ lines: inout [MarkdownLine]) {
    var fence: LineShape.Fence?
    for index in lines.indices where lines[index].kind == .code {
      let found = LineShape(lines[index].text).fence
      if let open = fence {
        if found?.closes(open) ?? false { fence = nil }
        lines[index] = lines[index].blank
      } else if let found, found.info.hasPrefix("{"),
        ["include=FALSE", "echo=FALSE"].contains(where: {
          found.info.replacing(" ", with: "").contains($0)
        })
      {
        fence = found
        lines[index] = lines[index].blank
      }
    }
  }
}
