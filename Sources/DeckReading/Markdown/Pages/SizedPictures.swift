/// `![](sea.png =300x200)`: a picture of a size, as HackMD and others write it.
enum SizedPictures {
  static func rewrite(_ lines: inout [MarkdownLine]) {
    guard lines.contains(where: { $0.text.firstRange(ofBytes: " =") != nil }) else { return }
    InlinePicture.rewrite(&lines) { picture in
      guard let sign = picture.source.firstRange(ofBytes: " =") else { return nil }
      let size = picture.source[sign.upperBound...].dropLast().trimmed
      let parts = size.split(separator: "x", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), size.allSatisfy({ $0.isNumber || "x%".contains($0) })
      else { return nil }
      let style = zip(["width", "height"], parts).filter { !$1.isEmpty }.map { name, length in
        "\(name): \(length)\(length.hasSuffix("%") ? "" : "px")"
      }
      return style.isEmpty ? nil : picture.styled(style, words: String(picture.words))
    }
  }
}
