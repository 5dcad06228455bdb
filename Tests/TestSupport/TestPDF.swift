/// Small PDFs, written as they are needed.
package enum TestPDF {
  package struct Sheet {
    package var width = 400
    package var height = 300
    package var turned = 0
    package var words: String
    /// Where the words begin, from the left.
    package var left = 40
    /// Left, bottom, right and top of what is shown.
    package var crop: [Int]?
    /// Annotations, such as `<< /Subtype /Link … >>`; page 1 is `5 0 R`, page 2 is `7 0 R`.
    package var annotations: [String] = []
    /// Further entries of the page, such as `/Dur 5`.
    package var entries = ""

    package init(_ words: String, width: Int = 400, height: Int = 300, turned: Int = 0) {
      self.words = words
      self.width = width
      self.height = height
      self.turned = turned
    }
  }

  /// A document with further entries of its catalogue, such as `/PageLabels << … >>`, and of its info.
  package static func bytes(
    _ sheets: [Sheet],
    title: String? = nil,
    catalogue: String = "",
    info: String = ""
  ) -> [UInt8] {
    let kids = sheets.indices.map { "\($0 * 2 + 5) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R \(catalogue) >>",
      "<< /Type /Pages /Count \(sheets.count) /Kids [\(kids)] >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< \(title.map { "/Title (\($0))" } ?? "") \(info) >>",
    ]
    for (index, sheet) in sheets.enumerated() {
      let words = sheet.words.split(separator: "\n").enumerated().map { line, words in
        "BT /F1 24 Tf \(sheet.left) \(sheet.height / 2 - line * 30) Td (\(words)) Tj ET"
      }
      let content = words.joined(separator: " ")
      let crop = sheet.crop.map { "/CropBox [\($0.map(String.init).joined(separator: " "))]" } ?? ""
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(sheet.width) \(sheet.height)] \(crop) "
          + "/Rotate \(sheet.turned) /Resources << /Font << /F1 3 0 R >> >> "
          + "\(sheet.entries) /Annots [\(sheet.annotations.joined(separator: " "))] "
          + "/Contents \(index * 2 + 6) 0 R >>"
      )
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    return file(objects)
  }

  private static func file(_ objects: [String]) -> [UInt8] {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text +=
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
